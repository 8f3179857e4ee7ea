#pragma once

#include <CLI/App.hpp>
#include <algorithm>
#include <string>
#include <thread>

#include "match/catalog.hpp"
#include "match/for_ruleset.hpp"
#include "match/numbering.hpp"
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
  std::string related;

  void add_to(CLI::App& command, const Session& session);
  // Whether the game has so many.
  [[nodiscard]] Result<void> check_seeds(const BoardView& start) const;
  [[nodiscard]] solver::Solving solving() const;
};

template <class Hands>
Result<void> solve(const SolveArguments& arguments, tables::Witness& witness, solver::Team& team,
                   Hands hands) {
  return for_ruleset(arguments.ruleset, [&](const auto& ruleset) {
    const auto& game = ruleset.game;
    return arguments.check_seeds(game.view(game.initial_state())).and_then([&] {
      return solver::solve_tables(numbering_of(game), arguments.solving(), witness, team, hands);
    });
  });
}

// Solves on the threads of this process.
Result<void> solve_on_threads(const SolveArguments& arguments, tables::Witness& witness);

}  // namespace sowmill
