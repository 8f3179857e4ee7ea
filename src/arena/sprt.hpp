#pragma once

#include <optional>

#include "arena/tally.hpp"

namespace sowmill {

// A sequential test of how much stronger a player is: games are played until one of two claims is
// so much likelier that it may be believed. The generalised likelihood ratio with Elo on the
// logistic scale, over pairs of games where there are any.
struct Sprt {
  double elo0 = 0;      // What is claimed if it is not better.
  double elo1 = 5;      // What is claimed if it is.
  double alpha = 0.05;  // How often elo1 may be believed when elo0 is true.
  double beta = 0.05;   // And the other way about.

  [[nodiscard]] double lower() const;  // Where elo0 is believed.
  [[nodiscard]] double upper() const;  // Where elo1 is.
  // The logarithm of how much likelier elo1 makes what has happened.
  [[nodiscard]] double likelihood_ratio(const Tally& tally) const;

  enum class Belief : std::uint8_t { Neither, Elo0, Elo1 };
  [[nodiscard]] Belief belief(const Tally& tally) const;
};

}  // namespace sowmill
