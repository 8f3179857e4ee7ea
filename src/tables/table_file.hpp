#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "common/result.hpp"
#include "tables/table.hpp"

// Tables in files. Not for WebAssembly.
namespace sowmill::tables {

constexpr std::string_view table_extension = ".table";

// Gives the values of a column from a number on. It is called by several threads at once, in any
// order, and more than once for the same numbers.
using ColumnValues = std::function<void(std::uint64_t first, std::span<std::int8_t> out)>;

// The values of a column that lies in memory, for as long as it does.
ColumnValues values_in(std::span<const std::int8_t> column);

struct Writing {
  unsigned threads = 1;               // The bytes written do not depend on it.
  std::uint32_t block_positions = 0;  // 0: what suits the table.
};

// Writes a table under a temporary name, has it safe on the disk, then renames it. `columns` are
// those the description names, in its order. `absent` stands where a number stands for no position;
// what is read there later may be any value.
Result<void> write_table(const std::string& path, const Description& description,
                         std::span<const ColumnValues> columns, const Writing& writing = {});

// Writes, in the same way, a table with the blocks of another. Requires: the description differs
// only in the rules and the name of the rule set.
Result<void> copy_table(const std::string& path, const Description& description,
                        const Table& original, unsigned threads);

// Removes from a folder what writers that were killed have left there.
void remove_abandoned_parts(const std::string& folder);

// Opens a table for reading from a mapped file; refused if it is damaged in its header or not as
// long as its index says.
Result<Table> open_table(const std::string& path);

// Opens every table of a folder, in the order of their names; refused if one of them is, or if
// there is none.
Result<std::vector<Table>> open_folder(const std::string& folder);

// Reads a whole column. Requires: `out` has as many values as the table has numbers.
Result<void> read_column(const Table& table, std::string_view column, std::span<std::int8_t> out,
                         unsigned threads = 1);

// The name of a table's file within its folder.
std::string table_file_name(std::string_view ruleset, std::string_view slice);

}  // namespace sowmill::tables
