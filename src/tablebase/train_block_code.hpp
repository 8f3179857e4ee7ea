#pragma once

#include <cstdint>

#include "tablebase/block_code.hpp"
#include "tablebase/table_file.hpp"

namespace sowmill::tablebase {

// Chooses how to code a column of so many values, from a sample of its blocks: the same whatever
// the number of threads. Not for WebAssembly.
BlockCode train_block_code(const ColumnValues& column, std::uint64_t size,
                           std::uint32_t block_positions, unsigned threads);

}  // namespace sowmill::tablebase
