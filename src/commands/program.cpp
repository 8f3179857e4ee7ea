#include "commands/program.hpp"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <exception>
#include <fmt/core.h>

#include "commands/lines.hpp"
#include "commands/session.hpp"
#include "common/text.hpp"
#include "tell/errors.hpp"

namespace sowmill {
namespace {

// As the C library decides it: LC_ALL, then LC_MESSAGES, then LANG.
Language language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value =
        std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing sets variables.
    if (value != nullptr && *value != '\0') return language_of_locale(value);
  }
  return Language::English;
}

void add_subcommands(CLI::App& program, Session& session) {
  for (const auto add :
       {add_rulesets, add_start, add_moves, add_explain, add_outcome, add_perft,  add_show,
        add_record,   add_play,  add_solve, add_probe,   add_tables,  add_verify, add_serve,
        add_engine,   add_match, add_train, add_analyse, add_review,  add_book,   add_bench})
    add(program, session);
}

Exit parse_and_run(CLI::App& program, Session& session, int argc, const char* const* argv) {
  std::string language;
  program.add_option("--lang", language,
                     "Language: en, pt-PT or pt-BR; else the environment decides");
  add_subcommands(program, session);
  program.parse(argc, argv);
  if (!language.empty()) {
    const auto parsed = parse_language(language);
    if (!parsed) return session.refused(parsed.error());
    session.language = *parsed;
  }
  return session.action();
}

// A subcommand that is not known is told from one that is missing; CLI11 tells them alike.
Exit refused_command_line(const CLI::App& program, const Session& session,
                          const CLI::ParseError& error) {
  const auto unknown = program.remaining();
  if (!program.get_subcommands().empty() || unknown.empty())
    return Session::refused(std::string(error.what()) + "; see sowmill --help");
  std::string known;
  for (const auto* command : program.get_subcommands([](const CLI::App*) { return true; }))
    known += (known.empty() ? "" : ", ") + command->get_name();
  return session.refused({Reason::UnknownCommand, {shown(unknown.front()), known}});
}

}  // namespace

Exit Session::refused(const Error& error) const { return refused(tell(error, language)); }

Exit Session::refused(std::string_view message) {
  fmt::print(stderr, "sowmill: {}\n", one_line(message));
  return Exit::Refused;
}

CLI::Option* PositionArguments::add_ruleset_to(CLI::App& command) {
  return command
      .add_option("RULESET", ruleset, "One of the rule sets that `sowmill rulesets` lists")
      ->required();
}

CLI::Option* PositionArguments::add_position_to(CLI::App& command) {
  return command.add_option("POSITION", position,
                            "A position, as `sowmill start RULESET` prints one");
}

Result<std::unique_ptr<Match>> PositionArguments::match() const {
  return parse_ruleset(ruleset).and_then(
      [&](const CatalogEntry* entry) { return entry->match_at(position); });
}

int run_program(int argc, const char* const* argv) {
  CLI::App program("Sowmill: Ntxuva, Lib al-Aqil, Nine Men's Morris and Ouri.", "sowmill");
  program.set_version_flag("--version", "sowmill " SOWMILL_VERSION);
  program.require_subcommand(1);
  program.fallthrough();
  Session session{.language = language_of_environment(), .action = {}};
  try {
    return static_cast<int>(parse_and_run(program, session, argc, argv));
  } catch (const CLI::Success& asked) {  // --help, --version
    return program.exit(asked);
  } catch (const CLI::ParseError& error) {
    return static_cast<int>(refused_command_line(program, session, error));
  } catch (const std::exception& error) {
    return static_cast<int>(Session::refused(error.what()));
  }
}

}  // namespace sowmill
