#pragma once

#include <cstdint>
#include <string_view>

#include "common/text.hpp"

namespace sowmill {

// The number that a field of a request holds; 0 if it holds none.
inline std::uint64_t number_in(std::string_view text) {
  constexpr int largest_number = 2'000'000'000;
  return static_cast<std::uint64_t>(parse_number(text, largest_number).value_or(0));
}

}  // namespace sowmill
