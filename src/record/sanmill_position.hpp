#pragma once

#include <string>
#include <string_view>

#include "common/result.hpp"

// Positions of morris as Sanmill writes them: three rings from the inner one, each clockwise from
// the middle of its upper side; then the side, the phase, what is to be done, and counts.
namespace sowmill {

// Refused also if a removal is pending: there is no such position of ours.
Result<std::string> position_from_sanmill(std::string_view fen);

// Requires: a position of morris as its match writes it.
std::string position_for_sanmill(std::string_view position);

}  // namespace sowmill
