#pragma once

#include <cstddef>

#include "games/evaluation.hpp"
#include "search/score.hpp"

namespace sowmill {

// The evaluation of a game for which nothing was learned: material alone.
template <Game G>
class MaterialEvaluation {
 public:
  explicit constexpr MaterialEvaluation(const G& game) : game_(game) {}

  static constexpr Aim aim = Aim::Win;
  static constexpr Tuning tuning{};
  static constexpr std::size_t slot_count = 1;
  static std::size_t slot_of(const typename G::Move& /*move*/) { return 0; }

  [[nodiscard]] int operator()(const typename G::State& state) const {
    const int material = search::hundredths * game_.material(state);
    return game_.side_to_move(state) == Side::First ? material : -material;
  }

  // Three seeds, pieces or men ahead.
  [[nodiscard]] int expectation_unit() const { return 3 * search::hundredths; }

 private:
  G game_;
};

}  // namespace sowmill
