#include "arena/contest.hpp"

#include <algorithm>
#include <cmath>
#include <mutex>

#include "match/random_decision.hpp"
#include "search/machine.hpp"

namespace sowmill {
namespace {

// How far a position is from giving both sides a half; none if the game is over.
std::optional<double> imbalance_at(Analyst& analyst, std::uint64_t positions) {
  const auto analysis = analyst.analyse({.positions = positions, .megabytes = 4}, {});
  if (!analysis) return std::nullopt;
  return std::abs(analysis->lines.front().expected - 0.5);
}

// The same after random moves: looked at longer and longer, and in tables, while it seems no
// farther than that.
std::optional<double> imbalance(const Match& match, double least,
                                const std::shared_ptr<const Prober>& tables) {
  const auto analyst = new_analyst(match);
  double largest = 0;
  for (const std::uint64_t positions : {5'000, 45'000, 350'000}) {
    const auto seen = imbalance_at(*analyst, positions);
    if (!seen) return std::nullopt;
    largest = std::max(largest, *seen);
    if (largest >= least) return largest;
  }
  if (tables == nullptr) return largest;
  (void)analyst->use_tables(tables);
  return std::max(largest, *imbalance_at(*analyst, 1));
}

// What the threads of a contest share.
class Scoreboard {
 public:
  Scoreboard(const Contest& contest, const ContestWitness& witness)
      : contest_(contest), witness_(witness) {}

  // The number of the next opening; none when there are enough, or enough is known.
  std::optional<int> next_pair() {
    const std::lock_guard lock(mutex_);
    if (is_at_end() || 2 * pairs_begun_ >= contest_.games) return std::nullopt;
    return pairs_begun_++;
  }

  [[nodiscard]] bool is_over() {
    const std::lock_guard lock(mutex_);
    return is_at_end();
  }

  void refuse_all(const Error& error) {
    const std::lock_guard lock(mutex_);
    if (!refused_ && !contest_.is_broken_off()) refused_ = error;
    over_ = true;
  }

  // What comes after the end does not count.
  void add(const ContestGame& game, Tally& pair) {
    const std::lock_guard lock(mutex_);
    if (is_at_end()) return;
    const auto outcome = game.game.match->verdict().ending.outcome;
    tally_.add(game.side_of_first, outcome);
    pair.add(game.side_of_first, outcome);
    const bool is_pair = pair.games() == 2;
    if (is_pair) tally_.add_pair(pair);
    witness_(game, tally_);
    if (contest_.sprt && is_pair) over_ = contest_.sprt->belief(tally_) != Sprt::Belief::Neither;
  }

  Result<Tally> result() {
    if (refused_) return tl::unexpected(*refused_);
    return tally_;
  }

 private:
  [[nodiscard]] bool is_at_end() const { return over_ || contest_.is_broken_off(); }

  const Contest& contest_;
  const ContestWitness& witness_;
  std::mutex mutex_;
  int pairs_begun_ = 0;
  bool over_ = false;
  std::optional<Error> refused_;
  Tally tally_;
};

void play_pair(const CatalogEntry& entry, const Opponents& players, const Contest& contest,
               int pair, Scoreboard& scoreboard) {
  Random random(mix_bits(contest.seed) + static_cast<std::uint64_t>(pair));
  const auto opening = entry.plays_for_points
                           ? ""
                           : balanced_opening(entry, contest.opening_plies, random, contest.tables);
  Tally both;
  for (const Side side : {Side::First, Side::Second}) {
    const int number = 2 * pair + static_cast<int>(index_of(side));
    if (number >= contest.games || scoreboard.is_over()) return;
    const bool exchanged = side == Side::Second;
    const std::array sides = {players[exchanged ? 1 : 0].get(), players[exchanged ? 0 : 1].get()};
    const auto game = play_game(entry, sides, opening, contest.pace,
                                mix_bits(contest.seed) + static_cast<std::uint64_t>(number));
    scoreboard.add({number + 1, side, game}, both);
  }
}

void work(const CatalogEntry& entry, const MakePlayers& make, const Contest& contest,
          Scoreboard& scoreboard) {
  const auto players = make();
  if (!players) {
    scoreboard.refuse_all(players.error());
    return;
  }
  while (const auto pair = scoreboard.next_pair())
    play_pair(entry, *players, contest, *pair, scoreboard);
}

}  // namespace

std::string balanced_opening(const CatalogEntry& entry, int plies, Random& random,
                             const std::shared_ptr<const Prober>& tables) {
  constexpr double most_unequal = 0.08;
  constexpr int most_tries = 200;
  auto best = entry.start_position();
  double least = 1;
  for (int attempt = 0; plies > 0 && attempt < most_tries && least > most_unequal; ++attempt) {
    const auto match = *entry.match_at(entry.start_position());
    for (int ply = 0; ply < plies && match->phase() == Phase::Play; ++ply)
      (void)match->play(random_decision(*match, Side::First, random));
    const auto unequal = imbalance(*match, least, tables);
    if (!unequal || *unequal >= least) continue;
    least = *unequal;
    best = match->position().value_or(best);
  }
  return best;
}

Result<Tally> play_contest(const CatalogEntry& entry, const MakePlayers& make,
                           const Contest& contest, const ContestWitness& witness) {
  Scoreboard scoreboard(contest, witness);
  const auto play = [&] { work(entry, make, contest, scoreboard); };
  const int pairs = (contest.games + 1) / 2;
  const int others = std::max(std::min(contest.concurrency, pairs) - 1, 0);
  search::work_together(play, std::vector<std::function<void()>>(others, play));
  return scoreboard.result();
}

}  // namespace sowmill
