#include "commands/open_tables.hpp"

#include <algorithm>

#include "common/text.hpp"
#include "tablebase/table_file.hpp"

namespace sowmill {

Result<std::shared_ptr<const Prober>> open_tables(const CatalogEntry& entry,
                                                  const std::string& folder) {
  auto tables = tablebase::open_folder(folder);
  if (!tables) return tl::unexpected(tables.error());
  const auto is_of_entry = [&](const tablebase::Table& table) {
    return table.description().ruleset == entry.id;
  };
  if (std::ranges::none_of(*tables, is_of_entry))
    return refuse(Reason::NoTablesOf, entry.id, shown(folder));
  std::shared_ptr<Prober> prober = entry.new_prober();
  const auto added = add_tables(*prober, entry.id, std::move(*tables));
  if (!added) return tl::unexpected(added.error());
  return prober;
}

Result<std::shared_ptr<const Prober>> tables_in(const CatalogEntry& entry,
                                                const std::string& folder) {
  if (folder.empty()) return std::shared_ptr<const Prober>();
  return open_tables(entry, folder);
}

}  // namespace sowmill
