#include <algorithm>
#include <array>
#include <cstdint>

#include "draw/board_layout.hpp"
#include "draw/description.hpp"
#include "draw/terminal_boards.hpp"
#include "text/message.hpp"

namespace sowmill {
namespace {

// The empty board; a point's column is 4 characters to the right of the one before, its row 2 lines
// below.
constexpr std::array<std::string_view, 14> empty_board = {"7  ┌───────────┬───────────┐",  //
                                                          "   │           │           │",  //
                                                          "6  │   ┌───────┼───────┐   │",  //
                                                          "   │   │       │       │   │",  //
                                                          "5  │   │   ┌───┴───┐   │   │",  //
                                                          "   │   │   │       │   │   │",  //
                                                          "4  ├───┼───┤       ├───┼───┤",  //
                                                          "   │   │   │       │   │   │",  //
                                                          "3  │   │   └───┬───┘   │   │",  //
                                                          "   │   │       │       │   │",  //
                                                          "2  │   └───────┼───────┘   │",  //
                                                          "   │           │           │",  //
                                                          "1  └───────────┴───────────┘",  //
                                                          "   a   b   c   d   e   f   g"};

constexpr int board_left = 2;
constexpr int hands_left = 36;

constexpr std::string_view man_of(Side side) { return side == Side::First ? "○" : "●"; }

Ink ink_of_brackets(const Mark& mark) {
  if (mark.taken > 0) return Ink::Taken;
  return mark.last || mark.start ? Ink::Added : Ink::Highlight;
}

void draw_point(Canvas& canvas, const Place& place, const Mark& mark, Side mover) {
  const auto cell = cell_of_point(place.name);
  const int line = 2 * cell.row;
  const int column = board_left + 3 + 4 * cell.column;
  if (place.owner) canvas.put(line, column, man_of(*place.owner), ink_of(*place.owner));
  if (mark.last) canvas.put(line, column, "◎", ink_of(mover));
  if (mark.taken > 0) canvas.put(line, column, "×", Ink::Taken);
  const bool in_brackets = (mark.highlighted && place.owner) || mark.last || mark.taken > 0;
  if (!in_brackets && !mark.start) return;
  const Ink ink = ink_of_brackets(mark);
  canvas.put(line, column - 1, in_brackets ? "[" : "(", ink);
  canvas.put(line, column + 1, in_brackets ? "]" : ")", ink);
}

// Men in hand, and what the signs mean; Black's beside the top of the board, White's beside its
// foot.
void draw_hand(Canvas& canvas, const BoardContent& content, Side side) {
  constexpr Message on_board = {"on the board {0}", "no tabuleiro {0}"};
  constexpr Message in_hand = {"in hand {0}", "na mão {0}"};
  const int line = side == Side::First ? 10 : 0;
  const auto write = [&](int below, const Message& message, std::int64_t men) {
    canvas.put(line + below, hands_left + 4,
               filled(message.in(content.language), std::array{std::to_string(men)}));
  };
  canvas.put(line, hands_left, man_of(side), ink_of(side));
  canvas.put(line, hands_left + 2, content.label(side));
  write(1, on_board, std::ranges::count(content.view.places, std::optional(side), &Place::owner));
  write(2, in_hand, content.view.stores[index_of(side)]);
}

}  // namespace

void draw_morris_board(Canvas& canvas, const BoardContent& content) {
  for (std::size_t line = 0; line < empty_board.size(); ++line)
    canvas.put(static_cast<int>(line), board_left, empty_board[line], Ink::Faint);
  const auto& view = content.view;
  for (std::size_t i = 0; i < view.places.size(); ++i)
    draw_point(canvas, view.places[i], content.marks[i], view.turn);
  for (const Side side : {Side::First, Side::Second}) draw_hand(canvas, content, side);
  canvas.put(6, hands_left, describe_limit(view, content.language));
}

}  // namespace sowmill
