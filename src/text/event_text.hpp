#pragma once

#include <string>

#include "games/event.hpp"
#include "games/game.hpp"

namespace sowmill {

// "pick", "drop", ...: the words of `sowmill explain`.
std::string_view event_word(EventKind kind);

// The event as a line of `sowmill explain`: its word and what it has, separated by tabs. `after` is
// how the game stands after the move.
std::string event_text(const Event& event, BoardShape shape, const Ending& after);

}  // namespace sowmill
