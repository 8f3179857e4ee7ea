#include "commands/table_pack.hpp"

#include <algorithm>
#include <filesystem>

#include "cli/files.hpp"
#include "common/text.hpp"
#include "tables/table_file.hpp"
#include "tables/value.hpp"

namespace sowmill {
namespace {

using tables::Table;

bool names(const std::vector<std::string>& slices, const Table& table) {
  return std::ranges::find(slices, table.description().slice) != slices.end();
}

// As one more table, or in the place of one.
bool would_lie_among_them(const TablePacking& packing) {
  std::error_code ignored;  // What is no path is refused when it is written.
  const auto pack = std::filesystem::absolute(packing.pack, ignored);
  return pack.extension() == tables::table_extension &&
         std::filesystem::equivalent(pack.parent_path(), packing.folder, ignored);
}

Result<void> check_names(const TablePacking& packing, const std::vector<Table>& tables) {
  if (would_lie_among_them(packing))
    return refuse(Reason::OptionValue, "--out", shown(packing.pack), "*.pack");
  for (const auto& slice : packing.slices)
    if (std::ranges::none_of(
            tables, [&](const Table& table) { return table.description().slice == slice; }))
      return refuse(Reason::NoTableOfSlice, shown(slice), shown(packing.folder));
  return {};
}

// Nothing damaged is handed on.
Result<void> check_blocks(const Table& table) {
  for (std::uint64_t block = 0; block < table.header().blocks(); ++block)
    if (const auto bytes = table.block_bytes(block); !bytes) return tl::unexpected(bytes.error());
  return {};
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
  for (auto& value : values) value = static_cast<std::int8_t>(tables::result_of(value));
  auto description = table.description();
  description.columns = {"result"};
  const std::vector columns = {tables::values_in(values)};
  return write_table(path, description, columns, {.threads = threads})
      .and_then([&] { return tables::open_table(path); })
      .map(bytes_of);
}

Result<std::string> packed(const Table& table, const TablePacking& packing) {
  if (!names(packing.results, table) || table.description().measure != Measure::Distance)
    return check_blocks(table).map([&] { return bytes_of(table); });
  const auto temporary = packing.pack + ".results";
  auto bytes = bytes_of_results(table, temporary, packing.threads);
  std::error_code ignored;
  std::filesystem::remove(temporary, ignored);
  return bytes;
}

}  // namespace

Result<void> write_pack(const TablePacking& packing) {
  const auto tables = tables::open_folder(packing.folder);
  if (!tables) return tl::unexpected(tables.error());
  if (const auto named = check_names(packing, *tables); !named)
    return tl::unexpected(named.error());
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
