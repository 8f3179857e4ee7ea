#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/morris/board.hpp"

// Moves are listed in the order of the text, which is not that of the bits: tables that lead from
// one to the other.
namespace sowmill::morris {

// A table for each ring, by its byte, of what a set of points stands for: the union of what each
// does.
template <class Set>
using ByRing = std::array<std::array<Set, 256>, 3>;

template <class Set, class Meaning>
constexpr ByRing<Set> by_ring(Meaning meaning) {
  ByRing<Set> table{};
  for (unsigned point = 0; point < point_count; ++point) {
    const Set meant = meaning(Points{1} << point);
    for (std::size_t byte = 0; byte < 256; ++byte)
      if ((byte >> point % 8 & 1) != 0) table[point / 8][byte] |= meant;
  }
  return table;
}

template <class Set>
constexpr Set look_up(const ByRing<Set>& table, Points points) {
  return table[0][points & 0xFF] | table[1][points >> 8 & 0xFF] | table[2][points >> 16 & 0xFF];
}

// The bits of a set of points in the order of the text.
inline constexpr auto text_order = by_ring<Points>([](Points point) {
  const auto found = std::ranges::find(point_bits, point);
  return Points{1} << (found - point_bits.begin());
});

struct Slide {
  Points from = 0;
  Points to = 0;
  Points others_in_line = 0;  // With men there, the slide makes a mill.
};

constexpr Points others_in_line(Points from, Points to) {
  for (const Points line : lines)
    if ((line & to) != 0 && (line & from) == 0) return line ^ to;
  return 0;
}

// All slides there are, in the order of moves.
inline constexpr auto all_slides = [] {
  std::array<Slide, 64> slides{};
  std::size_t count = 0;
  for (const Points from : point_bits)
    for (const Points to : point_bits)
      if ((neighbours(from) & to) != 0) slides[count++] = {from, to, others_in_line(from, to)};
  return slides;
}();

// Which of all slides lead from a set of points, and to one.
inline constexpr auto slides_from = by_ring<std::uint64_t>([](Points point) {
  std::uint64_t slides = 0;
  for (std::size_t i = 0; i < all_slides.size(); ++i)
    if (all_slides[i].from == point) slides |= std::uint64_t{1} << i;
  return slides;
});
inline constexpr auto slides_to = by_ring<std::uint64_t>([](Points point) {
  std::uint64_t slides = 0;
  for (std::size_t i = 0; i < all_slides.size(); ++i)
    if (all_slides[i].to == point) slides |= std::uint64_t{1} << i;
  return slides;
});

}  // namespace sowmill::morris
