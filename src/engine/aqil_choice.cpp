#include "engine/aqil_choice.hpp"

#include <array>
#include <cctype>
#include <cstdlib>
#include <utility>

namespace sowmill {
namespace {

enum class Pick : std::uint8_t { Better, Worse };

Thought choice_by(Thought thought, Pick pick) {
  const bool keeps = (thought.score >= 0) == (pick == Pick::Better);
  thought.move = keeps ? "keep" : "swap";
  thought.score = keeps ? thought.score : -thought.score;
  return thought;
}

// The same line on the turned board: what South did is done by North.
AnalysedLine swapped(AnalysedLine line) {
  for (auto& move : line.moves)
    for (char& letter : move)
      letter = static_cast<char>(letter >= 'a' ? std::toupper(letter) : std::tolower(letter));
  line.score = -line.score;
  line.expected = 1 - line.expected;
  line.lower = -std::exchange(line.upper, -line.lower);
  line.moves.insert(line.moves.begin(), "swap");
  return line;
}

// One line for each choice.
Analysis choices_by(Analysis analysis) {
  analysis.better.reset();
  if (analysis.lines.empty()) {
    analysis.move = "keep";
    return analysis;
  }
  AnalysedLine keep = analysis.lines.front();
  AnalysedLine swap = swapped(keep);
  keep.moves.insert(keep.moves.begin(), "keep");
  if (keep.score < swap.score) std::swap(keep, swap);
  analysis.lines = {std::move(keep), std::move(swap)};
  analysis.move = analysis.lines.front().moves.front();
  return analysis;
}

}  // namespace

Thought better_choice(Thought if_kept) { return choice_by(std::move(if_kept), Pick::Better); }

GameMatch<Aqil> round_if_kept(const AqilMatch& match, const AqilMatch::Setups& setups) {
  const auto start = aqil::board_from(setups[0], setups[1], *match.chooser(), aqil::Choice::Keep);
  return {match.ruleset(), match.game(), start, CycleAgreement::Unknown};
}

AqilChoice::AqilChoice(const AqilMatch& match, const AqilMatch::Setups& setups,
                       const AqilEvaluation& evaluation, std::shared_ptr<const Prober> tables)
    : kept_(round_if_kept(match, setups)), analyst_(kept_, evaluation) {
  (void)analyst_.use_tables(std::move(tables));
}

Thought AqilChoice::think(int level, std::uint64_t positions, std::uint64_t seed) {
  const Thought thought = analyst_.think_soundly(level, positions);
  const int better = std::abs(thought.score);
  Random random(mix_bits(seed));
  const bool errs =
      pick_by_score(std::array{better, -better}, analyst_.mistakes(level), random) != 0;
  return choice_by(thought, errs ? Pick::Worse : Pick::Better);
}

Analysis AqilChoice::analyse(const AnalysisLimits& limits, const AnalysisObserver& observer) {
  AnalysisLimits one_line = limits;
  one_line.lines = 1;
  return choices_by(*analyst_.analyse(one_line, [&](const Analysis& so_far) {
    if (observer) observer(choices_by(so_far));
  }));
}

}  // namespace sowmill
