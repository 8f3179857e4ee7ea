#include "commands/table_pack.hpp"

#include <algorithm>
#include <filesystem>

#include "commands/files.hpp"
#include "tablebase/table_file.hpp"
#include "tablebase/value.hpp"

namespace sowmill {
namespace {

using tablebase::Table;

bool names(const std::vector<std::string>& slices, const Table& table) {
  return std::ranges::find(slices, table.description().slice) != slices.end();
}

std::string bytes_of(const Table& table) {
  const auto bytes = *table.source().read({0, table.source().size()});
  return {bytes.begin(), bytes.end()};
}

// The table with who wins in place of values; it is written to a file and read back.
Result<std::string> bytes_of_results(const Table& table, const std::string& path,
                                     unsigned threads) {
  std::vector<std::int8_t> values(static_cast<std::size_t>(table.description().size));
  if (const auto read = read_column(table, "value", values, threads); !read)
    return tl::unexpected(read.error());
  for (auto& value : values) value = static_cast<std::int8_t>(tablebase::result_of(value));
  auto description = table.description();
  description.columns = {"result"};
  const std::vector columns = {tablebase::values_in(values)};
  return write_table(path, description, columns, {.threads = threads})
      .and_then([&] { return tablebase::open_table(path); })
      .map(bytes_of);
}

Result<std::string> packed(const Table& table, const TablePacking& packing) {
  if (!names(packing.results, table) || table.description().measure != Measure::Distance)
    return bytes_of(table);
  const auto temporary = packing.pack + ".results";
  auto bytes = bytes_of_results(table, temporary, packing.threads);
  std::error_code ignored;
  std::filesystem::remove(temporary, ignored);
  return bytes;
}

}  // namespace

Result<void> write_pack(const TablePacking& packing) {
  const auto tables = tablebase::open_folder(packing.folder);
  if (!tables) return tl::unexpected(tables.error());
  std::string all;
  for (const auto& table : *tables) {
    if (!packing.slices.empty() && !names(packing.slices, table)) continue;
    const auto bytes = packed(table, packing);
    if (!bytes) return tl::unexpected(bytes.error());
    all += *bytes;
  }
  return write_file(packing.pack, all);
}

}  // namespace sowmill
