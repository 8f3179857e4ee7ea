#pragma once

#include <algorithm>
#include <optional>

#include "search/score.hpp"

namespace sowmill {

// A position where a match would end, seen by the one who would choose there.
struct LastVisit {
  int result = 0;  // What the end gives.
  // What tables say of it: they know of no history.
  std::optional<search::Known> known = std::nullopt;

  [[nodiscard]] LastVisit for_other_side() const {
    LastVisit seen{.result = -result, .known = known};
    if (known) seen.known = search::Known{-known->upper, -known->lower, known->plies};
    return seen;
  }
};

// Whether the way to what tables promise might lead there. Whoever wins in a number of plies goes
// only where he wins in fewer.
inline bool may_lead_to(const search::Known& known, const LastVisit& visit) {
  if (!known.plies || !visit.known) return true;
  const bool same_winner = visit.known->lower == known.lower && visit.known->upper == known.upper;
  return same_winner && (!visit.known->plies || *visit.known->plies < *known.plies);
}

// What is still proven when the match may end there. Both seen by the same side.
inline search::Known with_visit(search::Known known, const LastVisit& visit) {
  if (!may_lead_to(known, visit)) return known;
  known.lower = std::min(known.lower, visit.result);
  known.upper = std::max(known.upper, visit.result);
  return known;
}

}  // namespace sowmill
