#pragma once

#include <array>

#include "games/game.hpp"

namespace sowmill {

// How one player has fared against another.
struct Tally {
  int won = 0;
  int drawn = 0;
  int lost = 0;
  // Openings that both players have had from both sides, by what the two games gave the first of
  // them: 0, 1/2, 1, 3/2 or 2. What an opening favours cancels out there, so errors are smaller.
  std::array<int, 5> pairs = {};

  void add(Side side, Outcome outcome);  // The outcome of a game played as that side.
  // Counts the two games of an opening, which are all that `both` has, as one.
  void add_pair(const Tally& both);

  [[nodiscard]] int games() const { return won + drawn + lost; }
  [[nodiscard]] double score() const;  // Of a game: a win is 1, a draw a half.
  // Half the width of the interval in which the score lies with 95 % certainty.
  [[nodiscard]] double error() const;
  [[nodiscard]] double elo() const;  // How much stronger the player is, at most 1,200.
  [[nodiscard]] double elo_error() const;

  [[nodiscard]] int paired_games() const;
};

}  // namespace sowmill
