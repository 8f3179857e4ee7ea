#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "common/result.hpp"
#include "tables/table.hpp"

namespace sowmill::tables {

// Opens the tables of a pack, which is nothing but table files one after another. The name is what
// errors call the pack.
Result<std::vector<Table>> open_pack(std::vector<std::uint8_t> bytes, const std::string& name);

}  // namespace sowmill::tables
