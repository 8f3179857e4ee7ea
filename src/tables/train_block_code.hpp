#pragma once

#include <cstdint>

#include "tables/block_code.hpp"
#include "tables/table_file.hpp"

namespace sowmill::tables {

// Chooses how to code a column of so many values, from a sample of its blocks: the same whatever
// the number of threads. Not for WebAssembly.
BlockCode train_block_code(const ColumnValues& column, std::uint64_t size,
                           std::uint32_t block_positions, unsigned threads);

}  // namespace sowmill::tables
