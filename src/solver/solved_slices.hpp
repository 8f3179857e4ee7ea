#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/state_index.hpp"
#include "solver/arithmetic.hpp"
#include "tables/huge_array.hpp"

namespace sowmill::solver {

using tables::HugeArray;

// What is known of the slices solved before, in memory: values, or bounds.
template <StateIndex I, class Known>
class SolvedSlices {
 public:
  using Slice = typename I::Slice;

  void add(Slice slice, HugeArray<Known> values) { solved_.emplace_back(slice, std::move(values)); }

  [[nodiscard]] bool has(Slice slice) const { return find(slice) != solved_.rend(); }

  // Requires: it was added. Captures are mostly small, so the slice is mostly among the latest.
  [[nodiscard]] const Known* of(Slice slice) const { return find(slice)->second.data(); }

  // Forgets all others.
  void keep(const std::vector<Slice>& slices) {
    std::erase_if(solved_,
                  [&](const auto& entry) { return std::ranges::count(slices, entry.first) == 0; });
  }
  void forget_all() { solved_.clear(); }

 private:
  using Entries = std::vector<std::pair<Slice, HugeArray<Known>>>;

  [[nodiscard]] typename Entries::const_reverse_iterator find(Slice slice) const {
    return std::find_if(solved_.rbegin(), solved_.rend(),
                        [&](const auto& entry) { return entry.first == slice; });
  }

  Entries solved_;
};

}  // namespace sowmill::solver
