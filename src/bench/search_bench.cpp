#include "bench/search_bench.hpp"

#include <cmath>
#include <vector>

#include "bench/rate.hpp"
#include "engine/analyst.hpp"
#include "match/random_decision.hpp"

namespace sowmill {
namespace {

// So many random plies from the start, or as many before the end.
std::unique_ptr<Match> match_after(const CatalogEntry& entry, int plies, Random& random) {
  auto match = *entry.match_at(entry.start_position());
  for (int ply = 0; ply < plies; ++ply) {
    (void)match->play(random_decision(*match, Side::First, random));
    if (match->phase() == Phase::Play) continue;
    (void)match->undo();
    break;
  }
  return match;
}

// The start, and positions some random plies on; the same ones every time.
std::vector<std::unique_ptr<Match>> bench_matches(const CatalogEntry& entry) {
  std::vector<std::unique_ptr<Match>> matches;
  Random random(1);
  for (const int plies : {0, 10, 20, 30}) matches.push_back(match_after(entry, plies, random));
  return matches;
}

std::uint64_t search_all(const CatalogEntry& entry, const AnalysisLimits& limits) {
  std::uint64_t positions = 0;
  for (const auto& match : bench_matches(entry))
    positions += new_analyst(*match)->analyse(limits, {})->positions;
  return positions;
}

double seconds_to_depth(const CatalogEntry& entry, const std::string& position, int depth,
                        int threads) {
  const auto match = *entry.match_at(position);
  const auto analyst = new_analyst(*match);
  return clock_seconds_of(
      [&] { (void)analyst->analyse({.depth = depth, .threads = threads}, {}); });
}

struct DeepPosition {
  std::string text;
  int depth;  // What one thread reaches in about half a second.
};

// One that is not solved on the way.
DeepPosition deep_position(const CatalogEntry& entry, Random& random) {
  constexpr int most_plies = 16;
  for (;;) {
    const auto match = match_after(entry, static_cast<int>(random.below(most_plies)), random);
    const auto analysis = new_analyst(*match)->analyse({.positions = 3'000'000}, {});
    if (!analysis->done) return {match->position().value(), analysis->depth};
  }
}

double gain_of_second_thread(const CatalogEntry& entry, Random& random) {
  const auto [position, depth] = deep_position(entry, random);
  return seconds_to_depth(entry, position, depth, 1) / seconds_to_depth(entry, position, depth, 2);
}

}  // namespace

double search_rate(const CatalogEntry& entry) {
  constexpr AnalysisLimits limits{.positions = 1'500'000, .megabytes = 16};
  return best_rate([&] { return search_all(entry, limits); });
}

double search_signature() {
  constexpr AnalysisLimits limits{.depth = 7, .megabytes = 16};
  std::uint64_t positions = 0;
  for (const auto& entry : catalog()) positions += search_all(entry, limits);
  return static_cast<double>(positions);
}

double speed_of_two_threads(const CatalogEntry& entry) {
  constexpr int positions = 50;
  Random random(2);
  double sum = 0;
  for (int i = 0; i < positions; ++i) sum += std::log(gain_of_second_thread(entry, random));
  return 100 * std::exp(sum / positions);
}

}  // namespace sowmill
