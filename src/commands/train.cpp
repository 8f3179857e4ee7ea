#include "training/train.hpp"

#include <fmt/core.h>

#include "cli/files.hpp"
#include "cli/open_tables.hpp"
#include "cli/time_left.hpp"
#include "cli/validators.hpp"
#include "commands/commands.hpp"
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
  const auto path = arguments.out.empty() ? arguments.ruleset + ".tsv" : arguments.out;
  if (const auto writable = check_writable(path); !writable)
    return session.refused(writable.error());
  const auto text =
      arguments.setups ? training::find_setups(arguments.ruleset, arguments.setup_options, observer)
                       : training::train(arguments.ruleset, options, observer);
  if (!text) return session.refused(text.error());
  const auto written = write_file(path, *text);
  return written ? Exit::Done : session.refused(written.error());
}

void add_learning(CLI::App& command, TrainArguments& arguments, const Session& session) {
  training::Options& options = arguments.options;
  command
      .add_option("RULESET", arguments.ruleset,
                  session.in_words({"The rule set to learn", "O conjunto de regras a aprender"}))
      ->required();
  command.add_option("--out", arguments.out,
                     session.in_words({"The file to write; else RULESET.tsv",
                                       "O ficheiro a escrever; senão, RULESET.tsv",
                                       "O arquivo a gravar; senão, RULESET.tsv"}));
  command.add_option(
      "--tables", arguments.tables,
      session.in_words(
          {"A folder of tables to learn from: what they prove counts as the result",
           "Uma pasta de tabelas com que aprender: o que provam conta como resultado",
           "Uma pasta de tabelas com as quais aprender: o que provam conta como resultado"}));
  command
      .add_option("--generations", options.generations,
                  session.in_words({"Times to play and learn", "Quantas vezes joga e aprende"}))
      ->check(CLI::Range(1, 100));
  command
      .add_option("--games", options.games,
                  session.in_words({"Games in a generation", "Jogos por geração"}))
      ->check(CLI::Range(10, 1'000'000));
  command
      .add_option("--positions", options.positions,
                  session.in_words({"Positions looked at before a move",
                                    "Posições examinadas antes de cada jogada"}))
      ->check(CLI::Range(10, 100'000'000));
  command
      .add_option(
          "--seed", options.seed,
          session.in_words({"The same seed learns the same", "A mesma semente aprende o mesmo"}))
      ->check(seeds());
  command
      .add_option("--threads", options.threads,
                  session.in_words({"Games played at once", "Jogos ao mesmo tempo"}))
      ->check(CLI::Range(1, 256));
}

void add_checking(CLI::App& command, TrainArguments& arguments, const Session& session) {
  training::Options& options = arguments.options;
  command
      .add_option(
          "--check-games", options.check_games,
          session.in_words({"Games to play in the end against material alone, each start twice",
                            "Jogos, no fim, contra quem só conta o material, cada começo "
                            "duas vezes"}))
      ->check(CLI::Range(0, 1'000'000));
  command
      .add_option("--check-time", options.check_milliseconds,
                  session.in_words({"Milliseconds of processor time for a move in those",
                                    "Milissegundos de processador por jogada nesses jogos"}))
      ->check(CLI::Range(1, 60'000));
  command
      .add_option("--check-positions", options.check_positions,
                  session.in_words({"Positions looked at for a move in those, instead of a time",
                                    "Posições vistas por jogada nesses jogos, em vez de um tempo"}))
      ->check(CLI::Range(1, 1'000'000'000))
      ->excludes("--check-time");
  command.add_flag(
      "--only-check", arguments.only_check,
      session.in_words(
          {"Learn nothing, play the built-in weights against material alone",
           "Não aprende nada: põe os pesos incluídos a jogar contra quem só conta o material",
           "Não aprende nada: põe os pesos incluídos para jogar contra quem só conta o material"}));
  command.add_flag(
      "--setups", arguments.setups,
      session.in_words(
          {"Lib al-Aqil: find which set-ups to lay, and how often each",
           "Lib al-Aqil: descobre que preparações usar, e com que frequência cada uma",
           "Lib al-Aqil: descobre quais preparações usar, e com que frequência cada uma"}));
  command
      .add_option("--rounds", arguments.setup_options.rounds,
                  session.in_words({"Set-ups to try, one after the other",
                                    "Preparações a experimentar, uma a seguir à outra",
                                    "Preparações a experimentar, uma depois da outra"}))
      ->check(CLI::Range(1, 10'000));
}

}  // namespace

void add_train(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "train", session.in_words({"Learn the weights of an evaluation from games against itself",
                                 "Aprende os pesos de uma avaliação com jogos contra si próprio",
                                 "Aprende os pesos de uma avaliação com jogos contra si mesmo"}));
  auto arguments = std::make_shared<TrainArguments>();
  add_learning(*command, *arguments, session);
  add_checking(*command, *arguments, session);
  for (const auto* option : {"--out", "--tables", "--setups"})
    command->get_option("--only-check")->excludes(command->get_option(option));
  command->callback(
      [=, &session] { session.action = [=, &session] { return train(*arguments, session); }; });
}

}  // namespace sowmill
