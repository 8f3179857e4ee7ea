#pragma once

#include <string>

#include "engine/analysis.hpp"
#include "tables/prober.hpp"

namespace sowmill {

class JsonWriter;

// What is expected of the best moves, as JSON: lines with moves, score, how sure it is, and how
// much was looked at.
std::string analysis_json(const Analysis& analysis);
// The same as members of an object that has begun.
void write_analysis(JsonWriter& json, const Analysis& analysis);

// What tables know, as JSON: the value, and the moves with theirs, best first. A value has a kind:
// "unknown", "win", "draw", "loss" or "seeds".
std::string knowledge_json(const Knowledge& known);

}  // namespace sowmill
