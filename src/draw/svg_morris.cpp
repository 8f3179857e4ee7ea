#include <algorithm>
#include <array>
#include <cmath>

#include "draw/board_layout.hpp"
#include "draw/description.hpp"
#include "draw/svg_boards.hpp"
#include "text/message.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

constexpr double margin = 16;
constexpr double unit = 64;  // Between two lines of the grid.
constexpr double edge = 44;  // From the board's rim to its outer square.
constexpr double man_radius = 22;
constexpr double hand_height = 44;
constexpr double board_size = 6 * unit + 2 * edge;

constexpr Spot spot_at(int row, int column) {
  return {margin + edge + column * unit, margin + hand_height + edge + row * unit};
}

Spot spot_of(std::string_view point) {
  const auto cell = cell_of_point(point);
  return spot_at(cell.row, cell.column);
}

void draw_man(SvgPage& page, Spot spot, Side side, double radius,
              std::string_view more_class = "") {
  const std::string colour = side == Side::First ? "white" : "black";
  page.circle(spot, radius, colour + std::string(more_class));
  page.circle(spot, radius * 0.62, colour + "-ring" + std::string(more_class));
}

void draw_grid(SvgPage& page) {
  for (int inset = 0; inset < 3; ++inset) {
    const int far = 6 - inset;
    page.line(spot_at(inset, inset), spot_at(inset, far), "grid");
    page.line(spot_at(far, inset), spot_at(far, far), "grid");
    page.line(spot_at(inset, inset), spot_at(far, inset), "grid");
    page.line(spot_at(inset, far), spot_at(far, far), "grid");
  }
  for (const int near : {0, 4}) {
    page.line(spot_at(near, 3), spot_at(near + 2, 3), "grid");
    page.line(spot_at(3, near), spot_at(3, near + 2), "grid");
  }
}

void draw_names_at_the_edges(SvgPage& page) {
  constexpr std::string_view letters = "abcdefg";
  for (int i = 0; i < 7; ++i) {
    const Spot left = spot_at(i, 0);
    const Spot foot = spot_at(6, i);
    page.text({left.x - edge + 14, left.y}, std::to_string(7 - i), "name");
    page.text({foot.x, foot.y + edge - 13}, letters.substr(static_cast<std::size_t>(i), 1), "name");
  }
}

void draw_point(SvgPage& page, const Place& place, const Mark& mark) {
  const Spot spot = spot_of(place.name);
  page.circle(spot, 6, "point");
  if (place.owner) draw_man(page, spot, *place.owner, man_radius, mark.start ? " ghost" : "");
  if (mark.highlighted) page.circle(spot, place.owner ? man_radius + 4 : 12, "highlighted");
  if (mark.start) page.circle(spot, man_radius + 4, "start");
}

// What covers men and arrows: where the man arrives, and the one removed.
void draw_signs(SvgPage& page, const Place& place, const Mark& mark, Side mover) {
  const Spot spot = spot_of(place.name);
  if (mark.last) {
    draw_man(page, spot, mover, man_radius);
    page.circle(spot, man_radius + 4, "last");
  }
  if (mark.taken == 0) return;
  const double reach = man_radius - 4;
  page.line({spot.x - reach, spot.y - reach}, {spot.x + reach, spot.y + reach}, "cross");
  page.line({spot.x - reach, spot.y + reach}, {spot.x + reach, spot.y - reach}, "cross");
}

void draw_mill(SvgPage& page, const Event& mill) {
  const std::array spots = {spot_of(mill.places[0]), spot_of(mill.places[1]),
                            spot_of(mill.places[2])};
  const auto before = [](Spot a, Spot b) { return a.x + a.y < b.x + b.y; };
  page.line(std::ranges::min(spots, before), std::ranges::max(spots, before), "mill");
}

// From ring to ring.
void draw_way(SvgPage& page, const Event& event) {
  const Spot from = spot_of(event.places[0]);
  const Spot to = spot_of(event.places[1]);
  const double margin_of_man = (man_radius + 6) / std::hypot(to.x - from.x, to.y - from.y);
  const auto along = [&](double part) {
    return Spot{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
  };
  page.arrow(along(margin_of_man), along(1 - margin_of_man), "way");
}

// White's men in hand below the board, Black's above.
constexpr double middle_of_hand(Side side) {
  return margin +
         (side == Side::First ? hand_height + board_size + hand_height / 2 : hand_height / 2 - 4);
}

void draw_hand(SvgPage& page, const BoardView& view, const SvgOptions& options, Side side) {
  constexpr Message in_hand = {"in hand {0}", "na mão {0}"};
  const double y = middle_of_hand(side);
  const int men = view.stores[index_of(side)];
  draw_side_name(page, view, options, side, {margin + 52, y});
  page.text({margin + 96, y}, filled(in_hand.in(options.language), std::array{std::to_string(men)}),
            "row", Anchor::Start);
  for (int i = 0; i < men; ++i) draw_man(page, {margin + board_size - 16 - 30 * i, y}, side, 13);
}

// Where White's men in hand would lie: there are none while it is counted.
void draw_limit(SvgPage& page, const BoardView& view, Language language) {
  page.text({margin + 200, middle_of_hand(Side::First)}, describe_limit(view, language), "row",
            Anchor::Start);
}

}  // namespace

Size draw_morris_picture(SvgPage& page, const BoardView& view, const SvgOptions& options) {
  const auto marks = marks_of(view, options.overlay);
  const auto& events = options.overlay.move;
  page.rectangle({margin, margin + hand_height}, board_size, board_size, 24, "board");
  for (const Event& event : events)
    if (event.kind == EventKind::Mill) draw_mill(page, event);
  draw_grid(page);
  draw_names_at_the_edges(page);
  for (std::size_t i = 0; i < view.places.size(); ++i) draw_point(page, view.places[i], marks[i]);
  for (const Event& event : events)
    if (event.kind == EventKind::Slide || event.kind == EventKind::Fly) draw_way(page, event);
  for (std::size_t i = 0; i < view.places.size(); ++i)
    draw_signs(page, view.places[i], marks[i], view.turn);
  for (const Side side : {Side::First, Side::Second}) draw_hand(page, view, options, side);
  if (view.limit) draw_limit(page, view, options.language);
  return {board_size + 2 * margin, board_size + 2 * hand_height + 2 * margin};
}

}  // namespace sowmill
