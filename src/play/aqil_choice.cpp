#include "play/aqil_choice.hpp"

#include <algorithm>
#include <utility>

namespace sowmill {

AqilChoice::AqilChoice(const Aqil& game, const AqilEvaluation& evaluation,
                       const std::array<aqil::Setup, 2>& setups, Side first)
    : offers_{Offer{"keep",
                    {game, evaluation,
                     aqil::board_from(setups[0], setups[1], first, aqil::Choice::Keep),
                     CycleAgreement::Unknown},
                    1},
              Offer{"swap",
                    {game, evaluation,
                     aqil::board_from(setups[0], setups[1], first, aqil::Choice::Swap),
                     CycleAgreement::Unknown},
                    -1}} {}

template <class Think>
Thought AqilChoice::better_of(const Think& think) {
  std::optional<Thought> best;
  bool done = true;
  for (Offer& offer : offers_) {
    Thought thought = think(offer.match);
    thought.move = offer.word;
    thought.score *= offer.sign;
    done = done && thought.done;
    if (!best || thought.score > best->score) best = thought;
  }
  best->done = done;
  return *best;
}

Thought AqilChoice::think(int level, std::uint64_t positions, std::uint64_t seed) {
  return better_of(
      [&](RoundMatch& match) { return *match.think(level, (positions + 1) / 2, seed); });
}

Thought AqilChoice::think_plainly(std::uint64_t positions, std::int64_t milliseconds) {
  return better_of([&](RoundMatch& match) {
    return *match.think_plainly((positions + 1) / 2, (milliseconds + 1) / 2);
  });
}

Analysis AqilChoice::analyse(const AnalysisLimits& limits, const AnalysisObserver& observer) {
  AnalysisLimits half = limits;
  half.lines = 1;
  half.positions = (limits.positions + 1) / 2;
  half.milliseconds = (limits.milliseconds + 1) / 2;
  std::array<Analysis, 2> analyses;
  for (std::size_t i = 0; i < offers_.size(); ++i) {
    analyses[i] = *offers_[i].match.analyse(half, [&](const Analysis& so_far) {
      analyses[i] = so_far;
      if (observer) observer(joined(analyses));
    });
  }
  return joined(analyses);
}

// One line for each choice that has been looked at.
Analysis AqilChoice::joined(const std::array<Analysis, 2>& of_offers) const {
  Analysis both{.lines = {}, .depth = 0, .done = true};
  for (std::size_t i = 0; i < offers_.size(); ++i) {
    const Analysis& one = of_offers[i];
    both.positions += one.positions;
    both.table_hits += one.table_hits;
    both.milliseconds += one.milliseconds;
    both.depth = std::max(both.depth, one.depth);
    both.done = both.done && one.done;
    if (one.lines.empty()) continue;
    AnalysedLine line = one.lines.front();
    line.moves.insert(line.moves.begin(), std::string(offers_[i].word));
    if (offers_[i].sign < 0) {
      line.score = -line.score;
      line.expected = 1 - line.expected;
      line.lower = -std::exchange(line.upper, -line.lower);
    }
    both.lines.push_back(std::move(line));
  }
  if (both.lines.size() == 2 && both.lines[1].score > both.lines[0].score)
    std::swap(both.lines[0], both.lines[1]);
  return both;
}

}  // namespace sowmill
