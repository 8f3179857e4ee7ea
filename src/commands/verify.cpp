#include <fmt/core.h>
#include <map>
#include <thread>

#include "cli/option_texts.hpp"
#include "cli/progress_bar.hpp"
#include "cli/tables_by_ruleset.hpp"
#include "commands/commands.hpp"
#include "match/for_ruleset.hpp"
#include "match/numbering.hpp"
#include "tables/verify_tables.hpp"

namespace sowmill {
namespace {

struct VerifyArguments {
  std::string folder;
  unsigned threads = std::thread::hardware_concurrency();
};

using FalsePosition = std::optional<std::string>;

// Only one of them would be looked at.
Result<void> check_for_twins(const std::vector<tables::Table>& files) {
  std::map<std::string, std::string> names;  // By slice.
  for (const auto& file : files) {
    const auto [first, is_new] = names.emplace(file.description().slice, file.name());
    if (!is_new) return refuse(Reason::TableTwice, first->second, file.name());
  }
  return {};
}

template <StateIndex I>
Result<FalsePosition> verify(const I& index, const std::string& ruleset,
                             std::vector<tables::Table> files, unsigned threads) {
  if (const auto alone = check_for_twins(files); !alone) return tl::unexpected(alone.error());
  tables::Tables<I> tables(index, ruleset);
  for (auto& file : files)
    if (const auto added = tables.add(std::move(file)); !added)
      return tl::unexpected(added.error());
  ProgressBar bar;
  return tables::TableVerifier<I>(tables, threads, bar).verify();
}

// Every table that was there when it was looked for is either true or wrong: also if it is damaged.
Exit found_wrong(const Session& session, const Error& error) {
  (void)session.refused(error);
  return Exit::FoundWrong;
}

Exit verify_folder(const VerifyArguments& arguments, const Session& session) {
  auto all = tables_by_ruleset(arguments.folder);
  if (!all) {
    const auto reason = all.error().reason;
    const bool is_looked_at = reason != Reason::FileUnreadable &&
                              reason != Reason::FolderUnreadable && reason != Reason::NoTables;
    return is_looked_at ? found_wrong(session, all.error()) : session.refused(all.error());
  }
  for (auto& [ruleset, tables] : *all) {
    const auto count = tables.size();
    const auto verified = for_ruleset(ruleset, [&, &files = tables](const auto& rules) {
      return verify(numbering_of(rules.game), std::string(rules.id), std::move(files),
                    std::max(arguments.threads, 1U));
    });
    if (!verified) return found_wrong(session, verified.error());
    if (*verified) {
      fmt::print("{}\tfalse\t{}\n", ruleset, **verified);
      return Exit::FoundWrong;
    }
    fmt::print("{}\ttrue\t{}\n", ruleset, count);
  }
  return Exit::Done;
}

}  // namespace

void add_verify(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "verify", session.in_words({"Prove tables from the rules alone",
                                  "Prova as tabelas só a partir das regras"}));
  auto arguments = std::make_shared<VerifyArguments>();
  command->add_option("DIR", arguments->folder, session.in_words(option_texts::folder_of_tables))
      ->required();
  command->add_option("--threads", arguments->threads, session.in_words(option_texts::threads))
      ->check(CLI::Range(1, 1024));
  command->callback([=, &session] {
    session.action = [=, &session] { return verify_folder(*arguments, session); };
  });
}

}  // namespace sowmill
