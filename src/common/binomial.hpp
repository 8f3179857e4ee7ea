#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sowmill {

// choose(n, k) is the number of ways to choose k things of n; 0 if k > n. Exact for n up to 61, and
// beyond it for as small a k as the numberings here need.
constexpr std::size_t most_things = 96;
constexpr std::size_t most_chosen = 13;

inline constexpr auto binomials = [] {
  std::array<std::array<std::uint64_t, most_chosen + 1>, most_things + 1> table{};
  for (std::size_t n = 0; n <= most_things; ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; k <= most_chosen && n > 0; ++k)
      table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
  }
  return table;
}();

constexpr std::uint64_t choose(int n, int k) {
  return n < k ? 0 : binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

}  // namespace sowmill
