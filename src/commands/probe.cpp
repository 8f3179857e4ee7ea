#include <fmt/core.h>

#include "cli/open_tables.hpp"
#include "cli/option_texts.hpp"
#include "cli/position_arguments.hpp"
#include "cli/position_input.hpp"
#include "commands/commands.hpp"

namespace sowmill {
namespace {

struct ProbeArguments : PositionArguments {
  std::string folder;
};

std::string lines_of(const Knowledge& known, std::string_view prefix) {
  auto lines = fmt::format("{}position\t{}\n", prefix, known.value.text());
  for (const auto& [move, value] : known.moves)
    lines += fmt::format("{}{}\t{}\n", prefix, move, value.text());
  return lines;
}

// Tables go on where a game is over because somebody has 25 seeds; it has no moves all the same.
Result<Knowledge> known_of(const CatalogEntry& entry, const Prober& prober,
                           const std::string& position) {
  return prober.probe(position).and_then([&](Knowledge known) {
    return entry.match_at(position).map([&](const auto& match) {
      if (match->verdict().is_over()) known.moves.clear();
      return std::move(known);
    });
  });
}

Exit probe(const ProbeArguments& arguments, const Session& session) {
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return session.refused(entry.error());
  const auto prober = open_tables(**entry, arguments.folder);
  if (!prober) return session.refused(prober.error());
  return answer_positions(
      arguments.position, session, LineForm::Text, [&](const std::string& position, Asked asked) {
        return known_of(**entry, **prober, position).map([&](const Knowledge& known) {
          return lines_of(known, asked == Asked::One ? "" : position + '\t');
        });
      });
}

}  // namespace

void add_probe(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "probe", session.in_words({"Say what tables know of a position and its moves",
                                 "Diz o que as tabelas sabem de uma posição e das jogadas"}));
  auto arguments = std::make_shared<ProbeArguments>();
  arguments->add_ruleset_to(*command, session);
  arguments->add_positions_to(*command, session);
  command
      ->add_option("--tables", arguments->folder, session.in_words(option_texts::folder_of_tables))
      ->required();
  command->callback(
      [=, &session] { session.action = [=, &session] { return probe(*arguments, session); }; });
}

}  // namespace sowmill
