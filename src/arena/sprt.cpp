#include "arena/sprt.hpp"

#include <cmath>
#include <numeric>
#include <vector>

namespace sowmill {
namespace {

// A result and how often it was seen.
struct Seen {
  double score;
  double count;
};

// What was never seen counts a little, so that it is not held to be impossible.
template <class Counts>
std::vector<Seen> seen_of(const Counts& counts) {
  constexpr double hardly = 0.001;
  std::vector<Seen> all;
  all.reserve(counts.size());
  for (std::size_t i = 0; i < counts.size(); ++i)
    all.push_back({static_cast<double>(i) / static_cast<double>(counts.size() - 1),
                   counts[i] == 0 ? hardly : counts[i]});
  return all;
}

// Among all distributions with the given mean, the one that makes what was seen likeliest gives
// each result its share divided by 1 + tilt * (score - mean). The sum falls with the tilt.
double tilt_for(const std::vector<Seen>& all, double mean) {
  constexpr int halvings = 100;
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  for (int i = 0; i < halvings; ++i) {
    const double tilt = (low + high) / 2;
    double sum = 0;
    for (const auto& [score, count] : all)
      sum += count * (score - mean) / (1 + tilt * (score - mean));
    (sum > 0 ? low : high) = tilt;
  }
  return (low + high) / 2;
}

// The logarithm of the likelihood, less what does not depend on the mean.
double log_likelihood(const std::vector<Seen>& all, double mean) {
  const double tilt = tilt_for(all, mean);
  double sum = 0;
  for (const auto& [score, count] : all) sum -= count * std::log1p(tilt * (score - mean));
  return sum;
}

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

}  // namespace

double Sprt::lower() const { return std::log(beta / (1 - alpha)); }

double Sprt::upper() const { return std::log((1 - beta) / alpha); }

double Sprt::likelihood_ratio(const Tally& tally) const {
  if (tally.games() == 0) return 0;
  const auto all = tally.paired_games() > 0
                       ? seen_of(tally.pairs)
                       : seen_of(std::array{tally.lost, tally.drawn, tally.won});
  return log_likelihood(all, score_of(elo1)) - log_likelihood(all, score_of(elo0));
}

Sprt::Belief Sprt::belief(const Tally& tally) const {
  const double ratio = likelihood_ratio(tally);
  if (ratio >= upper()) return Belief::Elo1;
  return ratio <= lower() ? Belief::Elo0 : Belief::Neither;
}

}  // namespace sowmill
