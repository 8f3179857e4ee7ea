#pragma once

#include <concepts>
#include <optional>

#include "games/evaluation.hpp"
#include "search/score.hpp"

namespace sowmill::search {

// Tables of the end of a game: what is known of a state, or nothing.
template <class P, class G>
concept ProbeOf = Game<G> && requires(const P& probe, const typename G::State& state) {
  { probe(state) } -> std::same_as<std::optional<Known>>;
};

struct NoProbe {
  template <class State>
  constexpr std::optional<Known> operator()(const State& /*state*/) const {
    return std::nullopt;
  }
};

// A function with what it needs; it may be empty. Whoever sets it keeps the tables alive.
template <class State>
struct ProbeFunction {
  std::optional<Known> (*function)(const void* tables, const State& state) = nullptr;
  const void* tables = nullptr;

  std::optional<Known> operator()(const State& state) const {
    return function == nullptr ? std::nullopt : function(tables, state);
  }
};

}  // namespace sowmill::search
