#pragma once

#include "match/catalog.hpp"

namespace sowmill {

// Positions that one core solves in a second, tables written included.
double solve_rate(const CatalogEntry& entry);
// Positions of which tables say the value in a second, their blocks in memory but not decoded.
double probe_rate(const CatalogEntry& entry);
// The same when nothing of the file is in memory, and it has to be opened each time.
double cold_probe_rate(const CatalogEntry& entry);
// Rounds from random set-ups solved to the end in a second, if all of a thousand were as slow as
// the slowest; with tables of 13 seeds. 0 if one could not be solved.
double slowest_round(const CatalogEntry& entry);

}  // namespace sowmill
