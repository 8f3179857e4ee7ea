#pragma once

#include <string>

#include "common/random.hpp"
#include "match/match.hpp"

namespace sowmill {

// What a side that leaves everything to chance decides now, as Match::play takes it: each set-up,
// choice or move is as likely as the next. Requires: the match is not over; the side is to lay a
// set-up, or it is for it to decide.
std::string random_decision(const Match& match, Side side, Random& random);

}  // namespace sowmill
