#include "cli/tables_by_ruleset.hpp"

#include "match/catalog.hpp"
#include "tables/table_file.hpp"

namespace sowmill {

Result<TablesByRuleset> tables_by_ruleset(const std::string& folder) {
  auto tables = tables::open_folder(folder);
  if (!tables) return tl::unexpected(tables.error());
  TablesByRuleset all;
  for (auto& table : *tables) {
    const auto entry = parse_ruleset(table.description().ruleset);
    if (!entry) return tl::unexpected(entry.error());
    all[std::string((*entry)->id)].push_back(std::move(table));
  }
  return all;
}

}  // namespace sowmill
