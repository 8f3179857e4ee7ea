#pragma once

#include <cstdint>
#include <string_view>

#include "match/match.hpp"
#include "search/playout.hpp"

namespace sowmill {

// The number of move sequences of that length from where the game stands; 0 while a round is set
// up.
std::uint64_t perft(const Match& match, int depth);

// Plays so many random moves of a rule set and returns a signature of where they led.
std::uint64_t play_at_random(std::string_view ruleset, Picking picking, std::uint64_t moves,
                             std::uint64_t seed);

}  // namespace sowmill
