#include <fmt/core.h>

#include "cli/position_arguments.hpp"
#include "cli/position_input.hpp"
#include "commands/commands.hpp"
#include "common/json.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

struct OutcomeArguments : PositionArguments {
  bool json = false;
};

std::string outcome_line(const Match& match) {
  const Ending ending = match.verdict().ending;
  const auto word = outcome_word(match.shape(), ending.outcome);
  return ending.score ? fmt::format("{}\t{}\n", word, result_text(ending))
                      : fmt::format("{}\n", word);
}

std::string outcome_json(const Match& match) {
  const Ending ending = match.verdict().ending;
  JsonWriter json;
  json.begin_object()
      .member("position", match.position().value_or(""))
      .member("outcome", outcome_word(match.shape(), ending.outcome));
  if (ending.score)
    json.key("score")
        .begin_list()
        .value(ending.score->first)
        .value(ending.score->second)
        .end_list();
  return json.end_object().text() + '\n';
}

std::string told_outcome(const Match& match, Asked asked, bool json) {
  if (json) return outcome_json(match);
  return (asked == Asked::One ? "" : match.position().value_or("") + '\t') + outcome_line(match);
}

Exit print_outcome(const OutcomeArguments& arguments, const Session& session) {
  return answer_matches(
      arguments, session, arguments.json ? LineForm::Json : LineForm::Text,
      [&](Match& match, Asked asked) { return told_outcome(match, asked, arguments.json); });
}

}  // namespace

void add_outcome(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "outcome", session.in_words({"Say whether a position is decided, and how",
                                   "Diz se uma posição está decidida, e como"}));
  auto arguments = std::make_shared<OutcomeArguments>();
  arguments->add_ruleset_to(*command, session);
  arguments->add_positions_to(*command, session);
  command->add_flag("--json", arguments->json,
                    session.in_words({"Print a JSON object for each position",
                                      "Escreve um objeto JSON por posição"}));
  command->callback([=, &session] {
    session.action = [=, &session] { return print_outcome(*arguments, session); };
  });
}

}  // namespace sowmill
