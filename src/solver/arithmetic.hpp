#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>

#include "games/state_index.hpp"
#include "tables/value.hpp"

namespace sowmill::solver {

using tables::plies_of;

// A value as tables hold it, seen by the one who chooses: the difference still to come, or win,
// draw and loss with distance (tables/value.hpp). Greater is better in both, and what a move is
// worth is nearly the same: the negation of what it leads to.
using Value = std::int8_t;

constexpr Value no_value = -128;  // Below every value: where nothing is known yet, or nothing is.
constexpr int largest_value = tables::win_at_once;

class Arithmetic {
 public:
  constexpr explicit Arithmetic(Measure measure) : delay_(measure == Measure::Distance ? 1 : 0) {}

  // What a move is worth that gains so much and leads to a position of that value.
  [[nodiscard]] constexpr int worth(int gain, int value, NextChooser next) const {
    if (next == NextChooser::Same) return gain + value;
    return gain - value + (value > 0 ? delay_ : 0);
  }

 private:
  int delay_;  // By how much a win that is answered is a loss nearer to a draw: a ply, or nothing.
};

// What a position is worth to its chooser in which the game is over.
template <StateIndex I>
int value_when_over(const I& index, const typename I::Game::State& state) {
  const auto& game = index.game();
  const auto ending = game.ending(state);
  const int sign = game.side_to_move(state) == Side::First ? 1 : -1;
  if (index.measure() != Measure::Distance)
    return sign * (ending.score->first - ending.score->second - game.material(state));
  if (ending.outcome == Outcome::Draw) return 0;
  return ending.outcome == win_for(game.side_to_move(state)) ? largest_value : -largest_value;
}

// What a move gains at once, seen by the one who made it.
template <StateIndex I>
int gain_of(const I& index, const typename I::Game::State& before,
            const typename I::Game::State& after) {
  if (index.measure() == Measure::Distance) return 0;
  const auto& game = index.game();
  const int difference = game.material(after) - game.material(before);
  return game.side_to_move(before) == Side::First ? difference : -difference;
}

template <StateIndex I>
NextChooser next_chooser(const I& index, const typename I::Game::State& before,
                         const typename I::Game::State& after) {
  const bool same = index.game().side_to_move(before) == index.game().side_to_move(after);
  return same ? NextChooser::Same : NextChooser::Other;
}

}  // namespace sowmill::solver
