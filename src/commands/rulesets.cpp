#include <fmt/core.h>

#include "commands/commands.hpp"
#include "common/json.hpp"

namespace sowmill {
namespace {

std::string list_lines(Language language) {
  std::string lines;
  for (const auto& entry : catalog())
    lines += fmt::format("{}\t{}\n", entry.id, entry.title.in(language));
  return lines;
}

std::string list_json(Language language) {
  JsonWriter json;
  json.begin_list();
  for (const auto& entry : catalog())
    json.begin_object()
        .member("id", entry.id)
        .member("title", entry.title.in(language))
        .end_object();
  return json.end_list().text() + '\n';
}

}  // namespace

void add_rulesets(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "rulesets", session.in_words({"List the rule sets", "Lista os conjuntos de regras"}));
  auto json = std::make_shared<bool>(false);
  command->add_flag("--json", *json,
                    session.in_words({"Print a JSON list", "Escreve uma lista JSON"}));
  command->callback([=, &session] {
    session.action = [=, &session] {
      fmt::print("{}", *json ? list_json(session.language) : list_lines(session.language));
      return Exit::Done;
    };
  });
}

}  // namespace sowmill
