#pragma once

#include <array>
#include <chrono>
#include <optional>
#include <string_view>

#include "common/result.hpp"
#include "engine/analysis.hpp"
#include "protocol/clock.hpp"

namespace sowmill {

// How long players may think, where they do not know that themselves.
struct Pace {
  AnalysisLimits move{.milliseconds = 20, .megabytes = 16};  // About a move.
  std::optional<protocol::Clock> clock = {};  // What each has for all moves, instead of a time.
  // How much longer a player may take before he loses.
  std::chrono::milliseconds margin{1000};
  // So many plies in which nothing is captured or placed are a draw, where no seeds are counted;
  // 0: only the rules end a game.
  int draw_after = 0;

  // Whether nobody is to play on: `move.stop` says so.
  [[nodiscard]] bool is_over() const { return move.stop != nullptr && *move.stop; }
};

// Both sides' clocks, where there are any.
using Clocks = std::optional<std::array<protocol::Clock, 2>>;

// "60+0.5": seconds for a game, and for each move of it; or "60".
Result<protocol::Clock> parse_clock(std::string_view text);

}  // namespace sowmill
