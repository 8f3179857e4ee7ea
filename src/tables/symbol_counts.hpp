#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "tables/block_code.hpp"

namespace sowmill::tables {

// How often each symbol occurs.
using SymbolCounts = std::vector<std::uint32_t>;

inline std::uint64_t total_of(std::span<const std::uint32_t> counts) {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

// The bits that the best code needs for so many of each.
inline double entropy(std::span<const std::uint32_t> counts) {
  double bits = 0;
  for (const auto count : counts)
    if (count != 0) bits -= count * std::log2(static_cast<double>(count));
  const auto total = static_cast<double>(total_of(counts));
  return total == 0 ? 0 : bits + total * std::log2(total);
}

// The shares that suit these counts. The symbols not among `kept`, if there are any, follow an
// escape. Requires: `kept` is ordered by falling counts, and there is a share for each of it and
// for an escape if there is one.
SymbolModel symbol_model(const SymbolCounts& counts, std::span<const std::uint8_t> kept);

// The symbols by falling counts.
std::vector<std::uint8_t> symbols_by_count(const SymbolCounts& counts);

// Puts contexts that are alike together, at most so many groups; returns the group of each. One
// row of `counts`, as long as there are symbols, is a context.
std::vector<std::uint8_t> group_contexts(const std::vector<std::uint32_t>& counts,
                                         std::size_t symbols, std::size_t most_groups,
                                         unsigned threads);

}  // namespace sowmill::tables
