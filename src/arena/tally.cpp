#include "arena/tally.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace sowmill {
namespace {

double elo_of(double score) {
  constexpr double least = 0.001;
  const double share = std::clamp(score, least, 1 - least);
  return 400 * std::log10(share / (1 - share));
}

// The variance of what is scored by steps of equal size from 0 to 1, so many times each.
double variance(std::span<const int> counts) {
  double count = 0;
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double score = static_cast<double>(i) / static_cast<double>(counts.size() - 1);
    count += counts[i];
    sum += counts[i] * score;
    squares += counts[i] * score * score;
  }
  return std::max(squares / count - sum / count * (sum / count), 0.0);
}

}  // namespace

void Tally::add(Side side, Outcome outcome) {
  if (outcome == Outcome::FirstWins || outcome == Outcome::SecondWins)
    ++(outcome == win_for(side) ? won : lost);
  else
    ++drawn;
}

void Tally::add_pair(const Tally& both) {
  const int halves = 2 * both.won + both.drawn;
  ++pairs[static_cast<std::size_t>(halves)];
}

double Tally::score() const { return games() == 0 ? 0.5 : (won + drawn / 2.0) / games(); }

int Tally::paired_games() const { return 2 * std::accumulate(pairs.begin(), pairs.end(), 0); }

double Tally::error() const {
  constexpr double deviations = 1.959964;  // 95 % of a normal distribution lie within them.
  constexpr double squared = deviations * deviations;
  if (games() == 0) return 0.5;
  const bool is_paired = paired_games() > 0;
  const double count = is_paired ? paired_games() / 2.0 : games();
  const double each = is_paired ? variance(pairs) : variance(std::array{lost, drawn, won});
  // Results that are all the same say nothing of how they vary: then it is the width of Wilson's
  // interval.
  if (each == 0) return squared / (games() + squared);
  return deviations * std::sqrt(each / count);
}

double Tally::elo() const { return elo_of(score()); }

double Tally::elo_error() const {
  return (elo_of(score() + error()) - elo_of(score() - error())) / 2;
}

}  // namespace sowmill
