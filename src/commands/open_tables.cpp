#include "commands/open_tables.hpp"

#include "tablebase/table_file.hpp"

namespace sowmill {

Result<std::shared_ptr<const Prober>> open_tables(const CatalogEntry& entry,
                                                  const std::string& folder) {
  auto tables = tablebase::open_folder(folder);
  if (!tables) return tl::unexpected(tables.error());
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
