#pragma once

#include <map>
#include <string>
#include <string_view>

#include "common/result.hpp"

namespace sowmill {

// Figures to be reached, by the key of what is measured.
using Goals = std::map<std::string, double>;

// Lines of KEY, FIGURE and UNIT between tabs, as `sowmill bench` prints them; empty ones and those
// that begin with # are left out. Refused if there is no goal in them.
Result<Goals> parse_goals(std::string_view text);

}  // namespace sowmill
