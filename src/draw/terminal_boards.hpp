#pragma once

#include <string>
#include <vector>

#include "draw/canvas.hpp"
#include "draw/overlay.hpp"
#include "games/board_view.hpp"
#include "text/language.hpp"

namespace sowmill {

// What a board is drawn from.
struct BoardContent {
  const BoardView& view;
  std::vector<Mark> marks;
  TurnSign turn;
  Language language;

  // "▸ South" for the side to move, "  South" for the other.
  [[nodiscard]] std::string label(Side side) const;
};

void draw_sowing_board(Canvas& canvas, const BoardContent& content);
void draw_morris_board(Canvas& canvas, const BoardContent& content);

constexpr Ink ink_of(Side side) { return side == Side::First ? Ink::First : Ink::Second; }

}  // namespace sowmill
