// sowmill solve, over the processes that mpirun starts:
//   mpirun -np 4 sowmill-solve-mpi awari --seeds 20 --out tables
// Every process needs to see the folder of the tables.

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <fmt/core.h>

#include "cli/position_input.hpp"
#include "cli/progress_bar.hpp"
#include "cli/session.hpp"
#include "cli/solve_arguments.hpp"
#include "solver/mpi_team.hpp"
#include "text/errors.hpp"

namespace {

using namespace sowmill;

// Says it once, however many processes there are.
int refused(const solver::Team& team, std::string_view message) {
  if (team.rank() == 0) print_aside(fmt::format("sowmill-solve-mpi: {}\n", message));
  return 2;
}

Result<void> solve_with(solver::Team& team, SolveArguments& arguments) {
  tables::Witness nobody;
  ProgressBar bar;
  return solve(arguments, team.rank() == 0 ? bar : nobody, team, solver::TeamHands(team));
}

int run(solver::Team& team, int argc, char** argv) {
  CLI::App program("Solves as `sowmill solve` does, with the processes that mpirun starts.",
                   "sowmill-solve-mpi");
  SolveArguments arguments;
  arguments.threads = 1;
  arguments.add_to(program, Session{});
  try {
    program.parse(argc, argv);
  } catch (const CLI::Success& asked) {
    return team.rank() == 0 ? program.exit(asked) : 0;
  } catch (const CLI::Error& error) {
    return refused(team, error.what());
  }
  const auto solved = solve_with(team, arguments);
  return solved ? 0 : refused(team, tell(solved.error(), Language::English));
}

}  // namespace

int main(int argc, char** argv) {
  solver::MpiTeam team(&argc, &argv);
  try {
    return run(team, argc, argv);
  } catch (const std::exception& error) {
    print_aside(fmt::format("sowmill-solve-mpi: {}\n", error.what()));
    team.abandon();
  }
}
