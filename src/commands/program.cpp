#include "commands/program.hpp"

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fmt/core.h>
#include <malloc.h>
#include <new>
#include <sys/resource.h>

#include "cli/bad_arguments.hpp"
#include "cli/help_formatter.hpp"
#include "cli/position_input.hpp"
#include "commands/commands.hpp"

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

// Looked for before the rest is read, since what is wrong with the rest is told in it. What is no
// language is refused later.
Language language_of(int argc, const char* const* argv) {
  constexpr std::string_view joined = "--lang=";
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    std::string_view asked;
    if (argument == "--lang" && i + 1 < argc) asked = argv[i + 1];
    if (argument.starts_with(joined)) asked = argument.substr(joined.size());
    if (const auto language = parse_language(asked)) return *language;
  }
  return language_of_environment();
}

void describe(CLI::App& program, const Session& session) {
  program.description(session.in_words({"Sowmill: Ntxuva, Lib al-Aqil, Nine Men's Morris and Ouri.",
                                        "Sowmill: Ntxuva, Lib al-Aqil, Jogo do Moinho e Ouri.",
                                        "Sowmill: Ntxuva, Lib al-Aqil, Trilha e Ouri."}));
  program.formatter(help_formatter(program, session));
  program.group(session.in_words({"Commands", "Comandos"}));
  program.set_help_flag("-h,--help", session.in_words({"Print this help", "Mostra esta ajuda"}));
  program.set_version_flag("--version", "sowmill " SOWMILL_VERSION,
                           session.in_words({"Print the version", "Mostra a versão"}));
}

Exit parse_and_run(CLI::App& program, Session& session, int argc, const char* const* argv) {
  std::optional<std::string> language;
  program.add_option("--lang", language,
                     session.in_words({"Language: en, pt-PT or pt-BR; else the environment decides",
                                       "Língua: en, pt-PT ou pt-BR; sem isto decide o ambiente",
                                       "Idioma: en, pt-PT ou pt-BR; sem isto decide o ambiente"}));
  add_subcommands(program, session);
  program.parse(argc, argv);
  if (language)
    if (const auto parsed = parse_language(*language); !parsed)
      return session.refused(parsed.error());
  return session.action();
}

constexpr Message unwritable = {"standard output cannot be written",
                                "não se consegue escrever na saída padrão",
                                "não foi possível escrever na saída padrão"};

constexpr Message no_memory = {"there is not enough memory for that",
                               "não há memória que chegue para isso",
                               "não há memória suficiente para isso"};

// In whatever thread it happens: what a thread does not catch would end the program without a word.
template <Language language>
[[noreturn]] void end_without_memory() {
  print_aside("sowmill: ");  // Bit by bit, since a whole line would take memory.
  print_aside(no_memory.in(language));
  print_aside("\n");
  std::_Exit(static_cast<int>(Exit::Refused));
}

std::new_handler when_no_memory_is_left(Language language) {
  switch (language) {
    case Language::PortugueseOfPortugal:
      return end_without_memory<Language::PortugueseOfPortugal>;
    case Language::PortugueseOfBrazil:
      return end_without_memory<Language::PortugueseOfBrazil>;
    case Language::English:
      break;
  }
  return end_without_memory<Language::English>;
}

Exit run(CLI::App& program, Session& session, int argc, const char* const* argv) {
  try {
    return parse_and_run(program, session, argc, argv);
  } catch (const CLI::Success& asked) {  // --help, --version
    program.exit(asked);
    return Exit::Done;
  } catch (const CLI::ParseError& problem) {
    return Session::refused(tell_bad_arguments(program, problem, session.language));
  } catch (const std::bad_alloc&) {
    return Session::refused(session.in_words(no_memory));
  } catch (const std::exception& error) {
    if (std::ferror(stdout) != 0) return Session::refused(session.in_words(unwritable));
    return Session::refused(error.what());
  }
}

// What was printed may still be on its way, to a disk that is full or a pipe that is closed.
Exit after_printing(Exit exit, const Session& session) {
  const bool flushed = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  return flushed || exit == Exit::Refused ? exit : Session::refused(session.in_words(unwritable));
}

// Each arena of the C library takes 64 MB of addresses: where they are limited, one has to do.
void save_addresses_if_limited() {
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
    (void)mallopt(M_ARENA_MAX, 1);
}

}  // namespace

int run_program(int argc, const char* const* argv) {
  save_addresses_if_limited();
  Session session{.language = language_of(argc, argv), .action = {}};
  std::set_new_handler(when_no_memory_is_left(session.language));
  std::signal(SIGXFSZ, SIG_IGN);  // Too large a file is refused when writing it fails.
  CLI::App program("", "sowmill");
  program.require_subcommand(1);
  program.fallthrough();
  describe(program, session);
  return static_cast<int>(after_printing(run(program, session, argc, argv), session));
}

}  // namespace sowmill
