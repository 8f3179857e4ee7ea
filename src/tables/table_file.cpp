#include "tables/table_file.hpp"

#include <algorithm>
#include <filesystem>
#include <mutex>

#include "common/text.hpp"
#include "tables/mapped_file.hpp"
#include "tables/parallel.hpp"

namespace sowmill::tables {

ColumnValues values_in(std::span<const std::int8_t> column) {
  return [column](std::uint64_t first, std::span<std::int8_t> out) {
    std::ranges::copy(column.subspan(static_cast<std::size_t>(first), out.size()), out.begin());
  };
}

Result<Table> open_table(const std::string& path) {
  auto file = MappedFile::open(path);
  if (!file) return tl::unexpected(file.error());
  auto table = Table::open(*file, shown(path));
  if (!table) return table;
  const auto end = table->end_of_blocks();
  if (!end) return tl::unexpected(end.error());
  if (*end != (*file)->size()) return refuse(Reason::TableCutShort, shown(path));
  return table;
}

Result<std::vector<Table>> open_folder(const std::string& folder) {
  std::error_code failed;
  std::vector<std::string> paths;
  for (std::filesystem::directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed))
    if (entry->path().extension() == table_extension) paths.push_back(entry->path().string());
  if (failed) return refuse(Reason::FolderUnreadable, shown(folder));
  if (paths.empty()) return refuse(Reason::NoTables, shown(folder));
  std::ranges::sort(paths);
  std::vector<Table> tables;
  for (const auto& path : paths) {
    auto table = open_table(path);
    if (!table) return tl::unexpected(table.error());
    tables.push_back(std::move(*table));
  }
  return tables;
}

Result<void> read_column(const Table& table, std::string_view column, std::span<std::int8_t> out,
                         unsigned threads) {
  const auto found = table.find_column(column);
  if (!found) return tl::unexpected(found.error());
  table.expect(*found);
  const Header& header = table.header();
  std::mutex first_refused_is_kept;
  Result<void> result;
  for_each_in_parallel(header.blocks_in_column(), threads, [&](std::uint64_t block) {
    const auto values = out.subspan(static_cast<std::size_t>(header.first_position_in(block)),
                                    header.positions_in(block));
    const auto read = table.read_block(*found, block, values);
    if (read) return;
    const std::scoped_lock lock(first_refused_is_kept);
    if (result) result = read;
  });
  return result;
}

std::string table_file_name(std::string_view ruleset, std::string_view slice) {
  return std::string(ruleset) + '-' + std::string(slice) + std::string(table_extension);
}

}  // namespace sowmill::tables
