#pragma once

#include <string>
#include <vector>

#include "play/match.hpp"

namespace sowmill::protocol {

// How a line of moves is written: Aalina writes them together.
enum class LineForm : std::uint8_t { Separate, Together };

// `info depth ... score ... pv ...`, a line for each of the best moves.
std::vector<std::string> info_lines(const Analysis& analysis, LineForm form);

// The same of a thought at a level, after so many milliseconds.
std::string info_line(const Thought& thought, std::int64_t milliseconds);

}  // namespace sowmill::protocol
