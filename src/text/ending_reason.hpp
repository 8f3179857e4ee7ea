#pragma once

#include <string>

#include "games/ending_rule.hpp"
#include "text/language.hpp"

namespace sowmill {

// What follows on how a game ended: " (the board is empty)". A rule that the source does not have
// is named as ours. Empty if no rule ended it.
std::string ending_reason(EndingRule rule, Language language);

}  // namespace sowmill
