#pragma once

#include <string>
#include <vector>

#include "engine/analysis.hpp"
#include "games/evaluation.hpp"
#include "match/match.hpp"

namespace sowmill::review {

// What a position is worth, as far as was looked.
struct Appraisal {
  Side side = Side::First;  // Who sees it so: the one who chooses; the first where it is over.
  // The best line of each depth that was finished, the deepest last; one without moves where the
  // game is over. Never empty.
  std::vector<AnalysedLine> by_depth = {};

  [[nodiscard]] const AnalysedLine& deepest() const { return by_depth.back(); }
};

// What a score promises: as the game learned it, where any win is a win. A round of Lib al-Aqil
// scores its difference towards the 60 points that win a match, so there a seed is worth a 120th.
double expected_of(const Match& match, Aim aim, int score);

// Of a position where the game is over. Requires: it is.
Appraisal appraisal_of_end(const Match& match, Aim aim);

// The line with the move that led to its position put before it, seen by the one who made the move.
AnalysedLine after_move(const std::string& move, const Appraisal& next, Side mover);

// Of the position before a forced move.
Appraisal appraisal_before(const std::string& move, const Appraisal& next, Side mover);

// What a side may expect of two positions, in thousandths: both as they look at the same depth, so
// that neither gains by being searched further, unless they are known to their end.
struct Expectations {
  int one = 0;
  int other = 0;
};
Expectations compare(const Appraisal& one, const Appraisal& other, Side side);

}  // namespace sowmill::review
