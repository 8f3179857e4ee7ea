#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "common/text.hpp"
#include "engine/analyst.hpp"
#include "search/level.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {

// What a level decides now for a side when it has thought enough, as Match::play takes it; none
// where there is nothing to think about. Requires: it is for that side to decide, or to lay a
// set-up; the analyst is of that match.
inline std::optional<std::string> level_decision(const Match& match, Analyst& analyst, Side side,
                                                 int level, std::uint64_t seed) {
  const auto positions = level_of(level).positions;
  auto thought = analyst.think(level, positions, seed);
  while (thought && !thought->done) thought = analyst.think(level, positions, seed);
  if (!thought) return std::nullopt;
  if (match.phase() != Phase::Setup) return thought->move;
  // A set-up that was thought of for either side is as good for this one.
  return "setup " + std::string(side_word(match.shape(), side)) + ' ' +
         std::string(words(thought->move).back());
}

}  // namespace sowmill
