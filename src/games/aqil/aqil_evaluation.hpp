#pragma once

#include "games/aqil/aqil.hpp"
#include "games/evaluation.hpp"

namespace sowmill {

class AqilEvaluation {
 public:
  static constexpr Aim aim = Aim::Difference;
  static constexpr Tuning tuning{.capture_plies = 6, .reduce_from = 3, .extends_forced = true};
  static constexpr std::size_t slot_count = sowing::row_houses;

  static std::size_t slot_of(const Aqil::Move& move) { return move.house; }

  [[nodiscard]] int operator()(const Aqil::State& state) const {
    const int difference = state.store(Side::First) - state.store(Side::Second);
    const bool first = sowing::has_no_seeds(state.own()) == (state.side == Side::Second);
    return 100 * (first ? difference : -difference);
  }
  [[nodiscard]] std::uint64_t board_hash(Aqil::State state) const {
    for (sowing::Row& row : state.rows) row = sowing::houses_of(row);
    return sowing::hash(state);
  }
  [[nodiscard]] int expectation_unit() const { return 400; }
};

static_assert(HashesBoards<AqilEvaluation, Aqil>);
static_assert(EvaluationOf<AqilEvaluation, Aqil>);

}  // namespace sowmill
