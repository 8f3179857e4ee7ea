#include "cli/open_tables.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "common/text.hpp"
#include "engine/probers.hpp"
#include "tables/table_file.hpp"

namespace sowmill {
namespace {

std::filesystem::path folder_of_built_tables() {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing sets variables.
  if (const char* told = std::getenv("SOWMILL_TABLES")) return told;
  std::error_code unknown;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", unknown);
  return unknown ? std::filesystem::path() : program.parent_path().parent_path() / "tables";
}

}  // namespace

Result<std::shared_ptr<const Prober>> open_tables(const CatalogEntry& entry,
                                                  const std::string& folder) {
  auto tables = tables::open_folder(folder);
  if (!tables) return tl::unexpected(tables.error());
  const auto is_of_entry = [&](const tables::Table& table) {
    return table.description().ruleset == entry.id;
  };
  if (std::ranges::none_of(*tables, is_of_entry))
    return refuse(Reason::NoTablesOf, entry.id, shown(folder));
  std::shared_ptr<Prober> prober = new_prober(entry.id);
  const auto added = add_tables(*prober, entry.id, std::move(*tables));
  if (!added) return tl::unexpected(added.error());
  return prober;
}

Result<std::shared_ptr<const Prober>> tables_in(const CatalogEntry& entry,
                                                const std::string& folder) {
  if (folder.empty()) return std::shared_ptr<const Prober>();
  return open_tables(entry, folder);
}

Result<std::shared_ptr<const Prober>> tables_for_play(const CatalogEntry& entry,
                                                      const std::string& folder_or_word) {
  if (folder_or_word == no_tables) return tables_in(entry, "");
  if (folder_or_word != built_tables) return open_tables(entry, folder_or_word);
  const auto built = folder_of_built_tables();
  const auto folder = built / entry.id;
  std::error_code unknown;
  const bool is_there = !built.empty() && std::filesystem::is_directory(folder, unknown);
  return tables_in(entry, is_there ? folder.string() : "");
}

}  // namespace sowmill
