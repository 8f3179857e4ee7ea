#pragma once

#include "games/evaluation.hpp"
#include "games/morris/morris.hpp"

namespace sowmill {

class MorrisEvaluation {
 public:
  static constexpr Aim aim = Aim::Win;
  static constexpr Tuning tuning{.capture_plies = 4, .reduce_from = 6, .extends_forced = true};
  static constexpr std::size_t slot_count = 1024;

  // Placings and moves by their points; what is removed plays no part.
  static std::size_t slot_of(const Morris::Move& move) {
    return move.moved() * std::uint32_t{0x9E3779B1} >> 22;
  }

  [[nodiscard]] int operator()(const Morris::State& state) const {
    return 100 * (state.men_of(state.side) - state.men_of(other(state.side)));
  }
  [[nodiscard]] int expectation_unit() const { return 100; }
};

static_assert(EvaluationOf<MorrisEvaluation, Morris>);

}  // namespace sowmill
