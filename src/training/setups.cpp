#include "training/setups.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "common/text.hpp"
#include "engine/evaluations.hpp"
#include "games/aqil/aqil_setup.hpp"
#include "match/catalog.hpp"
#include "match/for_ruleset.hpp"
#include "search/search.hpp"

namespace sowmill::training {
namespace {

using aqil::Setup;

using Mixture = std::vector<double>;  // A share for each set-up known so far.

// What a round won by so many seeds adds to the chance of winning a match to 60, of which each has
// a half before it: all the rest if it is enough at once, else about a third of its share of the
// way, since the other may still catch up.
double share_of_match(double seeds) {
  constexpr double enough = 60;
  constexpr double rest = 0.5;
  constexpr double third = 3;
  return seeds >= enough ? rest : seeds / enough / third;
}

// What a set-up gains against another on average, as a share of a match. Whoever is made first by
// lot may choose which side of the board is his, so a round is worth its absolute value to him.
class Judge {
 public:
  Judge(const Aqil& game, const AqilEvaluation& evaluation, std::uint64_t positions)
      : game_(game), evaluation_(evaluation), positions_(positions), table_(table_entries) {}

  double gain(const Setup& setup, const Setup& other) {
    return (share_of_match(std::abs(worth(setup, other))) -
            share_of_match(std::abs(worth(other, setup)))) /
           2;
  }

 private:
  static constexpr std::size_t table_entries = std::size_t{1} << 14;

  // To the one who sows first, from the first of the two.
  double worth(const Setup& first, const Setup& second) {
    const auto key = aqil::to_text(first) + ' ' + aqil::to_text(second);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    table_.clear();
    search::Search<Aqil, AqilEvaluation> found(
        game_, evaluation_, {}, table_,
        {.root = aqil::board_from(first, second, Side::First, aqil::Choice::Keep)});
    while (!found.is_done() && found.positions() < positions_) (void)found.run_until(positions_);
    return known_[key] = static_cast<double>(found.best().worth.score) / search::hundredths;
  }

  const Aqil& game_;
  AqilEvaluation evaluation_;
  std::uint64_t positions_;
  search::TranspositionTable table_;
  std::map<std::string, double> known_;
};

// Shares against which no row of an antisymmetric table of gains does well, by fictitious play:
// each time the best answer to all before is played once more.
Mixture balanced(const std::vector<std::vector<double>>& gains) {
  constexpr int times = 20'000;
  std::vector<double> sums(gains.size(), 0.0);
  Mixture shares(gains.size(), 0.0);
  for (int time = 0; time < times; ++time) {
    const auto best = static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin());
    shares[best] += 1.0 / times;
    for (std::size_t row = 0; row < gains.size(); ++row) sums[row] += gains[row][best];
  }
  return shares;
}

class SetupSearch {
 public:
  SetupSearch(Judge& judge, const SetupOptions& options, const Observer& observer)
      : judge_(judge), options_(options), observer_(observer), random_(options.seed) {
    for (int i = 0; i < options.by_chance; ++i) by_chance_.push_back(aqil::random_setup(random_));
  }

  std::string run() {
    add(aqil::random_setup(random_));
    shares_ = {1};
    for (int round = 0; round < options_.rounds; ++round) {
      const auto answer = best_answer();
      const double gained = gain_against_mixture(answer);
      observer_.log("round " + std::to_string(round + 1) + ": " + aqil::to_text(answer) +
                    " gains " + std::to_string(gained) + " against the mixture of " +
                    std::to_string(setups_.size()) + ", " +
                    std::to_string(gain_against_chance(answer)) + " against chance");
      if (std::ranges::find(setups_, answer) != setups_.end()) continue;
      add(answer);
      shares_ = balanced(gains_);
      observer_.progress(static_cast<double>(round + 1) / options_.rounds);
    }
    return text();
  }

 private:
  void add(const Setup& setup) {
    std::vector<double> row;
    for (std::size_t i = 0; i < setups_.size(); ++i) {
      row.push_back(gain(setup, setups_[i]));
      gains_[i].push_back(-row.back());
    }
    row.push_back(0);
    gains_.push_back(row);
    setups_.push_back(setup);
  }

  // Each half of the time: against the other set-up, and, the better of the two, against people who
  // lay theirs by chance. So among mixtures that nobody does well against, one is found that does
  // well against most.
  double gain(const Setup& setup, const Setup& other) {
    return (judge_.gain(setup, other) + gain_against_chance(setup) - gain_against_chance(other)) /
           2;
  }

  double gain_against_chance(const Setup& setup) {
    const auto key = aqil::to_text(setup);
    if (const auto known = against_chance_.find(key); known != against_chance_.end())
      return known->second;
    double sum = 0;
    for (const Setup& other : by_chance_) sum += judge_.gain(setup, other);
    return against_chance_[key] = sum / static_cast<double>(by_chance_.size());
  }

  double gain_against_mixture(const Setup& setup) {
    constexpr double too_rare = 0.01;
    double sum = 0;
    for (std::size_t i = 0; i < setups_.size(); ++i)
      if (shares_[i] >= too_rare) sum += shares_[i] * gain(setup, setups_[i]);
    return sum;
  }

  // The best of some random set-ups, improved by moving seeds from hole to hole while that helps.
  Setup best_answer() {
    Setup best = aqil::random_setup(random_);
    double most = gain_against_mixture(best);
    for (int start = 1; start < options_.starts; ++start)
      improve(best, most, aqil::random_setup(random_));
    while (climb(best, most)) {
    }
    return best;
  }

  bool improve(Setup& best, double& most, const Setup& candidate) {
    const double gained = gain_against_mixture(candidate);
    if (gained <= most) return false;
    best = candidate;
    most = gained;
    return true;
  }

  // Tries to move one seed, or half of a hole, from each hole to each other.
  bool climb(Setup& best, double& most) {
    const Setup from_here = best;
    bool improved = false;
    for (std::size_t from = 0; from < sowing::row_houses; ++from)
      for (std::size_t to = 0; to < sowing::row_houses; ++to)
        for (const int seeds : {1, from_here.holes[from] / 2}) {
          Setup candidate = from_here;
          if (from == to || seeds < 1 || candidate.holes[from] <= seeds) continue;
          candidate.holes[from] = static_cast<std::uint8_t>(candidate.holes[from] - seeds);
          candidate.holes[to] = static_cast<std::uint8_t>(candidate.holes[to] + seeds);
          if (aqil::parse_setup(aqil::to_text(candidate)))
            improved = improve(best, most, candidate) || improved;
        }
    return improved;
  }

  [[nodiscard]] std::string text() const {
    constexpr double thousandths = 1'000;
    std::string text;
    for (std::size_t i = 0; i < setups_.size(); ++i) {
      const auto share = std::lround(thousandths * shares_[i]);
      if (share > 0) text += std::to_string(share) + '\t' + aqil::to_text(setups_[i]) + '\n';
    }
    return text;
  }

  Judge& judge_;
  const SetupOptions& options_;
  const Observer& observer_;
  Random random_;
  std::vector<Setup> by_chance_;
  std::map<std::string, double> against_chance_;
  std::vector<Setup> setups_;
  std::vector<std::vector<double>> gains_;
  Mixture shares_;
};

}  // namespace

Result<std::string> find_setups(std::string_view id, const SetupOptions& options,
                                const Observer& observer) {
  const auto entry = parse_ruleset(id);
  if (!entry) return tl::unexpected(entry.error());
  if (!(*entry)->plays_for_points) return refuse(Reason::NotInThisGame, "set-ups");
  return for_ruleset(id, [&]<Game G>(const Ruleset<G>& ruleset) {
    std::string text;
    if constexpr (std::is_same_v<G, Aqil>) {
      Judge judge(ruleset.game, evaluation_of(ruleset), options.positions);
      text = SetupSearch(judge, options, observer).run();
    }
    return text;
  });
}

}  // namespace sowmill::training
