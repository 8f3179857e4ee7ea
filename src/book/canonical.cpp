#include "book/canonical.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace sowmill::book {
namespace {

constexpr std::size_t point_count = 24;
constexpr std::size_t symmetry_count = 16;

// Across and up from the middle of the board, from -3 to 3.
struct Point {
  int x;
  int y;

  bool operator==(const Point&) const = default;
};

// In the order of a position's text: row by row from the top, from left to right.
constexpr std::array<Point, point_count> points = {
    {{-3, 3}, {0, 3},  {3, 3},   {-2, 2}, {0, 2},  {2, 2},   {-1, 1}, {0, 1},
     {1, 1},  {-3, 0}, {-2, 0},  {-1, 0}, {1, 0},  {2, 0},   {3, 0},  {-1, -1},
     {0, -1}, {1, -1}, {-2, -2}, {0, -2}, {2, -2}, {-3, -3}, {0, -3}, {3, -3}}};

// Four bits: exchange the axes, mirror across, mirror up, exchange the outer and the inner square.
constexpr Point image_of(Point point, std::size_t symmetry) {
  if ((symmetry & 1) != 0) std::swap(point.x, point.y);
  if ((symmetry & 2) != 0) point.x = -point.x;
  if ((symmetry & 4) != 0) point.y = -point.y;
  if ((symmetry & 8) != 0) {
    const auto size = [](int n) { return n < 0 ? -n : n; };
    const int square = std::max(size(point.x), size(point.y));
    point = {point.x * (4 - square) / square, point.y * (4 - square) / square};
  }
  return point;
}

using Images = std::array<std::array<std::uint8_t, point_count>, symmetry_count>;

constexpr Images images = [] {
  Images all{};
  for (std::size_t symmetry = 0; symmetry < symmetry_count; ++symmetry)
    for (std::size_t i = 0; i < point_count; ++i)
      for (std::size_t j = 0; j < point_count; ++j)
        if (points[j] == image_of(points[i], symmetry))
          all[symmetry][i] = static_cast<std::uint8_t>(j);
  return all;
}();

}  // namespace

std::string canonical(std::string_view position, BoardShape shape) {
  std::string least(position);
  if (shape != BoardShape::Morris) return least;
  std::string turned = least;
  for (const auto& image : images) {
    for (std::size_t i = 0; i < point_count; ++i) turned[image[i]] = position[i];
    least = std::min(least, turned);
  }
  return least;
}

}  // namespace sowmill::book
