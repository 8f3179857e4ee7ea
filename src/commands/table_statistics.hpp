#pragma once

#include <string>
#include <vector>

#include "common/result.hpp"
#include "tables/table.hpp"

namespace sowmill {

// What the tables of a rule set say in all: a header line, and a line for every layer that is
// complete. Empty if there is none.
Result<std::string> table_statistics(std::string_view ruleset, std::vector<tables::Table> tables,
                                     unsigned threads);

}  // namespace sowmill
