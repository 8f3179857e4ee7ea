#include "cli/solve_arguments.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/session.hpp"
#include "cli/validators.hpp"

namespace sowmill {

void SolveArguments::add_to(CLI::App& command, const Session& session) {
  command
      .add_option("RULESET", ruleset,
                  session.in_words(
                      {"One that `sowmill rulesets` lists", "Um dos que `sowmill rulesets` lista"}))
      ->required();
  command
      .add_option("--seeds", seeds,
                  session.in_words({"Seeds, pieces or men on the board at most",
                                    "Sementes ou peças no tabuleiro, no máximo"}))
      ->required()
      ->check(CLI::Range(0, 72));
  command
      .add_option("--out", folder,
                  session.in_words({"The folder for the tables", "A pasta para as tabelas"}))
      ->required();
  command.add_flag(
      "--placing", placing,
      session.in_words(
          {"Morris: also the positions with men in hand, of as many men in all",
           "Jogo do Moinho: também as posições com peças na mão, até ao mesmo total de peças",
           "Trilha: também as posições com peças na mão, até o mesmo total de peças"}));
  command
      .add_option("--threads", threads,
                  session.in_words({"Threads, if not one a processor",
                                    "Threads, se não for uma por processador"}))
      ->check(CLI::Range(1U, 1024U));
  command
      .add_option("--memory", memory,
                  session.in_words({"Gigabytes that may be used, if not what is free",
                                    "Gigabytes que se podem usar, se não for o que está livre",
                                    "Gigabytes que podem ser usados, se não for o que está livre"}))
      ->check(decimals(0.001, 1'000'000));
  command.add_option(
      "--related", related,
      session.in_words(
          {"Morris: a folder with tables of the other rule set; what must be the same is copied "
           "from there instead of being solved",
           "Jogo do Moinho: uma pasta com tabelas das outras regras; o que tem de ser igual é "
           "copiado de lá, em vez de ser resolvido",
           "Trilha: uma pasta com tabelas das outras regras; o que tem de ser igual é copiado de "
           "lá, em vez de ser resolvido"}));
}

Result<void> SolveArguments::check_seeds(const BoardView& start) const {
  int most = start.stores[0] + start.stores[1];  // Of morris, all men.
  for (const Place& place : start.places) most += place.count;
  if (seeds <= most) return {};
  return refuse(Reason::OptionValue, "--seeds", std::to_string(seeds),
                "0.." + std::to_string(most));
}

solver::Solving SolveArguments::solving() const {
  constexpr double gigabyte = 1e9;
  const auto free = solver::free_memory();
  return {.ruleset = ruleset,
          .folder = folder,
          .seeds = seeds,
          .placing = placing ? solver::Placing::With : solver::Placing::Without,
          .threads = threads,
          .memory = memory > 0 ? std::min(static_cast<std::uint64_t>(memory * gigabyte), free)
                               : free / 10 * 9,
          .related = related};
}

Result<void> solve_on_threads(const SolveArguments& arguments, tables::Witness& witness) {
  solver::Alone alone;
  return solve(arguments, witness, alone, solver::ThreadHands(arguments.threads));
}

}  // namespace sowmill
