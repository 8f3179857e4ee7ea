#pragma once

#include <CLI/App.hpp>
#include <algorithm>
#include <string>
#include <thread>

#include "play/catalog.hpp"
#include "play/index_of.hpp"
#include "play/rulesets.hpp"
#include "solver/solve_tables.hpp"

namespace sowmill {

struct Session;

// What `sowmill solve` and its likeness for many machines are told.
struct SolveArguments {
  std::string ruleset;
  std::string folder;
  int seeds = 0;
  bool placing = false;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  double memory = 0;  // Gigabytes; 0: what is free.

  void add_to(CLI::App& command, const Session& session);
  [[nodiscard]] solver::Solving solving() const;
};

template <class Hands>
Result<void> solve(const SolveArguments& arguments, tablebase::Witness& witness, solver::Team& team,
                   Hands hands) {
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return tl::unexpected(entry.error());
  const auto solving = arguments.solving();
  Result<void> solved;
  const auto solve_if_asked = [&](const auto& ruleset) {
    if (ruleset.id == arguments.ruleset)
      solved = solver::solve_tables(index_of(ruleset.game), solving, witness, team, hands);
  };
  std::apply([&](const auto&... ruleset) { (solve_if_asked(ruleset), ...); }, rulesets);
  return solved;
}

}  // namespace sowmill
