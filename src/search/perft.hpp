#pragma once

#include <cstdint>

#include "games/game.hpp"

namespace sowmill {

template <Game G>
std::uint64_t count_moves(const G& game, const typename G::State& state) {
  if constexpr (CountsMoves<G>)
    return game.count_moves(state);
  else
    return game.legal_moves(state).size();
}

// The number of move sequences of exactly that length. The last ply is counted, not played.
template <Game G>
std::uint64_t perft(const G& game, const typename G::State& state, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return count_moves(game, state);
  std::uint64_t leaves = 0;
  for (const auto move : game.legal_moves(state)) {
    auto next = state;
    game.apply(next, move);
    leaves += perft(game, next, depth - 1);
  }
  return leaves;
}

}  // namespace sowmill
