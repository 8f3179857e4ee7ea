#include "cli/position_input.hpp"
#include "cli/progress_bar.hpp"
#include "cli/solve_arguments.hpp"
#include "commands/commands.hpp"

namespace sowmill {
namespace {

Exit run(const SolveArguments& arguments, const Session& session) {
  constexpr Message nothing_to_do = {"All tables are there already.",
                                     "As tabelas já lá estão todas.",
                                     "As tabelas já estão todas lá."};
  Result<void> solved;
  bool done_before = false;
  {
    ProgressBar bar;  // Gone before anything is said.
    solved = solve_on_threads(arguments, bar);
    done_before = bar.had_nothing_to_do();
  }
  if (!solved) return session.refused(solved.error());
  if (done_before) print_aside(session.in_words(nothing_to_do) + '\n');
  return Exit::Done;
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
