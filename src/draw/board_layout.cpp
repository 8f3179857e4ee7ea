#include "draw/board_layout.hpp"

#include <algorithm>
#include <numeric>

namespace sowmill {
namespace {

constexpr std::size_t row_length = 6;

using Row = std::vector<std::size_t>;

// Six places from the left, the first being the given one.
Row counting_up(std::size_t first) {
  Row row(row_length);
  std::iota(row.begin(), row.end(), first);
  return row;
}

Row counting_down(std::size_t first) {
  auto row = counting_up(first + 1 - row_length);
  std::ranges::reverse(row);
  return row;
}

}  // namespace

std::vector<std::vector<std::size_t>> rows_from_top(BoardShape shape) {
  if (shape == BoardShape::TwoRows) return {counting_down(11), counting_up(0)};
  // North's defence f..a and attack g..l, then South's attack L..G and defence A..F.
  return {counting_down(17), counting_up(18), counting_down(11), counting_up(0)};
}

std::vector<Cell> cells_of(BoardShape shape) {
  const auto rows = rows_from_top(shape);
  std::vector<Cell> cells(rows.size() * row_length);
  for (std::size_t row = 0; row < rows.size(); ++row)
    for (std::size_t column = 0; column < row_length; ++column)
      cells[rows[row][column]] = {static_cast<int>(row), static_cast<int>(column)};
  return cells;
}

}  // namespace sowmill
