#pragma once

#include <optional>
#include <string>

#include "match/match.hpp"

namespace sowmill {

// The match as this viewer may see it, as JSON: phase, position, whose choice, legal moves, board,
// result.
std::string match_json(const Match& match, std::optional<Side> viewer, Language language);

// What a move does, as JSON: the position after it, its events, and the sentence that tells it.
std::string replay_json(const Replay& played, BoardShape shape, Language language);

// Every round as it was played, as JSON: start, set-up and lot where there are, moves, result.
std::string rounds_json(const Match& match);

}  // namespace sowmill
