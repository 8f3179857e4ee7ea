#include <fmt/core.h>

#include "commands/lines.hpp"
#include "commands/session.hpp"
#include "tell/vocabulary.hpp"

namespace sowmill {
namespace {

std::string outcome_line(const Match& match) {
  const Ending ending = match.verdict().ending;
  const auto word = outcome_word(match.shape(), ending.outcome);
  return ending.score ? fmt::format("{}\t{}\n", word, result_text(ending))
                      : fmt::format("{}\n", word);
}

Exit print_outcome(const PositionArguments& arguments, const Session& session) {
  const auto match = arguments.match();
  if (!match) return session.refused(match.error());
  fmt::print("{}", outcome_line(**match));
  return Exit::Done;
}

Exit print_outcomes_of_lines(const PositionArguments& arguments, const Session& session) {
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return session.refused(entry.error());
  return answer_lines(stdin, session, [&](const std::string& line) {
    return (*entry)->match_at(line).map(
        [&](const std::unique_ptr<Match>& match) { return line + '\t' + outcome_line(*match); });
  });
}

}  // namespace

void add_outcome(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand("outcome", "Say whether a position is decided, and how");
  auto arguments = std::make_shared<PositionArguments>();
  arguments->add_ruleset_to(*command);
  arguments->add_position_to(*command)->required()->description(
      "A position, or - to read one a line from standard input");
  command->callback([=, &session] {
    session.action = [=, &session] {
      const bool reads_lines = arguments->position == "-";
      return reads_lines ? print_outcomes_of_lines(*arguments, session)
                         : print_outcome(*arguments, session);
    };
  });
}

}  // namespace sowmill
