#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "common/result.hpp"
#include "common/text.hpp"

namespace sowmill {

// The fields of a position's text, joined by '-'. Refused if they are not as many as the game has.
inline Result<std::vector<std::string_view>> position_fields(std::string_view text,
                                                             std::size_t expected) {
  const auto found = static_cast<std::size_t>(std::ranges::count(text, '-')) + 1;
  if (found == expected) return split(text, '-', expected);
  return refuse(Reason::PositionFieldCount, std::to_string(expected), std::to_string(found));
}

}  // namespace sowmill
