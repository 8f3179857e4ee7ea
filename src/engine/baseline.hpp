#pragma once

#include <optional>

#include "engine/analysis.hpp"
#include "match/match.hpp"

namespace sowmill {

// The move of a plain alpha-beta search that counts material: the player that stronger ones are
// measured against. None while there is no move to find, and while set-ups are laid.
std::optional<Thought> think_as_baseline(const Match& match, const AnalysisLimits& limits);

}  // namespace sowmill
