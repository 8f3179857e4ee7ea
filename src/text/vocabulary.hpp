#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/board_view.hpp"
#include "games/game.hpp"
#include "text/language.hpp"

namespace sowmill {

// "south" and "north", or "white" and "black": the words of commands and records, the same in every
// language.
std::string_view side_word(BoardShape shape, Side side);
// The side of such a word; none if it is another.
std::optional<Side> parse_side(BoardShape shape, std::string_view word);

// "South", "Sul", "White", "Branco", ...
std::string_view side_name(BoardShape shape, Side side, Language language);

// "1 seed", "3 sementes", "2 peças".
std::string counted(BoardShape shape, int count, Language language);

// "ongoing", "south", "draw", ...: the words of `sowmill outcome`.
std::string_view outcome_word(BoardShape shape, Outcome outcome);

// "26-22" where there is a score, else "1-0", "0-1", "1/2-1/2"; "*" while it goes on.
std::string result_text(const Ending& ending);

}  // namespace sowmill
