#include <fmt/core.h>

#include "commands/lines.hpp"
#include "commands/session.hpp"
#include "common/json.hpp"
#include "tell/vocabulary.hpp"

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

Exit print_outcome(const OutcomeArguments& arguments, const Session& session) {
  const auto match = arguments.match();
  if (!match) return session.refused(match.error());
  fmt::print("{}", arguments.json ? outcome_json(**match) : outcome_line(**match));
  return Exit::Done;
}

Exit print_outcomes_of_lines(const OutcomeArguments& arguments, const Session& session) {
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return session.refused(entry.error());
  const auto answer = [&](const std::string& line) {
    return (*entry)->match_at(line).map([&](const std::unique_ptr<Match>& match) {
      return arguments.json ? outcome_json(*match)
                            : match->position().value_or("") + '\t' + outcome_line(*match);
    });
  };
  return answer_lines(stdin, session, answer, arguments.json ? LineForm::Json : LineForm::Text);
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
    session.action = [=, &session] {
      const bool reads_lines = arguments->position == "-";
      return reads_lines ? print_outcomes_of_lines(*arguments, session)
                         : print_outcome(*arguments, session);
    };
  });
}

}  // namespace sowmill
