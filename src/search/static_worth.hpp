#pragma once

#include <algorithm>
#include <optional>

#include "games/evaluation.hpp"
#include "search/frame.hpp"
#include "search/score.hpp"

namespace sowmill::search {

// What a position is worth without a look at its moves, seen by the side to move. Plies are those
// of the position, from the root.
template <Game G, EvaluationOf<G> E>
class StaticWorth {
 public:
  using State = typename G::State;

  StaticWorth(const G& game, const E& evaluation) : game_(game), evaluation_(evaluation) {}

  [[nodiscard]] Worth estimated(const State& state) const {
    const Known reach = in_reach(state);
    const int lowest = score_of_result(reach.lower, Aim::Difference, std::nullopt, 0);
    const int highest = score_of_result(reach.upper, Aim::Difference, std::nullopt, 0);
    return {.score = std::clamp(limited(evaluation_(state)), lowest, highest)};
  }

  // Requires: the game is over.
  [[nodiscard]] Worth ended(const State& state, int ply) const {
    const int result = result_for(game_.side_to_move(state), game_.ending(state));
    return known(score_of_result(result, E::aim, 0, ply));
  }

  // It stood already, at that ply.
  [[nodiscard]] Worth repeated(const State& state, int ply) const {
    const int result = result_for(game_.side_to_move(state), game_.endless(state));
    return known(score_of_result(result, E::aim, std::nullopt, 0), ply);
  }

  // Nothing if what is known leaves a doubt within the window.
  [[nodiscard]] std::optional<Worth> settled(const Known& result, Window window, int ply) const {
    const int lower = score_of_result(result.lower, E::aim, result.plies, ply);
    const int upper = score_of_result(result.upper, E::aim, result.plies, ply);
    if (lower == upper || lower >= window.beta) return known(lower);
    if (upper <= window.alpha) return known(upper);
    return std::nullopt;
  }

  // The results that are still possible, whatever is played.
  [[nodiscard]] Known in_reach(const State& state) const {
    if constexpr (E::aim == Aim::Difference && LimitsDifference<G>) {
      const int material = game_.material(state);
      const int difference = game_.side_to_move(state) == Side::First ? material : -material;
      const int seeds = game_.seeds_in_play(state);
      return {difference - seeds, difference + seeds};
    } else {
      return {-won, won};
    }
  }

 private:
  static Worth known(int score, int depends_on = Worth::no_ply) {
    return {.score = score, .depends_on = depends_on, .resolved = true, .settled = true};
  }

  const G& game_;
  E evaluation_;
};

}  // namespace sowmill::search
