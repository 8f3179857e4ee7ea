#include <fmt/core.h>

#include "commands/lines.hpp"
#include "commands/session.hpp"
#include "tablebase/table_file.hpp"

namespace sowmill {
namespace {

struct ProbeArguments : PositionArguments {
  std::string folder;
};

Result<std::unique_ptr<Prober>> open_prober(const ProbeArguments& arguments) {
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return tl::unexpected(entry.error());
  auto tables = tablebase::open_folder(arguments.folder);
  if (!tables) return tl::unexpected(tables.error());
  auto prober = (*entry)->new_prober();
  const auto added = add_tables(*prober, (*entry)->id, std::move(*tables));
  if (!added) return tl::unexpected(added.error());
  return prober;
}

std::string lines_of(const Knowledge& known, std::string_view prefix) {
  auto lines = fmt::format("{}position\t{}\n", prefix, known.value.text());
  for (const auto& [move, value] : known.moves)
    lines += fmt::format("{}{}\t{}\n", prefix, move, value.text());
  return lines;
}

Exit probe(const ProbeArguments& arguments, const Session& session) {
  const auto prober = open_prober(arguments);
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
  auto* command =
      program.add_subcommand("probe", "Say what tables know of a position and its moves");
  auto arguments = std::make_shared<ProbeArguments>();
  arguments->add_ruleset_to(*command);
  arguments->add_position_to(*command)->required()->description(
      "A position, or - to read one a line from standard input");
  command->add_option("--tables", arguments->folder, "The folder of the tables")->required();
  command->callback(
      [=, &session] { session.action = [=, &session] { return probe(*arguments, session); }; });
}

}  // namespace sowmill
