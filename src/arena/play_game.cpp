#include "arena/play_game.hpp"

#include "common/text.hpp"
#include "match/random_decision.hpp"
#include "search/machine.hpp"

namespace sowmill {
namespace {

// Longer games go round in some way that the rules do not end.
constexpr int longest_game = 4'000;

std::unique_ptr<Match> match_from(const CatalogEntry& entry, const std::string& position) {
  return position.empty() ? entry.new_match() : *entry.match_at(position);
}

// The men on the board and off it, as far as a move that captures or places one changes them.
struct Men {
  int on_board = 0;
  std::array<int, 2> in_hand = {};

  explicit Men(const BoardView& view) : in_hand(view.stores) {
    for (const Place& place : view.places) on_board += place.count;
  }
  bool operator==(const Men&) const = default;
};

// Counts the plies in which nothing is captured or placed.
class QuietPlies {
 public:
  explicit QuietPlies(const Match& match) : men_(match.view(std::nullopt)) {}

  int count_with(const Match& match) {
    const Men men(match.view(std::nullopt));
    count_ = men == men_ ? count_ + 1 : 0;
    men_ = men;
    return count_;
  }

 private:
  Men men_;
  int count_ = 0;
};

// A game being played: asks whoever is to decide, keeps the time and tells both.
class Table {
 public:
  Table(const CatalogEntry& entry, const std::array<Contestant*, 2>& players,
        const std::string& position, const Pace& pace, std::uint64_t seed)
      : players_(players),
        pace_(pace),
        lots_(seed),
        match_(match_from(entry, position)),
        quiet_(*match_) {
    if (pace.clock) clocks_ = {*pace.clock, *pace.clock};
    for (const Side side : {Side::First, Side::Second}) {
      const auto begun = player(side).begin(match_from(entry, position), side, seed);
      if (!begun && !forfeit_) forfeit_ = {side, begun.error()};
    }
  }

  FinishedGame play() {
    for (int turn = 0; turn < longest_game && goes_on(); ++turn) take_turn();
    if (forfeit_) (void)match_->resign(forfeit_->loser);
    return {std::move(match_), std::move(forfeit_), times_};
  }

 private:
  struct Decision {
    std::string text;
    std::optional<Side> side;  // None: chance.
  };

  [[nodiscard]] bool goes_on() const {
    return !forfeit_ && match_->phase() != Phase::Over && !pace_.is_over();
  }
  Contestant& player(Side side) { return *players_[index_of(side)]; }

  // One decision, or both set-ups, laid without seeing the other's.
  void take_turn() {
    std::vector<Decision> decisions;
    if (match_->phase() == Phase::Lot)
      decisions.push_back({random_decision(*match_, Side::First, lots_), std::nullopt});
    else if (match_->phase() == Phase::Setup)
      for (const Side side : {Side::First, Side::Second}) ask(side, decisions);
    else if (const auto side = match_->chooser())
      ask(*side, decisions);
    for (const auto& decision : decisions)
      if (!forfeit_) carry_out(decision);
  }

  void ask(Side side, std::vector<Decision>& decisions) {
    if (forfeit_) return;
    const auto decided = decide(side);
    if (decided)
      decisions.push_back({*decided, side});
    else
      forfeit_ = {side, decided.error()};
  }

  Result<std::string> decide(Side side) {
    const auto kind = pace_.move.processor_time && !player(side).is_elsewhere()
                          ? search::Clock::Processor
                          : search::Clock::Wall;
    const auto begun = search::microseconds_now(kind);
    auto decided = player(side).decide(clocks_);
    const auto taken = search::microseconds_now(kind) - begun;
    if (match_->phase() == Phase::Play) times_[index_of(side)].add({1, taken, taken});
    if (!clocks_ || !decided) return decided;
    auto& clock = (*clocks_)[index_of(side)];
    clock.left -= taken / 1'000;
    if (clock.left < -pace_.margin.count())
      return refuse(Reason::OutOfTime, shown(player(side).name()), std::to_string(-clock.left));
    clock.left = std::max<std::int64_t>(clock.left, 0) + clock.increment;
    return decided;
  }

  void carry_out(const Decision& decision) {
    const auto played = match_->play(decision.text);
    if (!played && decision.side) {
      forfeit_ = {*decision.side,
                  Error{Reason::ProgramMove,
                        {shown(player(*decision.side).name()), shown(decision.text)},
                        {played.error()}}};
      return;
    }
    for (Contestant* each : players_) each->see(decision.text);
    agree_if_nothing_happens();
  }

  void agree_if_nothing_happens() {
    const bool counts_seeds = match_->shape() == BoardShape::TwoRows;
    if (pace_.draw_after == 0 || counts_seeds || match_->phase() == Phase::Over) return;
    if (quiet_.count_with(*match_) >= pace_.draw_after) (void)match_->agree_draw();
  }

  std::array<Contestant*, 2> players_;
  const Pace& pace_;
  Random lots_;
  std::unique_ptr<Match> match_;
  QuietPlies quiet_;
  Clocks clocks_;
  std::optional<Forfeit> forfeit_;
  std::array<TimeTaken, 2> times_ = {};
};

}  // namespace

FinishedGame play_game(const CatalogEntry& entry, const std::array<Contestant*, 2>& players,
                       const std::string& position, const Pace& pace, std::uint64_t seed) {
  return Table(entry, players, position, pace, seed).play();
}

}  // namespace sowmill
