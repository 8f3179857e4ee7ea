#pragma once

#include <string>
#include <string_view>

#include "engine/analysis.hpp"
#include "games/board_view.hpp"
#include "text/language.hpp"

namespace sowmill {

// "exact", "interval", "estimate". In English they are the words of commands.
std::string_view certainty_word(Certainty certainty, Language language = Language::English);

// What a line is worth to the one who chooses. Exact: "win 5", "loss 12" (plies), "win", "loss",
// "draw", or the final difference "+5" in seeds where that is proven too; an interval of it
// "[-1,+3]"; an estimate "+0.35", in seeds, pieces or men.
std::string value_text(const AnalysedLine& line, BoardShape shape,
                       Language language = Language::English);

}  // namespace sowmill
