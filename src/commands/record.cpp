#include <fmt/core.h>

#include "cli/files.hpp"
#include "cli/option_texts.hpp"
#include "commands/commands.hpp"
#include "record/game_of_file.hpp"
#include "record/read_record.hpp"
#include "record/record_json.hpp"
#include "record/replay_record.hpp"
#include "record/write_record.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

struct RecordArguments {
  std::string file;
  std::optional<std::size_t> game;
  bool positions = false;
  bool json = false;
};

// Every position of the main line, with the move that led to it.
void print_positions(const Record& record, const Match& match) {
  const auto* entry = find_ruleset(record.find("Ruleset")->value);
  for (const Round& round : match.rounds()) {
    const auto again = *entry->match_at(round.start);
    fmt::print("-\t{}\n", round.start);
    for (const auto& move : round.moves) {
      (void)again->play(move);
      fmt::print("{}\t{}\n", move, again->position().value_or(""));
    }
  }
}

Exit print_record(const RecordArguments& arguments, const Session& session) {
  const auto text = read_file(arguments.file, record_size_limit);
  if (!text) return session.refused(text.error());
  const auto record = read_game_of_file(*text, arguments.game);
  if (!record) return session.refused(record.error());
  const auto checked = check(*record);
  if (!checked) return session.refused(checked.error());
  if (arguments.positions)
    print_positions(*record, **replay(*record));
  else
    fmt::print("{}", arguments.json ? record_json(*record) + '\n' : write_record(*record));
  return Exit::Done;
}

}  // namespace

void add_record(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "record",
      session.in_words(
          {"Check a game record (ours, OGN of Aualé, PGN of Sanmill) and print it as ours",
           "Verifica um registo de jogo (nosso, OGN do Aualé, PGN do Sanmill) e escreve-o como "
           "nosso",
           "Verifica um registro de jogo (nosso, OGN do Aualé, PGN do Sanmill) e o escreve como "
           "nosso"}));
  auto arguments = std::make_shared<RecordArguments>();
  command->add_option("FILE", arguments->file, session.in_words(option_texts::record))->required();
  command->add_option("--game", arguments->game, session.in_words(option_texts::game_of_file))
      ->check(CLI::Range(1, 1'000'000));
  auto* positions =
      command->add_flag("--positions", arguments->positions,
                        session.in_words({"Print each move and the position after it",
                                          "Escreve cada jogada e a posição que se lhe segue",
                                          "Escreve cada jogada e a posição depois dela"}));
  command
      ->add_flag("--json", arguments->json,
                 session.in_words({"Print the record as a JSON object",
                                   "Escreve o registo como objeto JSON",
                                   "Escreve o registro como objeto JSON"}))
      ->excludes(positions);
  command->callback([=, &session] {
    session.action = [=, &session] { return print_record(*arguments, session); };
  });
}

}  // namespace sowmill
