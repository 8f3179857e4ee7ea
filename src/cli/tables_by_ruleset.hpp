#pragma once

#include <map>
#include <string>
#include <vector>

#include "common/result.hpp"
#include "tables/table.hpp"

namespace sowmill {

// The tables of a folder, each with those of its rule set; refused if there are tables of a rule
// set that is not known.
using TablesByRuleset = std::map<std::string, std::vector<tables::Table>>;
Result<TablesByRuleset> tables_by_ruleset(const std::string& folder);

}  // namespace sowmill
