#include "draw/overlay.hpp"

#include <cstdlib>
#include <doctest/doctest.h>

#include "draw/board_layout.hpp"

namespace sowmill {
namespace {

TEST_CASE("moves of every kind start somewhere") {
  CHECK(starts_of({"C", "F"}) == std::vector<std::string>{"C", "F"});
  CHECK(starts_of({"+c"}) == std::vector<std::string>{"c"});
  CHECK(starts_of({"G", "Gxk", "Gxl", "H"}) == std::vector<std::string>{"G", "H"});
  CHECK(starts_of({"d2", "d2xa1", "a4-a7", "a4-a1xd6"}) == std::vector<std::string>{"d2", "a4"});
}

TEST_CASE("marks add up what falls, and only the last house is the last") {
  const BoardView view{
      .places = {{"A", Side::First, 2}, {"B", Side::First, 1}, {"C", Side::First, 0}}};
  const auto marks = marks_of(
      view, {.highlighted = {"C", "no such house"},
             .move = {{EventKind::Pick, {"A"}, 2},
                      {EventKind::Drop, {"B"}, 2},
                      {EventKind::Drop, {"C"}, 1},
                      {EventKind::Relay, {"C"}, 1},
                      {EventKind::Drop, {"B"}, 3},
                      {EventKind::Capture, {"B"}, 1},
                      {EventKind::Capture, {"B"}, 2},
                      {.kind = EventKind::Capture, .places = {"C"}, .count = 1, .settles = true}}});
  CHECK(marks[0].start);
  CHECK(marks[1].added == 2);
  CHECK(marks[1].last);
  CHECK(marks[1].taken == 3);
  CHECK(marks[2].start);  // It was lifted again, with what had fallen there.
  CHECK(marks[2].added == 0);
  CHECK_FALSE(marks[2].last);
  CHECK(marks[2].taken == 0);
  CHECK(marks[2].highlighted);
}

TEST_CASE("sowing goes from a house to a neighbour all the way round") {
  constexpr std::size_t ring = 12;
  for (const auto shape : {BoardShape::TwoRows, BoardShape::FourRows}) {
    const auto cells = cells_of(shape);
    REQUIRE(cells.size() == (shape == BoardShape::TwoRows ? ring : 2 * ring));
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const auto next = i / ring * ring + (i + 1) % ring;
      const int rows = std::abs(cells[i].row - cells[next].row);
      const int columns = std::abs(cells[i].column - cells[next].column);
      CHECK_MESSAGE(rows + columns == 1, "house ", i);
    }
  }
}

}  // namespace
}  // namespace sowmill
