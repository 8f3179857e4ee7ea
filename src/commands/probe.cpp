#include <fmt/core.h>

#include "commands/lines.hpp"
#include "commands/open_tables.hpp"
#include "commands/session.hpp"

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

Exit probe(const ProbeArguments& arguments, const Session& session) {
  const auto prober = parse_ruleset(arguments.ruleset).and_then([&](const CatalogEntry* entry) {
    return open_tables(*entry, arguments.folder);
  });
  if (!prober) return session.refused(prober.error());
  if (arguments.position == "-")
    return answer_lines(stdin, session, [&](const std::string& line) {
      return (*prober)->probe(line).map(
          [&](const Knowledge& known) { return lines_of(known, line + '\t'); });
    });
  const auto known = (*prober)->probe(arguments.position);
  if (!known) return session.refused(known.error());
  fmt::print("{}", lines_of(*known, ""));
  return Exit::Done;
}

}  // namespace

void add_probe(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "probe", session.in_words({"Say what tables know of a position and its moves",
                                 "Diz o que as tabelas sabem de uma posição e das jogadas"}));
  auto arguments = std::make_shared<ProbeArguments>();
  arguments->add_ruleset_to(*command);
  arguments->add_position_to(*command)->required()->description(
      "A position, or - to read one a line from standard input");
  command->add_option("--tables", arguments->folder, "The folder of the tables")->required();
  command->callback(
      [=, &session] { session.action = [=, &session] { return probe(*arguments, session); }; });
}

}  // namespace sowmill
