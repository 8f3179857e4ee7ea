#include <fmt/core.h>

#include "cli/position_arguments.hpp"
#include "cli/position_input.hpp"
#include "commands/commands.hpp"
#include "common/json.hpp"

namespace sowmill {
namespace {

struct MovesArguments : PositionArguments {
  bool json = false;
};

// Where a legal move leads.
std::string position_after(Match& match, const std::string& move) {
  (void)match.play(move);
  auto position = match.position().value_or("");
  (void)match.undo();
  return position;
}

std::string move_lines(Match& match, std::string_view prefix) {
  std::string lines;
  for (const auto& move : match.legal_moves())
    lines += fmt::format("{}{}\t{}\n", prefix, move, position_after(match, move));
  return lines;
}

void write_moves(JsonWriter& json, Match& match) {
  json.begin_list();
  for (const auto& move : match.legal_moves())
    json.begin_object()
        .member("move", move)
        .member("position", position_after(match, move))
        .end_object();
  json.end_list();
}

std::string move_list_json(Match& match) {
  JsonWriter json;
  write_moves(json, match);
  return json.text() + '\n';
}

// With the position, in the form that we write it.
std::string position_json(Match& match) {
  JsonWriter json;
  json.begin_object().member("position", match.position().value_or("")).key("moves");
  write_moves(json, match);
  return json.end_object().text() + '\n';
}

std::string told_moves(Match& match, Asked asked, bool json) {
  if (asked == Asked::One) return json ? move_list_json(match) : move_lines(match, "");
  return json ? position_json(match) : move_lines(match, match.position().value_or("") + '\t');
}

Exit print_moves(const MovesArguments& arguments, const Session& session) {
  return answer_matches(
      arguments, session, arguments.json ? LineForm::Json : LineForm::Text,
      [&](Match& match, Asked asked) { return told_moves(match, asked, arguments.json); });
}

}  // namespace

void add_moves(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "moves", session.in_words({"List the legal moves of a position and where they lead",
                                 "Lista as jogadas possíveis de uma posição e aonde levam"}));
  auto arguments = std::make_shared<MovesArguments>();
  arguments->add_ruleset_to(*command, session);
  arguments->add_positions_to(*command, session);
  command->add_flag("--json", arguments->json,
                    session.in_words({"Print a JSON list; with -, an object for each line",
                                      "Escreve uma lista JSON; com -, um objeto por linha"}));
  command->callback([=, &session] {
    session.action = [=, &session] { return print_moves(*arguments, session); };
  });
}

}  // namespace sowmill
