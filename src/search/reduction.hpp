#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "search/score.hpp"

namespace sowmill::search {

inline constexpr std::size_t told_places = 64;  // Later moves are searched like the last of these.

// Logarithms, nearly: added up rather than taken from the library, so that they are the same on
// every machine.
inline constexpr auto logarithms = [] {
  std::array<float, std::max<std::size_t>(longest_line, told_places) + 1> table{};
  for (std::size_t i = 2; i < table.size(); ++i)
    table[i] = table[i - 1] + 1 / (static_cast<float>(i) - 0.5F);
  return table;
}();

// By how many plies a quiet move is searched less: more the deeper the search and the later the
// move, by the product of their logarithms. Requires: a depth from 1 to longest_line.
constexpr int reduction_by(float divisor, int depth, std::size_t place) {
  constexpr float rounding = 0.4F;
  const float product = logarithms[static_cast<std::size_t>(depth)] *
                        logarithms[std::min(place, told_places - 1) + 1];
  return std::max(1, static_cast<int>(rounding + product / divisor));
}

}  // namespace sowmill::search
