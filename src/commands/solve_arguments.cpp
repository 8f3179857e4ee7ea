#include "commands/solve_arguments.hpp"

#include <CLI/CLI.hpp>

#include "commands/session.hpp"

namespace sowmill {

void SolveArguments::add_to(CLI::App& command) {
  command.add_option("RULESET", ruleset, "One that `sowmill rulesets` lists")->required();
  command.add_option("--seeds", seeds, "Seeds, pieces or men on the board at most")
      ->required()
      ->check(CLI::Range(0, 72));
  command.add_option("--out", folder, "The folder for the tables")->required();
  command.add_flag("--placing", placing,
                   "Morris: also the positions with men in hand, of as many men in all");
  command.add_option("--threads", threads, "Threads, if not one a processor")
      ->check(CLI::Range(1U, 1024U));
  command.add_option("--memory", memory, "Gigabytes that may be used, if not what is free")
      ->check(decimals(0.001, 1'000'000));
}

solver::Solving SolveArguments::solving() const {
  constexpr double gigabyte = 1e9;
  return {.ruleset = ruleset,
          .folder = folder,
          .seeds = seeds,
          .placing = placing ? solver::Placing::With : solver::Placing::Without,
          .threads = threads,
          .memory = memory > 0 ? static_cast<std::uint64_t>(memory * gigabyte)
                               : solver::free_memory() / 10 * 9};
}

}  // namespace sowmill
