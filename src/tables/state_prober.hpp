#pragma once

#include <optional>

#include "search/probe.hpp"
#include "tables/prober.hpp"

namespace sowmill {

// The tables of one rule set as the search of its game sees them.
template <Game G>
class StateProber : public Prober {
 public:
  using State = typename G::State;

  // The final result of a game that goes on, what was captured before included; none if no table
  // knows. Tables that do not fit into memory as a whole are only read for searches of some depth.
  [[nodiscard]] virtual std::optional<search::Known> known(const State& state, int depth) const = 0;
  // Whether nothing needs to be captured or placed to come from one to the other.
  [[nodiscard]] virtual bool share_table(const State& one, const State& other) const = 0;
};

}  // namespace sowmill
