#pragma once

#include <concepts>
#include <optional>

#include "games/evaluation.hpp"
#include "search/score.hpp"

namespace sowmill::search {

// Deep enough for tables of any size to be read.
inline constexpr int any_depth = longest_line;

// Tables of the end of a game: what is known of a state that is to be searched to a depth, or
// nothing.
template <class P, class G>
concept ProbeOf = Game<G> && requires(const P& probe, const typename G::State& state, int depth) {
  { probe(state, depth) } -> std::same_as<std::optional<Known>>;
};

struct NoProbe {
  template <class State>
  constexpr std::optional<Known> operator()(const State& /*state*/, int /*depth*/) const {
    return std::nullopt;
  }
};

}  // namespace sowmill::search
