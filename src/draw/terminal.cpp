#include "draw/terminal.hpp"

#include "draw/canvas.hpp"
#include "draw/terminal_boards.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {

std::string BoardContent::label(Side side) const {
  const bool on_turn = turn == TurnSign::Shown && view.turn == side;
  return (on_turn ? "▸ " : "  ") + std::string(side_name(view.shape, side, language));
}

std::string draw_terminal(const BoardView& view, const TerminalStyle& style,
                          const Overlay& overlay) {
  Canvas canvas;
  const BoardContent content{view, marks_of(view, overlay), overlay.turn, style.language};
  if (view.shape == BoardShape::Morris)
    draw_morris_board(canvas, content);
  else
    draw_sowing_board(canvas, content);
  return canvas.text(style);
}

}  // namespace sowmill
