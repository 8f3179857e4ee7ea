#pragma once

#include <optional>
#include <string>

#include "play/match.hpp"
#include "play/prober.hpp"

namespace sowmill {

class JsonWriter;

// The match as this viewer may see it, as JSON: phase, position, whose choice, legal moves, board,
// result.
std::string match_json(const Match& match, std::optional<Side> viewer, Language language);

// What a move does, as JSON: the position after it, its events, and the sentence that tells it.
std::string replay_json(const Replay& played, BoardShape shape, Language language);

// Every round as it was played, as JSON: start, set-up and lot where there are, moves, result.
std::string rounds_json(const Match& match);

// What is expected of the best moves, as JSON: lines with moves, score, how sure it is, and how
// much was looked at.
std::string analysis_json(const Analysis& analysis);
// The same as members of an object that has begun.
void write_analysis(JsonWriter& json, const Analysis& analysis);

// What tables know, as JSON: the value, and the moves with theirs, best first. A value has a kind:
// "unknown", "win", "draw", "loss" or "seeds".
std::string knowledge_json(const Knowledge& known);

}  // namespace sowmill
