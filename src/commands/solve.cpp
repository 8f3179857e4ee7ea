#include "commands/solve.hpp"

#include "commands/progress_bar.hpp"
#include "commands/session.hpp"

namespace sowmill {

Result<void> solve_on_threads(const SolveArguments& arguments, tablebase::Witness& witness) {
  solver::Alone alone;
  return solve(arguments, witness, alone, solver::ThreadHands(arguments.threads));
}

namespace {

Exit run(const SolveArguments& arguments, const Session& session) {
  Result<void> solved;
  {
    ProgressBar bar;  // Gone before anything is said.
    solved = solve_on_threads(arguments, bar);
  }
  return solved ? Exit::Done : session.refused(solved.error());
}

}  // namespace

void add_solve(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "solve",
      session.in_words(
          {"Compute the exact value of every position of up to so many seeds, pieces or men, and "
           "write tables of them. A run that was interrupted goes on when it is started again.",
           "Calcula o valor exato de todas as posições até tantas sementes ou peças, e escreve "
           "tabelas. O que foi interrompido continua quando se começa de novo."}));
  auto arguments = std::make_shared<SolveArguments>();
  arguments->add_to(*command, session);
  command->callback(
      [=, &session] { session.action = [=, &session] { return run(*arguments, session); }; });
}

}  // namespace sowmill
