#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "games/state_index.hpp"

namespace sowmill::solver {

// Whether positions with men in hand are solved too.
enum class Placing : std::uint8_t { Without, With };

// A game in which men are placed before they move.
template <class I>
concept HasPlacing = requires(const I& index) { index.placing_slices(); };

// The slices of a run, earlier ones first. Those with men in hand are all that lead to no other
// slice in the end: with as many men, placed or not, as the others have on the board.
template <StateIndex I>
std::vector<typename I::Slice> wanted_slices(const I& index, int seeds, Placing placing) {
  auto wanted = index.slices(seeds);
  if constexpr (HasPlacing<I>) {
    const auto is_wanted = [&](const auto& slice) {
      return std::ranges::find(wanted, slice) != wanted.end();
    };
    if (placing == Placing::With)
      for (const auto& slice : index.placing_slices())
        if (std::ranges::all_of(index.earlier(slice), is_wanted)) wanted.push_back(slice);
  }
  return wanted;
}

}  // namespace sowmill::solver
