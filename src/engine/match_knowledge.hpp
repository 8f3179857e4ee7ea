#pragma once

#include <functional>

#include "match/match.hpp"
#include "tables/prober.hpp"

namespace sowmill {

// What tables say of a position.
using ValueOf = std::function<tables::Value(const std::string&)>;

// Tables know nothing of what was played. A move that repeats a position for the last time ends
// the game, whatever tables say of it: it is worth what the ending gives. Where a way that tables
// count on may lead to such a position, what they say is only a part of what may come. The position
// is worth the best of its moves. The match is left as it was. Requires: `known` is of its
// position.
Knowledge with_history(Knowledge known, Match& match, const ValueOf& value_of);

}  // namespace sowmill
