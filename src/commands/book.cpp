#include "book/book.hpp"

#include <filesystem>
#include <fmt/core.h>

#include "book/build.hpp"
#include "cli/files.hpp"
#include "cli/time_left.hpp"
#include "commands/commands.hpp"
#include "engine/learned_setups.hpp"

namespace sowmill {
namespace {

struct BookArguments {
  std::string ruleset;
  std::string out;
  book::Building building;
};

// Where the players lay the board as they like there is no start to build on: which set-ups to lay,
// and how often each, is all there is to know.
void print_setups(const CatalogEntry& entry) {
  for (const LearnedSetup& share : learned_setups(entry.id))
    fmt::print("{}\t{}\n", share.share, share.setup);
}

Result<book::Book> book_so_far(const CatalogEntry& entry, const std::string& path) {
  constexpr std::size_t size_limit = 16'000'000;
  if (!std::filesystem::exists(path)) return book::Book(entry);
  return read_file(path, size_limit).and_then([&](const std::string& text) {
    return book::Book::read(entry, text);
  });
}

// Saved now and then, so that little is lost when it is broken off.
Exit build(const BookArguments& arguments, const Session& session) {
  constexpr std::size_t pages_between_saves = 20;
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return session.refused(entry.error());
  if ((*entry)->plays_for_points) {
    print_setups(**entry);
    return Exit::Done;
  }
  const auto path = arguments.out.empty() ? arguments.ruleset + ".book" : arguments.out;
  auto table = book_so_far(**entry, path);
  if (!table) return session.refused(table.error());
  if (const auto writable = check_writable(path); !writable)
    return session.refused(writable.error());
  TimeLeft bar;
  Result<void> saved;
  book::build(*table, **entry, arguments.building, [&](const book::Book& so_far) {
    bar.show(static_cast<double>(so_far.size()) / static_cast<double>(arguments.building.pages));
    if (so_far.size() % pages_between_saves == 0) saved = write_file(path, so_far.text());
    return saved.has_value();
  });
  if (saved) saved = write_file(path, table->text());
  return saved ? Exit::Done : session.refused(saved.error());
}

}  // namespace

void add_book(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "book",
      session.in_words(
          {"Build an opening table, or go on with one; for Lib al-Aqil print which set-ups to lay",
           "Constrói uma tabela de aberturas, ou continua uma; no Lib al-Aqil mostra que "
           "preparações usar",
           "Constrói uma tabela de aberturas, ou continua uma; no Lib al-Aqil mostra quais "
           "preparações usar"}));
  auto arguments = std::make_shared<BookArguments>();
  command
      ->add_option("RULESET", arguments->ruleset,
                   session.in_words({"The rule set", "O conjunto de regras"}))
      ->required();
  command->add_option("--out", arguments->out,
                      session.in_words({"The file to write or to go on with; else RULESET.book",
                                        "O ficheiro a escrever ou a continuar; senão, RULESET.book",
                                        "O arquivo a gravar ou a continuar; senão, RULESET.book"}));
  command
      ->add_option("--size", arguments->building.pages,
                   session.in_words({"Positions in the table when it is done",
                                     "Posições na tabela quando estiver pronta"}))
      ->check(CLI::Range(1, 100'000));
  command
      ->add_option("--nodes", arguments->building.positions,
                   session.in_words({"Positions to look at for each of them",
                                     "Posições a examinar para cada uma delas"}))
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
  command->callback(
      [=, &session] { session.action = [=, &session] { return build(*arguments, session); }; });
}

}  // namespace sowmill
