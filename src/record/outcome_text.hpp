#pragma once

#include <optional>
#include <string_view>

#include "common/result.hpp"
#include "games/game.hpp"

// Results as records state them: 26-22, 1-0, 0-1, 1/2-1/2 and *. tell/vocabulary.hpp writes them.
namespace sowmill {

bool is_result_text(std::string_view text);

// What stands in a Result tag where nobody knows: nothing, or question marks.
bool is_unknown_result(std::string_view text);

// Refuses what is no result of a game in which there are so many seeds or points to be won, or none
// at all.
Result<void> check_result(std::string_view text, std::optional<int> most);

// What a result text says. A score is in it only where the text is one: 1-0 and 0-1 are not.
Ending stated_ending(std::string_view text);

// Whether a stated result fits how the game ended. What is left open (*) fits everything.
bool fits(std::string_view stated, const Ending& ending);

}  // namespace sowmill
