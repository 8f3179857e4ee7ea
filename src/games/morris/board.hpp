#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

// The board of Nine Men's Morris: its points, by name and as bits, and which of them make mills.
namespace sowmill::morris {

constexpr std::size_t point_count = 24;

// In the order of positions' text, which is also the order of moves.
inline constexpr std::array<std::string_view, point_count> point_names = {
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4",
    "e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1"};

// A set of points. Point 8 * ring + step: three rings from the outer one inwards, eight steps
// clockwise from the upper left. So a step is a rotation of a byte, and even steps are corners, odd
// steps midpoints.
using Points = std::uint32_t;

constexpr Points all_points = 0xFFFFFF;
constexpr Points midpoints = 0xAAAAAA;

// The named point, alone. Requires: a name of the board.
constexpr Points point_named(std::string_view name) {
  constexpr std::array<std::array<int, 3>, 3> steps = {{{6, 5, 4}, {7, 0, 3}, {0, 1, 2}}};
  const auto third = [](int offset) { return (offset >= 0 ? 1U : 0U) + (offset > 0 ? 1U : 0U); };
  const int right = name[0] - 'd';  // From the centre, -3 to 3.
  const int up = name[1] - '4';
  const int ring = 3 - std::max({right, -right, up, -up});
  return Points{1} << (8 * ring + steps[third(up)][third(right)]);
}

inline constexpr auto point_bits = [] {
  std::array<Points, point_count> bits{};
  for (std::size_t i = 0; i < point_count; ++i) bits[i] = point_named(point_names[i]);
  return bits;
}();

// All points of a set moved on by one, round their ring or to the next ring (from the inner to the
// outer).
constexpr Points clockwise(Points points) {
  return (points << 1 & 0xFEFEFE) | (points >> 7 & 0x010101);
}
constexpr Points counter_clockwise(Points points) {
  return (points >> 1 & 0x7F7F7F) | (points << 7 & 0x808080);
}
constexpr Points inwards(Points points) { return (points << 8 | points >> 16) & all_points; }

// The points next to those of a set, along the lines.
constexpr Points neighbours(Points points) {
  const Points middle = points & midpoints;
  return clockwise(points) | counter_clockwise(points) | (middle << 8 & all_points) | middle >> 8;
}

// The sixteen lines of three.
inline constexpr auto lines = [] {
  std::array<Points, 16> found{};
  std::size_t count = 0;
  for (const Points point : point_bits) {
    if ((point & midpoints) == 0) continue;
    found[count++] = point | clockwise(point) | counter_clockwise(point);
    if (point < 0x100) found[count++] = point | inwards(point) | inwards(inwards(point));
  }
  return found;
}();

// The points where one man more would make a mill, by the line that it would fill.
struct Closings {
  Points ahead = 0;   // The side of the ring that starts at this corner and goes clockwise.
  Points behind = 0;  // The side of the ring that starts at this corner and goes counter-clockwise.
  Points across = 0;  // The side of the ring that has this midpoint.
  Points spoke = 0;   // The line across the rings that has this midpoint.

  [[nodiscard]] constexpr Points all() const { return ahead | behind | across | spoke; }
};

constexpr Closings closings(Points men) {
  const Points next = counter_clockwise(men);  // The points whose next one clockwise has a man.
  const Points previous = clockwise(men);
  const Points middle = men & midpoints;
  return {.ahead = (middle & next) >> 1,
          .behind = clockwise(middle & previous),
          .across = next & previous & midpoints,
          .spoke = inwards(middle) & inwards(inwards(middle))};
}

// The men that stand in a mill.
constexpr Points in_mills(Points men) {
  const auto closing = closings(men);
  const Points across = men & closing.across;
  return across | across >> 1 | clockwise(across) | (men & closing.spoke);
}

// The men that a mill may remove: those outside mills, or any if all stand in mills.
constexpr Points removable(Points men) {
  const Points outside = men & ~in_mills(men);
  return outside != 0 ? outside : men;
}

}  // namespace sowmill::morris
