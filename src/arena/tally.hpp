#pragma once

#include "games/game.hpp"

namespace sowmill {

// How one player has fared against another.
struct Tally {
  int won = 0;
  int drawn = 0;
  int lost = 0;

  void add(Side side, Outcome outcome);  // The outcome of a game played as that side.

  [[nodiscard]] int games() const { return won + drawn + lost; }
  [[nodiscard]] double score() const;  // Of a game: a win is 1, a draw a half.
  // Half the width of the interval in which the score lies with 95 % certainty.
  [[nodiscard]] double error() const;
  [[nodiscard]] double elo() const;  // How much stronger the player is, at most 1,200.
  [[nodiscard]] double elo_error() const;
};

}  // namespace sowmill
