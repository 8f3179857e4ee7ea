#pragma once

#include <string>
#include <string_view>

#include "games/board_view.hpp"

namespace sowmill::book {

// The text that stands for a position and all that are the same but for the board being turned,
// mirrored or, in morris, turned inside out. Positions of other games stand for themselves.
std::string canonical(std::string_view position, BoardShape shape);

}  // namespace sowmill::book
