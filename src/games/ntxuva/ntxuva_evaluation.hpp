#pragma once

#include "games/evaluation.hpp"
#include "games/ntxuva/ntxuva.hpp"

namespace sowmill {

class NtxuvaEvaluation {
 public:
  static constexpr Aim aim = Aim::Win;
  static constexpr Tuning tuning{.capture_plies = 2, .reduce_from = 4, .extends_forced = true};
  static constexpr std::size_t slot_count = 256;

  static std::size_t slot_of(const Ntxuva::Move& move) {
    return move.house * std::size_t{16} + move.bonus;
  }

  [[nodiscard]] int operator()(const Ntxuva::State& state) const {
    return 100 * (ntxuva::pieces_of(state.own()) - ntxuva::pieces_of(state.others()));
  }
  [[nodiscard]] int expectation_unit() const { return 400; }
};

static_assert(EvaluationOf<NtxuvaEvaluation, Ntxuva>);

}  // namespace sowmill
