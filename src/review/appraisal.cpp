#include "review/appraisal.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/expected_result.hpp"
#include "review/label.hpp"

namespace sowmill::review {
namespace {

AnalysedLine for_other_side(AnalysedLine line) {
  line.score = -line.score;
  line.expected = 1 - line.expected;
  line.lower = -std::exchange(line.upper, -line.lower);
  if (line.plies) line.plies = -*line.plies;
  return line;
}

int expected_by(const AnalysedLine& line, bool same_side) {
  const int expected = to_thousandths(line.expected);
  return same_side ? expected : certain_win - expected;
}

// Of the same depth, or the deepest there is; of a line that is exact the last word.
const AnalysedLine& at_depth(const Appraisal& appraisal, int depth) {
  const auto is_deeper = [&](const AnalysedLine& line) { return line.depth > depth; };
  if (appraisal.deepest().certainty == Certainty::Exact) return appraisal.deepest();
  const auto deeper = std::ranges::find_if(appraisal.by_depth, is_deeper);
  return deeper == appraisal.by_depth.begin() ? *deeper : *std::prev(deeper);
}

int depth_of(const Appraisal& appraisal) {
  constexpr int to_the_end = 1'000;
  const auto& line = appraisal.deepest();
  return line.certainty == Certainty::Exact ? to_the_end : line.depth;
}

}  // namespace

double expected_of(const Match& match, Aim aim, int score) {
  constexpr double for_all = 12'000;  // Hundredths of a seed from losing a match to winning it.
  if (aim == Aim::Win) return expected_result(score, expectation_unit(match.ruleset()));
  return std::clamp(0.5 + score / for_all, 0.0, 1.0);
}

// A game that is played for a win is won at once; where every seed counts it is worth the
// difference.
Appraisal appraisal_of_end(const Match& match, Aim aim) {
  constexpr int won = 30'000;
  constexpr int hundredths = 100;
  const int result = result_for(Side::First, match.verdict().ending);
  const int sign = (result > 0 ? 1 : 0) - (result < 0 ? 1 : 0);
  const int score = aim == Aim::Win ? sign * won : hundredths * result;
  AnalysedLine line;
  line.score = score;
  line.certainty = Certainty::Exact;
  line.lower = line.upper = result;
  line.expected = expected_of(match, aim, score);
  if (aim == Aim::Win && result != 0) line.plies = 0;
  return {.side = Side::First, .by_depth = {line}};
}

AnalysedLine after_move(const std::string& move, const Appraisal& next, Side mover) {
  return appraisal_before(move, next, mover).deepest();
}

Appraisal appraisal_before(const std::string& move, const Appraisal& next, Side mover) {
  Appraisal before{.side = mover, .by_depth = next.by_depth};
  for (AnalysedLine& line : before.by_depth) {
    if (next.side != mover) line = for_other_side(std::move(line));
    line.moves.insert(line.moves.begin(), move);
    ++line.depth;
    if (line.plies) line.plies = (std::abs(*line.plies) + 1) * (line.expected > 0.5 ? 1 : -1);
  }
  return before;
}

Expectations compare(const Appraisal& one, const Appraisal& other, Side side) {
  const int depth = std::min(depth_of(one), depth_of(other));
  return {expected_by(at_depth(one, depth), one.side == side),
          expected_by(at_depth(other, depth), other.side == side)};
}

}  // namespace sowmill::review
