#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>

#include "draw/board_layout.hpp"
#include "draw/svg_boards.hpp"
#include "text/message.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

constexpr double margin = 16;
constexpr double side_width = 96;  // Of a store, or of the names beside four rows.
constexpr double cell_size = 100;
constexpr double house_radius = 37;
constexpr double ring_radius = 40;  // Of the signs around a house.
constexpr double seed_radius = 6.5;
constexpr int columns = 6;
constexpr int most_seeds_drawn = 10;

// Seeds in a ring, and those within it.
struct Heap {
  int ring = 0;
  int within = 0;
};

constexpr Heap heap_of(int seeds) {
  if (seeds <= 4) return {seeds == 1 ? 0 : seeds, seeds == 1 ? 1 : 0};
  if (seeds <= 8) return {seeds - 1, 1};
  return {7, seeds - 7};
}

void draw_circle_of_seeds(SvgPage& page, Spot centre, int seeds, double radius) {
  for (int i = 0; i < seeds; ++i) {
    const double angle = 2 * std::numbers::pi * i / seeds + std::numbers::pi / 4;
    page.circle({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)},
                seed_radius, "seed");
  }
}

// Wide enough for so many seeds side by side.
constexpr double radius_for(int seeds) {
  constexpr std::array<double, 8> radii = {0, 0, 11, 11, 15, 15, 20, 20};
  return radii[static_cast<std::size_t>(seeds)];
}

void draw_seeds(SvgPage& page, Spot centre, int seeds) {
  const auto heap = heap_of(std::min(seeds, most_seeds_drawn));
  draw_circle_of_seeds(page, centre, heap.ring, radius_for(heap.ring));
  draw_circle_of_seeds(page, centre, heap.within, heap.within == 1 ? 0 : 8);
}

class SowingPicture {
 public:
  SowingPicture(SvgPage& page, const BoardView& view, const SvgOptions& options)
      : page_(page),
        view_(view),
        options_(options),
        marks_(marks_of(view, options.overlay)),
        cells_(cells_of(view.shape)) {}

  Size draw() {
    page_.rectangle({board_left(), margin}, columns * cell_size, board_height(), 24, "board");
    const double middle = margin + board_height() / 2;
    page_.line({board_left() + 14, middle}, {board_right() - 14, middle}, "frontier");
    for (std::size_t i = 0; i < view_.places.size(); ++i) draw_house(i);
    draw_direction();
    for (std::size_t i = 0; i < view_.places.size(); ++i) draw_badges(i);
    if (view_.shape == BoardShape::TwoRows)
      draw_stores();
    else
      draw_names();
    return {board_right() + side_width + margin, board_height() + 2 * margin};
  }

 private:
  [[nodiscard]] double row_count() const { return view_.shape == BoardShape::TwoRows ? 2 : 4; }
  [[nodiscard]] double board_height() const { return row_count() * cell_size; }
  [[nodiscard]] static double board_left() { return margin + side_width; }
  [[nodiscard]] static double board_right() { return board_left() + columns * cell_size; }
  [[nodiscard]] static double middle_of_row(int row) { return margin + (row + 0.5) * cell_size; }

  [[nodiscard]] Spot centre_of(std::size_t i) const {
    return {board_left() + (cells_[i].column + 0.5) * cell_size, middle_of_row(cells_[i].row)};
  }

  void draw_house(std::size_t i) {
    const Place& place = view_.places[i];
    const Mark& mark = marks_[i];
    const Spot centre = centre_of(i);
    page_.circle(centre, house_radius, "house");
    if (mark.highlighted) page_.circle(centre, ring_radius, "highlighted");
    const bool has_other_ring = mark.last || mark.taken > 0;
    if (mark.start) page_.circle(centre, ring_radius + (has_other_ring ? 6 : 0), "start");
    if (mark.last) page_.circle(centre, ring_radius, "last");
    if (mark.taken > 0) page_.circle(centre, ring_radius - (mark.last ? 6 : 0), "lost");
    draw_seeds(page_, centre, place.count);
    page_.text({centre.x - 39, centre.y - 37}, place.name, "name");
    page_.badge({centre.x + 30, centre.y + 32}, std::to_string(place.count), "count");
  }

  void draw_badges(std::size_t i) {
    const Spot centre = centre_of(i);
    const Mark& mark = marks_[i];
    if (mark.added > 0)
      page_.badge({centre.x + 30, centre.y - 32}, '+' + std::to_string(mark.added), "added");
    if (mark.taken > 0)
      page_.badge({centre.x - 30, centre.y + 32}, "×" + std::to_string(mark.taken), "taken");
  }

  // Arrow heads between the houses that the seeds pass; each once, however many laps there are.
  void draw_direction() {
    std::vector<bool> drawn(view_.places.size());
    std::string_view from;
    for (const Event& event : options_.overlay.move) {
      if (event.kind == EventKind::Pick || event.kind == EventKind::Relay) from = event.places[0];
      if (event.kind != EventKind::Drop || from.empty()) continue;
      draw_step(from, event.places[0], drawn);
      from = event.places[0];
    }
  }

  void draw_step(std::string_view from, std::string_view to, std::vector<bool>& drawn) {
    const auto start = index_of_place(from);
    const auto end = index_of_place(to);
    const bool on_board = start < drawn.size() && end < drawn.size();
    if (!on_board || drawn[start] || !are_neighbours(cells_[start], cells_[end])) return;
    drawn[start] = true;
    page_.chevron(centre_of(start), centre_of(end), "direction");
  }

  [[nodiscard]] std::size_t index_of_place(std::string_view name) const {
    return static_cast<std::size_t>(std::ranges::find(view_.places, name, &Place::name) -
                                    view_.places.begin());
  }

  // A house that is skipped lies between others.
  static bool are_neighbours(Cell a, Cell b) {
    return std::abs(a.row - b.row) + std::abs(a.column - b.column) == 1;
  }

  void draw_stores() {
    draw_store(margin, Side::Second);
    draw_store(board_right(), Side::First);
  }

  void draw_store(double left, Side side) {
    const double middle = left + side_width / 2;
    const double width = side_width - 24;
    page_.rectangle({middle - width / 2, margin + 30}, width, board_height() - 60, 30, "store");
    draw_side_name(page_, view_, options_, side, {middle + 4, margin + 12});
    page_.text({middle, margin + board_height() / 2 + 3},
               std::to_string(view_.stores[index_of(side)]), "stored");
  }

  void draw_names() {
    constexpr Message defence = {"defence", "defesa"};
    constexpr Message attack = {"attack", "ataque"};
    draw_side_name(page_, view_, options_, Side::Second,
                   {margin + side_width / 2, margin + cell_size});
    draw_side_name(page_, view_, options_, Side::First,
                   {margin + side_width / 2, margin + 3 * cell_size});
    for (int row = 0; row < 4; ++row) {
      const auto& message = row == 0 || row == 3 ? defence : attack;
      page_.text({board_right() + 12, middle_of_row(row)}, message.in(options_.language), "row",
                 Anchor::Start);
    }
  }

  SvgPage& page_;
  const BoardView& view_;
  const SvgOptions& options_;
  std::vector<Mark> marks_;
  std::vector<Cell> cells_;
};

}  // namespace

Size draw_sowing_picture(SvgPage& page, const BoardView& view, const SvgOptions& options) {
  return SowingPicture(page, view, options).draw();
}

}  // namespace sowmill
