#include <fmt/core.h>
#include <map>
#include <thread>

#include "cli/option_texts.hpp"
#include "cli/tables_by_ruleset.hpp"
#include "commands/commands.hpp"
#include "commands/slice_summary.hpp"
#include "commands/table_pack.hpp"
#include "commands/table_statistics.hpp"

namespace sowmill {
namespace {

struct TablesArguments {
  std::string folder;
  unsigned threads = std::thread::hardware_concurrency();
};

Exit print_statistics(const TablesArguments& arguments, const Session& session) {
  auto all = tables_by_ruleset(arguments.folder);
  if (!all) return session.refused(all.error());
  for (auto& [ruleset, tables] : *all) {
    const auto lines =
        table_statistics(ruleset, std::move(tables), std::max(arguments.threads, 1U));
    if (!lines) return session.refused(lines.error());
    fmt::print("{}", *lines);
  }
  return Exit::Done;
}

Exit print_summaries(const TablesArguments& arguments, const Session& session) {
  const auto all = tables_by_ruleset(arguments.folder);
  if (!all) return session.refused(all.error());
  fmt::print("ruleset\tslice\twins\tdraws\tlosses\tplies\tposition\tline\n");
  for (const auto& [ruleset, tables] : *all) {
    const auto lines = slice_summaries(ruleset, tables, std::max(arguments.threads, 1U));
    if (!lines) return session.refused(lines.error());
    fmt::print("{}", *lines);
  }
  return Exit::Done;
}

std::string column_names(const tables::Description& description) {
  std::string names;
  for (const auto& column : description.columns) names += (names.empty() ? "" : ",") + column;
  return names;
}

Exit print_list(const TablesArguments& arguments, const Session& session) {
  const auto all = tables_by_ruleset(arguments.folder);
  if (!all) return session.refused(all.error());
  fmt::print("ruleset\tslice\tcolumns\tpositions\tbytes\tbits a position\n");
  for (const auto& [ruleset, tables] : *all)
    for (const auto& table : tables) {
      const auto& description = table.description();
      const auto bytes = table.source().size();
      fmt::print("{}\t{}\t{}\t{}\t{}\t{:.3f}\n", ruleset, description.slice,
                 column_names(description), description.size, bytes,
                 8.0 * static_cast<double>(bytes) / static_cast<double>(description.size));
    }
  return Exit::Done;
}

void add_pack(CLI::App& command, Session& session) {
  auto* part = command.add_subcommand(
      "pack", session.in_words({"Put tables into one file, for the page",
                                "Junta tabelas num só ficheiro, para a página",
                                "Junta tabelas em um só arquivo, para a página"}));
  auto packing = std::make_shared<TablePacking>();
  packing->threads = std::max(std::thread::hardware_concurrency(), 1U);
  part->add_option("DIR", packing->folder, session.in_words(option_texts::folder_of_tables))
      ->required();
  part->add_option(
          "--out", packing->pack,
          session.in_words({"The file to write", "O ficheiro a escrever", "O arquivo a gravar"}))
      ->required();
  part->add_option("--slices", packing->slices,
                   session.in_words({"Only these, as `tables list` names them",
                                     "Só estas fatias, com os nomes que `tables list` mostra"}));
  part->add_option(
      "--results", packing->results,
      session.in_words({"Of these slices, keep who wins but not in how many plies",
                        "Destas fatias, guarda quem ganha mas não em quantas jogadas"}));
  part->callback([=, &session] {
    session.action = [=, &session] {
      const auto written = write_pack(*packing);
      return written ? Exit::Done : session.refused(written.error());
    };
  });
}

}  // namespace

void add_tables(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "tables", session.in_words({"Look into tables", "Mostra o que há nas tabelas"}));
  command->require_subcommand(1);
  auto arguments = std::make_shared<TablesArguments>();
  const auto add = [&](const char* name, const Message& what, auto action) {
    auto* part = command->add_subcommand(name, session.in_words(what));
    part->add_option("DIR", arguments->folder, session.in_words(option_texts::folder_of_tables))
        ->required();
    part->add_option("--threads", arguments->threads, session.in_words(option_texts::threads))
        ->check(CLI::Range(1, 1024));
    part->callback(
        [=, &session] { session.action = [=, &session] { return action(*arguments, session); }; });
  };
  add("list", {"List them, with their sizes", "Lista as tabelas, com os tamanhos"}, print_list);
  add("stats",
      {"Count wins, losses and draws, or seeds, layer by layer",
       "Conta vitórias, derrotas e empates, ou sementes, camada por camada"},
      print_statistics);
  add("longest",
      {"Ntxuva and morris: count wins table by table, and show the longest and how it is played",
       "Ntxuva e moinho: conta vitórias tabela por tabela, e mostra a mais longa e como se joga",
       "Ntxuva e trilha: conta vitórias tabela por tabela, e mostra a mais longa e como se joga"},
      print_summaries);
  add_pack(*command, session);
}

}  // namespace sowmill
