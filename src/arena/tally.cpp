#include "arena/tally.hpp"

#include <algorithm>
#include <cmath>

namespace sowmill {
namespace {

double elo_of(double score) {
  constexpr double least = 0.001;
  const double share = std::clamp(score, least, 1 - least);
  return 400 * std::log10(share / (1 - share));
}

}  // namespace

void Tally::add(Side side, Outcome outcome) {
  if (outcome == Outcome::FirstWins || outcome == Outcome::SecondWins)
    ++(outcome == win_for(side) ? won : lost);
  else
    ++drawn;
}

double Tally::score() const { return games() == 0 ? 0.5 : (won + drawn / 2.0) / games(); }

// Twice the standard deviation of the mean.
double Tally::error() const {
  if (games() == 0) return 0.5;
  const double mean_square = (won + drawn / 4.0) / games();
  return 2 * std::sqrt(std::max(mean_square - score() * score(), 0.0) / games());
}

double Tally::elo() const { return elo_of(score()); }

double Tally::elo_error() const {
  return (elo_of(score() + error()) - elo_of(score() - error())) / 2;
}

}  // namespace sowmill
