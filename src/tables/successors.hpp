#pragma once

#include "tables/slice_values.hpp"

// What the rules say of a position and the tables of its successors. Nothing here is taken from how
// tables are made.
namespace sowmill::tables {

// What a move is worth to the one who chooses: what it gains and the bounds of what then comes.
struct Worth {
  int lower = 0;
  int upper = 0;
  bool stays = false;          // In the slice: it leads to `number`.
  bool chooses_again = false;  // The same player chooses there.
  std::uint64_t number = 0;
};

// Where a move leads, before it is looked up what that is worth.
struct Step {
  const SliceValues* values = nullptr;  // None if the game is over there and has no number.
  std::uint64_t number = 0;
  int gain = 0;
  int over = 0;  // What it is worth to the one who chooses there, if it is over.
  bool stays = false;
  bool chooses_again = false;
};

template <StateIndex I>
class Successors {
 public:
  using State = typename I::Game::State;
  using Slice = typename I::Slice;

  Successors(const I& index, const LoadedSlices<I>& loaded, Slice slice)
      : index_(index), loaded_(loaded), slice_(slice), own_(loaded.at(slice)) {}

  [[nodiscard]] const I& index() const { return index_; }
  [[nodiscard]] Slice slice() const { return slice_; }
  [[nodiscard]] const SliceValues& values() const { return own_; }
  // What a loss at once is worth.
  [[nodiscard]] int least() const { return has_distances() ? -win_at_once : -1; }

  // What the position is worth to its chooser if the game is over there; none if it is not.
  [[nodiscard]] std::optional<int> worth_when_over(const State& state) const {
    const auto ending = index_.game().ending(state);
    if (ending.outcome == Outcome::Ongoing) return std::nullopt;
    return worth_of(state, ending);
  }

  // What endless play is worth to the chooser if it stops here.
  [[nodiscard]] int worth_of_endless(const State& state) const {
    return own_.kind() == SliceValues::Kind::Interval
               ? worth_of(state, index_.game().endless(state))
               : 0;
  }

  // Calls visit(worth) for every move.
  template <class Visit>
  void for_each(const State& state, const Visit& visit) const {
    for_each_step(state, [&](const Step& step) { visit(worth_of(step)); });
  }

  // Calls visit(step) for every move.
  template <class Visit>
  void for_each_step(const State& state, const Visit& visit) const {
    const auto& game = index_.game();
    for (const auto& move : game.legal_moves(state)) {
      State next = state;
      game.apply(next, move);
      visit(step_to(state, next));
    }
  }

  [[nodiscard]] Worth worth_of(const Step& step) const {
    Worth worth = worth_there(step);
    worth.chooses_again = step.chooses_again;
    if (!worth.chooses_again) worth = seen_by_other(worth);
    worth.lower += step.gain;
    worth.upper += step.gain;
    return worth;
  }

 private:
  [[nodiscard]] int sign(const State& state) const {
    return index_.game().side_to_move(state) == Side::First ? 1 : -1;
  }

  // A distance is only ever asked of a win or loss that is over: at once.
  [[nodiscard]] int worth_of(const State& state, const Ending& ending) const {
    if (index_.measure() != Measure::Distance)
      return sign(state) *
             (ending.score->first - ending.score->second - index_.game().material(state));
    if (ending.outcome == Outcome::Draw) return 0;
    const bool won = ending.outcome == win_for(index_.game().side_to_move(state));
    return won ? -least() : least();
  }

  [[nodiscard]] Step step_to(const State& state, const State& next) const {
    Step step;
    if (index_.measure() != Measure::Distance)
      step.gain = sign(state) * (index_.game().material(next) - index_.game().material(state));
    step.chooses_again = sign(next) == sign(state);
    // What has a number is looked up, even if the game is over there: its table is proven too.
    const auto slice = index_.slice_of(next);
    if (!slice) {
      step.over = *worth_when_over(next);
      return step;
    }
    step.stays = *slice == slice_;
    step.values = step.stays ? &own_ : &loaded_.at(*slice);
    step.number = index_.number_of(next);
    return step;
  }

  // Seen by the one who chooses there.
  [[nodiscard]] Worth worth_there(const Step& step) const {
    if (step.values == nullptr) return {step.over, step.over};
    Worth worth{step.values->lower(step.number), step.values->upper(step.number), step.stays, false,
                step.number};
    if (own_.kind() == SliceValues::Kind::Result)
      worth.lower = worth.upper = result_of(worth.lower);
    return worth;
  }

  [[nodiscard]] bool has_distances() const { return own_.kind() == SliceValues::Kind::Distance; }

  // A win that is answered becomes a loss a ply further away.
  [[nodiscard]] Worth seen_by_other(Worth worth) const {
    const int lower = has_distances() && worth.upper > 0 ? 1 - worth.upper : -worth.upper;
    const int upper = has_distances() && worth.lower > 0 ? 1 - worth.lower : -worth.lower;
    worth.lower = lower;
    worth.upper = upper;
    return worth;
  }

  const I& index_;
  const LoadedSlices<I>& loaded_;
  Slice slice_;
  const SliceValues& own_;
};

}  // namespace sowmill::tables
