#include "training/train.hpp"

#include <fmt/core.h>

#include "commands/files.hpp"
#include "commands/open_tables.hpp"
#include "commands/session.hpp"
#include "commands/time_left.hpp"
#include "training/setups.hpp"

namespace sowmill {
namespace {

struct TrainArguments {
  std::string ruleset;
  std::string out;
  std::string tables;
  bool only_check = false;
  bool setups = false;
  training::Options options;
  training::SetupOptions setup_options;
};

Exit train(const TrainArguments& arguments, const Session& session) {
  TimeLeft bar;
  const training::Observer observer{.progress = [&](double done) { bar.show(done); },
                                    .log =
                                        [&](const std::string& line) {
                                          bar.clear();
                                          fmt::print("{}: {}\n", arguments.ruleset, line);
                                          std::fflush(stdout);
                                        }};
  if (arguments.only_check) {
    const auto checked = training::check(arguments.ruleset, arguments.options, observer);
    return checked ? Exit::Done : session.refused(checked.error());
  }
  auto options = arguments.options;
  const auto tables = parse_ruleset(arguments.ruleset).and_then([&](const CatalogEntry* entry) {
    return tables_in(*entry, arguments.tables);
  });
  if (!tables) return session.refused(tables.error());
  options.tables = *tables;
  const auto text =
      arguments.setups ? training::find_setups(arguments.ruleset, arguments.setup_options, observer)
                       : training::train(arguments.ruleset, options, observer);
  if (!text) return session.refused(text.error());
  const auto path = arguments.out.empty() ? arguments.ruleset + ".tsv" : arguments.out;
  const auto written = write_file(path, *text);
  return written ? Exit::Done : session.refused(written.error());
}

}  // namespace

void add_train(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "train", session.in_words({"Learn the weights of an evaluation from games against itself",
                                 "Aprende os pesos de uma avaliação com jogos contra si próprio",
                                 "Aprende os pesos de uma avaliação com jogos contra si mesmo"}));
  auto arguments = std::make_shared<TrainArguments>();
  training::Options& options = arguments->options;
  command->add_option("RULESET", arguments->ruleset, "The rule set to learn")->required();
  command->add_option("--out", arguments->out, "The file to write; else RULESET.tsv");
  command->add_option("--tables", arguments->tables,
                      "A folder of tables to learn from: what they prove counts as the result");
  command->add_option("--generations", options.generations, "Times to play and learn")
      ->check(CLI::Range(1, 100));
  command->add_option("--games", options.games, "Games in a generation")
      ->check(CLI::Range(10, 1'000'000));
  command->add_option("--positions", options.positions, "Positions looked at before a move")
      ->check(CLI::Range(10, 100'000'000));
  command->add_option("--seed", options.seed, "The same seed learns the same")->check(seeds());
  command->add_option("--threads", options.threads, "Games played at once")
      ->check(CLI::Range(1, 256));
  command
      ->add_option("--check-games", options.check_games,
                   "Games to play in the end against material alone")
      ->check(CLI::Range(0, 1'000'000));
  command
      ->add_option("--check-time", options.check_milliseconds,
                   "Milliseconds of processor time for a move in those")
      ->check(CLI::Range(1, 60'000));
  command->add_flag("--only-check", arguments->only_check,
                    "Learn nothing, play the built-in weights against material alone");
  command->add_flag("--setups", arguments->setups,
                    "Lib al-Aqil: find which set-ups to lay, and how often each");
  command
      ->add_option("--rounds", arguments->setup_options.rounds,
                   "Set-ups to try, one after the other")
      ->check(CLI::Range(1, 10'000));
  command->callback(
      [=, &session] { session.action = [=, &session] { return train(*arguments, session); }; });
}

}  // namespace sowmill
