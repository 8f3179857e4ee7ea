#pragma once

#include <string>

#include "games/board_view.hpp"
#include "text/language.hpp"

namespace sowmill {

// The position in words, for those who cannot see the drawing: "North: a 4, b 4, ...; captured 0.
// ..."
std::string describe_board(const BoardView& view, Language language);

// "Three against three: 4 of 10 plies", while that is counted; else nothing.
std::string describe_limit(const BoardView& view, Language language);

// "South to move."
std::string describe_turn(const BoardView& view, Language language);

}  // namespace sowmill
