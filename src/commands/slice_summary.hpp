#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "common/result.hpp"
#include "tables/table.hpp"

namespace sowmill {

// A line for each table of wins and losses: slice, wins, draws and losses; and if it has distances
// the most plies that a win takes, a position where it does, and how it is then played, as well as
// both can.
Result<std::string> slice_summaries(std::string_view ruleset,
                                    const std::vector<tables::Table>& tables, unsigned threads);

}  // namespace sowmill
