#pragma once

#include "play/match.hpp"
#include "play/prober.hpp"

namespace sowmill {

// Tables know nothing of what was played. A move that repeats a position for the last time ends
// the game, whatever tables say of it: it is worth what the ending gives, and the position the best
// of its moves. The match is left as it was. Requires: `known` is of its position.
Knowledge with_history(Knowledge known, Match& match);

}  // namespace sowmill
