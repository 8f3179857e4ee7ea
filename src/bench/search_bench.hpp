#pragma once

#include "match/catalog.hpp"

namespace sowmill {

// Positions that the search looks at in a second on one core.
double search_rate(const CatalogEntry& entry);
// The positions looked at by searches of a fixed depth in all rule sets: it changes when the search
// or an evaluation does, and is the same on every machine.
double search_signature();
// How fast two threads reach a depth, by the clock, in per cent of one: the geometric mean over 50
// positions.
double speed_of_two_threads(const CatalogEntry& entry);

}  // namespace sowmill
