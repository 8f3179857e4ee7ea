#pragma once

#include "tablebase/slice_values.hpp"

// What the rules say of a position and the tables of its successors. Nothing here is taken from how
// tables are made.
namespace sowmill::tablebase {

// What a move is worth to the one who chooses: what it gains and the bounds of what then comes.
struct Worth {
  int lower = 0;
  int upper = 0;
  bool stays = false;          // In the slice: it leads to `number`.
  bool chooses_again = false;  // The same player chooses there.
  std::uint64_t number = 0;
};

template <StateIndex I>
class Successors {
 public:
  using State = typename I::Game::State;
  using Slice = typename I::Slice;

  Successors(const I& index, const LoadedSlices<I>& loaded, Slice slice)
      : index_(index), loaded_(loaded), slice_(slice), kind_(loaded.at(slice).kind()) {}

  [[nodiscard]] const I& index() const { return index_; }
  [[nodiscard]] Slice slice() const { return slice_; }
  [[nodiscard]] const SliceValues& values() const { return loaded_.at(slice_); }

  // What the position is worth to its chooser if the game is over there; none if it is not.
  [[nodiscard]] std::optional<int> worth_when_over(const State& state) const {
    const auto ending = index_.game().ending(state);
    if (ending.outcome == Outcome::Ongoing) return std::nullopt;
    return worth_of(state, ending);
  }

  // What endless play is worth to the chooser if it stops here.
  [[nodiscard]] int worth_of_endless(const State& state) const {
    return kind_ == SliceValues::Kind::Interval ? worth_of(state, index_.game().endless(state)) : 0;
  }

  // Calls visit(worth) for every move.
  template <class Visit>
  void for_each(const State& state, const Visit& visit) const {
    const auto& game = index_.game();
    for (const auto& move : game.legal_moves(state)) {
      State next = state;
      game.apply(next, move);
      visit(worth_of_move(state, next));
    }
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
    const int most = kind_ == SliceValues::Kind::Distance ? win_at_once : 1;
    return won ? most : -most;
  }

  [[nodiscard]] Worth worth_of_move(const State& state, const State& next) const {
    const int gain =
        index_.measure() == Measure::Distance
            ? 0
            : sign(state) * (index_.game().material(next) - index_.game().material(state));
    Worth worth = worth_of_next(next);
    worth.chooses_again = sign(next) == sign(state);
    if (!worth.chooses_again) worth = seen_by_other(worth);
    worth.lower += gain;
    worth.upper += gain;
    return worth;
  }

  // Seen by the one who chooses next.
  [[nodiscard]] Worth worth_of_next(const State& next) const {
    if (const auto over = worth_when_over(next)) return {*over, *over};
    const auto slice = *index_.slice_of(next);
    const auto number = index_.number_of(next);
    const SliceValues& values = loaded_.at(slice);
    Worth worth{values.lower(number), values.upper(number), slice == slice_, false, number};
    if (kind_ == SliceValues::Kind::Result)
      worth.lower = worth.upper = (worth.lower > 0) - (worth.lower < 0);
    return worth;
  }

  // A win that is answered becomes a loss a ply further away.
  [[nodiscard]] Worth seen_by_other(Worth worth) const {
    const bool has_distance = kind_ == SliceValues::Kind::Distance;
    const int lower = has_distance && worth.upper > 0 ? 1 - worth.upper : -worth.upper;
    const int upper = has_distance && worth.lower > 0 ? 1 - worth.lower : -worth.lower;
    worth.lower = lower;
    worth.upper = upper;
    return worth;
  }

  const I& index_;
  const LoadedSlices<I>& loaded_;
  Slice slice_;
  SliceValues::Kind kind_;
};

}  // namespace sowmill::tablebase
