#pragma once

#include "common/random.hpp"
#include "games/game.hpp"

namespace sowmill {

// A position after so many random moves from the start, or fewer where the game ends sooner; the
// game is not over there.
template <Game G>
typename G::State random_position(const G& game, int plies, Random& random) {
  auto state = game.initial_state();
  for (int ply = 0; ply < plies; ++ply) {
    const auto moves = game.legal_moves(state);
    auto next = state;
    game.apply(next, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    if (game.legal_moves(next).empty()) break;
    state = next;
  }
  return state;
}

}  // namespace sowmill
