#include "commands/progress_bar.hpp"
#include "commands/session.hpp"
#include "commands/solve_arguments.hpp"

namespace sowmill {
namespace {

Exit run(const SolveArguments& arguments, const Session& session) {
  if (const auto entry = parse_ruleset(arguments.ruleset); !entry)
    return session.refused(entry.error());
  solver::Alone alone;
  Result<void> solved;
  {
    ProgressBar bar;  // Gone before anything is said.
    solved = solve(arguments, bar, alone, solver::ThreadHands(arguments.threads));
  }
  return solved ? Exit::Done : session.refused(solved.error());
}

}  // namespace

void add_solve(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "solve",
      "Compute the exact value of every position of up to so many seeds, pieces or men, and write "
      "tables of them. A run that was interrupted goes on when it is started again.");
  auto arguments = std::make_shared<SolveArguments>();
  arguments->add_to(*command);
  command->callback(
      [=, &session] { session.action = [=, &session] { return run(*arguments, session); }; });
}

}  // namespace sowmill
