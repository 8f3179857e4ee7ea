#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "games/state_index.hpp"
#include "solver/arithmetic.hpp"
#include "solver/solved_slices.hpp"
#include "solver/team.hpp"

namespace sowmill::solver {

// Solves a slice that every move leaves, as those with men in hand: who wins, for distances are not
// kept there. Nothing has to be told backwards, and a position is done when a move wins. They are
// gone through by the men of the player who waits, so that most of what is looked up for one is
// near what was looked up for the one before: what takes time where that is not so is the memory.
template <StateIndex I, class Hands>
class LookAhead {
 public:
  using Slice = typename I::Slice;
  using State = typename I::Game::State;
  using Solved = SolvedSlices<I, Value>;
  using Advance = std::function<void(std::uint64_t half_positions)>;

  LookAhead(const I& index, Slice slice, const Solved& solved, Hands hands, Advance advance)
      : index_(index),
        slice_(slice),
        arithmetic_(index.measure()),
        hands_(hands),
        advance_(std::move(advance)) {
    for (const auto earlier : index.earlier(slice))
      earlier_.push_back({earlier, solved.of(earlier)});
  }

  [[nodiscard]] HugeArray<Value> solve() const {
    HugeArray<Value> values(index_.size_of(slice_));
    std::ranges::fill(values.span(), no_value);
    const Share all{0, index_.size_by_waiting(slice_)};
    hands_.share_out(all, [&](const auto& for_each_chunk) {
      for_each_chunk([&](std::uint64_t first, std::uint64_t last) {
        for (std::uint64_t number = first; number < last; ++number)
          if (const auto state = index_.state_by_waiting(slice_, number))
            values[index_.number_of(*state)] = value_of(*state);
        advance_(2 * (last - first));
      });
    });
    return values;
  }

 private:
  struct Earlier {
    Slice slice;
    const Value* values;
  };

  [[nodiscard]] Value value_of(const State& state) const {
    const auto moves = index_.game().legal_moves(state);
    if (moves.empty()) return static_cast<Value>(value_when_over(index_, state));
    int best{no_value};
    for (const auto move : moves) {
      State next = state;
      index_.game().apply(next, move);
      best = std::max(best,
                      arithmetic_.worth(0, value_after(next), next_chooser(index_, state, next)));
      if (best > 0) break;
    }
    return static_cast<Value>(best);
  }

  [[nodiscard]] int value_after(const State& next) const {
    const auto slice = index_.slice_of(next);
    if (!slice) return value_when_over(index_, next);
    const auto found = std::ranges::find(earlier_, *slice, &Earlier::slice);
    return found->values[index_.number_of(next)];
  }

  const I& index_;
  Slice slice_;
  Arithmetic arithmetic_;
  Hands hands_;
  Advance advance_;
  std::vector<Earlier> earlier_;
};

}  // namespace sowmill::solver
