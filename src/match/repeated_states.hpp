#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "games/game.hpp"

namespace sowmill {

// Whether nothing was captured or placed between two states of a match.
template <Game G>
bool have_same_pieces(const G& game, const typename G::State& one, const typename G::State& other) {
  const auto on_board = [](const BoardView& view) {
    int count = 0;
    for (const Place& place : view.places) count += place.count;
    return count;
  };
  const BoardView first = game.view(one);
  const BoardView second = game.view(other);
  return first.stores == second.stores && on_board(first) == on_board(second);
}

// The states of a match, each once, that stood twice and end it if they come again. What lies
// before the last capture cannot.
template <Game G>
std::vector<typename G::State> repeated_states(const G& game,
                                               const std::vector<typename G::State>& states) {
  std::vector<std::uint64_t> hashes;
  hashes.reserve(states.size());
  for (const auto& state : states) hashes.push_back(game.hash(state));
  std::ranges::sort(hashes);
  std::vector<typename G::State> twice;
  for (const auto& state : states)
    if (std::ranges::equal_range(hashes, game.hash(state)).size() >= 2 &&
        std::ranges::find(twice, state) == twice.end() &&
        have_same_pieces(game, state, states.back()))
      twice.push_back(state);
  return twice;
}

}  // namespace sowmill
