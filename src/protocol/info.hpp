#pragma once

#include <string>

#include "engine/analysis.hpp"
#include "match/match.hpp"

namespace sowmill::protocol {

// How a line of moves is written: Aalina writes them together.
enum class LineForm : std::uint8_t { Separate, Together };

// `info depth ... score ... pv ...` of a line of the analysis; the best has the place 1.
std::string info_line(const Analysis& analysis, const AnalysedLine& line, std::size_t place,
                      LineForm form);

// The same of a thought at a level, after so many milliseconds.
std::string info_line(const Thought& thought, std::int64_t milliseconds);

}  // namespace sowmill::protocol
