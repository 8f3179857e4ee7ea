#include "cli/position_arguments.hpp"

#include <CLI/CLI.hpp>

namespace sowmill {

CLI::Option* PositionArguments::add_ruleset_to(CLI::App& command, const Session& session) {
  return command
      .add_option("RULESET", ruleset,
                  session.in_words({"One of the rule sets that `sowmill rulesets` lists",
                                    "Um dos conjuntos de regras que `sowmill rulesets` lista"}))
      ->required();
}

CLI::Option* PositionArguments::add_position_to(CLI::App& command, const Session& session) {
  return command.add_option(
      "POSITION", position,
      session.in_words({"A position, as `sowmill start RULESET` prints one",
                        "Uma posição, como a que `sowmill start RULESET` mostra"}));
}

void PositionArguments::add_positions_to(CLI::App& command, const Session& session) {
  add_position_to(command, session)
      ->required()
      ->description(
          session.in_words({"A position, or - to read one a line from standard input",
                            "Uma posição, ou - para ler uma por linha da entrada padrão"}));
}

Result<std::unique_ptr<Match>> PositionArguments::match() const {
  return parse_ruleset(ruleset).and_then(
      [&](const CatalogEntry* entry) { return entry->match_at(position); });
}

}  // namespace sowmill
