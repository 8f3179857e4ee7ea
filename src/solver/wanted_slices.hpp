#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/state_index.hpp"

namespace sowmill::solver {

// Whether positions with men in hand are solved too.
enum class Placing : std::uint8_t { Without, With };

// A game in which men are placed before they move. Every placing leaves the slice, and what all of
// them lead to lies close together for positions numbered by the player who waits.
template <class I>
concept HasPlacing = requires(const I& index, typename I::Slice slice, std::uint64_t number) {
  { index.placing_slices() } -> std::same_as<std::vector<typename I::Slice>>;
  { slice.is_moving() } -> std::same_as<bool>;
  { index.size_by_waiting(slice) } -> std::same_as<std::uint64_t>;
  { index.state_by_waiting(slice, number) } -> std::same_as<std::optional<typename I::Game::State>>;
};

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
