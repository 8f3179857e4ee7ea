#pragma once

#include "games/evaluation.hpp"
#include "games/ouri/ouri.hpp"

namespace sowmill {

class OuriEvaluation {
 public:
  static constexpr Aim aim = Aim::Win;
  static constexpr Tuning tuning{.capture_plies = 6, .reduce_from = 3, .extends_forced = true};
  static constexpr std::size_t slot_count = sowing::row_houses;

  static std::size_t slot_of(const Ouri::Move& move) { return move.house; }

  [[nodiscard]] int operator()(const Ouri::State& state) const {
    return 100 * (sowing::store_of(state.own()) - sowing::store_of(state.others()));
  }
  [[nodiscard]] int expectation_unit() const { return 400; }
};

static_assert(EvaluationOf<OuriEvaluation, Ouri>);

}  // namespace sowmill
