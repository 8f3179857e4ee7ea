#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/board_view.hpp"
#include "games/event.hpp"

namespace sowmill {

// Whether the drawing says whose turn it is: not when a game is over.
enum class TurnSign : std::uint8_t { Shown, Hidden };

// What is drawn over a position: places that stand out, and what a move would do to it.
struct Overlay {
  std::vector<std::string> highlighted = {};
  std::vector<Event> move = {};
  TurnSign turn = TurnSign::Shown;
};

// The places the moves start from, or men are placed on, for highlighting: C, +c, Gxk, d2-d3xa1.
std::vector<std::string> starts_of(const std::vector<std::string>& moves);

// What there is to show at one place.
struct Mark {
  bool highlighted = false;
  bool start = false;  // A seed, all seeds or a man are lifted here.
  bool last = false;   // The last seed falls, or the man arrives, here.
  bool mill = false;
  int added = 0;  // Seeds dropped, since it was last lifted.
  int taken = 0;  // Seeds or men captured by the move; not what the end of a game hands out.
};

// One for each place of the view, in its order. Names that the board does not have are passed over.
std::vector<Mark> marks_of(const BoardView& view, const Overlay& overlay);

}  // namespace sowmill
