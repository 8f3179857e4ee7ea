#include <fmt/core.h>

#include "cli/position_arguments.hpp"
#include "commands/commands.hpp"
#include "match/json.hpp"
#include "text/event_text.hpp"
#include "text/move_sentence.hpp"

namespace sowmill {
namespace {

struct ExplainArguments : PositionArguments {
  std::string move;
  bool json = false;
};

void print_events(const Replay& played, BoardShape shape, Language language) {
  for (const Event& event : played.events)
    fmt::print("{}\n", event_text(event, shape, played.after));
  fmt::print("say\t{}\n",
             move_sentence({played.events, played.chooser, played.after}, shape, language));
}

Exit explain(const ExplainArguments& arguments, const Session& session) {
  const auto match = arguments.match();
  if (!match) return session.refused(match.error());
  const auto played = (*match)->replay(arguments.move);
  if (!played) return session.refused(played.error());
  if (arguments.json)
    fmt::print("{}\n", replay_json(*played, (*match)->shape(), session.language));
  else
    print_events(*played, (*match)->shape(), session.language);
  return Exit::Done;
}

}  // namespace

void add_explain(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "explain", session.in_words({"Tell what a move does, event by event and in a sentence",
                                   "Conta o que uma jogada faz, passo a passo e numa frase"}));
  auto arguments = std::make_shared<ExplainArguments>();
  arguments->add_ruleset_to(*command, session);
  arguments->add_position_to(*command, session)->required();
  command
      ->add_option("MOVE", arguments->move,
                   session.in_words({"A move, as `sowmill moves` lists them",
                                     "Uma jogada, das que `sowmill moves` lista"}))
      ->required();
  command->add_flag("--json", arguments->json,
                    session.in_words({"Print one JSON object", "Escreve um objeto JSON"}));
  command->callback(
      [=, &session] { session.action = [=, &session] { return explain(*arguments, session); }; });
}

}  // namespace sowmill
