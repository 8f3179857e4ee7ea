#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "games/board_view.hpp"
#include "games/side.hpp"

namespace sowmill {

// Where the places of a board lie on paper, seen from South's seat.

// The rows of a sowing board from the top, each a list of places (by their index in the view) from
// the left.
std::vector<std::vector<std::size_t>> rows_from_top(BoardShape shape);

// A cell of a sowing board, counted from the upper left.
struct Cell {
  int row = 0;
  int column = 0;

  bool operator==(const Cell&) const = default;
};

// The cell of each place, in the order of the view.
std::vector<Cell> cells_of(BoardShape shape);

// A morris point on the grid of seven by seven: column 0 is a, row 0 is the top, 7. Requires: a
// point's name.
constexpr Cell cell_of_point(std::string_view name) { return {'7' - name[1], name[0] - 'a'}; }

}  // namespace sowmill
