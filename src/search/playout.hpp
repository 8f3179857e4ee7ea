#pragma once

#include <cstdint>
#include <optional>

#include "common/random.hpp"
#include "games/game.hpp"

namespace sowmill {

// Which way random moves are found: by the game's own random_move where it has one, or from
// legal_moves.
enum class Picking : std::uint8_t { Fastest, FromLegalMoves };

template <Picking picking, Game G>
std::optional<typename G::Move> pick_random(const G& game, const typename G::State& state,
                                            Random& random) {
  if constexpr (picking == Picking::Fastest && PicksRandomMove<G>) {
    return game.random_move(state, random);
  } else {
    const auto moves = game.legal_moves(state);
    if (moves.empty()) return std::nullopt;
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  }
}

// Plays so many random moves, game after game. States have no history, so a game that goes round
// and round would never end: it is left after this many plies. Returns a sum of hashes, so that the
// work is not optimised away and two machines can compare it.
template <Picking picking, Game G>
std::uint64_t playout(const G& game, std::uint64_t moves, std::uint64_t seed) {
  constexpr int longest_game = 256;
  Random random(seed);
  std::uint64_t signature = 0;
  while (moves > 0) {
    auto state = game.initial_state();
    for (int ply = 0; ply < longest_game && moves > 0; ++ply) {
      const auto move = pick_random<picking>(game, state, random);
      if (!move) break;
      game.apply(state, *move);
      --moves;
    }
    signature += game.hash(state);
  }
  return signature;
}

}  // namespace sowmill
