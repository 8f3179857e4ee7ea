#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/morris/board.hpp"

// How the men of both players stand round a ring, and on a side of the board: the nine points of a
// side of each ring and the line across them. Patterns that the board's symmetries turn into each
// other have one number.
namespace sowmill::morris {

constexpr std::size_t ring_pattern_count = 954;
constexpr std::size_t side_pattern_count = 5'346;

struct Patterns {
  std::array<std::uint16_t, 3> rings;  // From the outer one inwards.
  std::array<std::uint16_t, 4> sides;
};

// By the eight points of a ring as ternary digits, the first step lowest: 1 for an own man, 2 for
// one of the other.
using RingPatterns = std::array<std::uint16_t, 6'561>;
extern const RingPatterns ring_patterns;

// By the nine points of a side likewise, those of the outer ring lowest.
using SidePatterns = std::array<std::uint16_t, 19'683>;
extern const SidePatterns side_patterns;

// The men of a ring as ternary digits.
inline constexpr auto ring_digits = [] {
  std::array<std::uint16_t, 256> digits{};
  for (std::size_t men = 0; men < digits.size(); ++men)
    for (std::size_t step = 8; step-- > 0;)
      digits[men] = static_cast<std::uint16_t>(3 * digits[men] + (men >> step & 1));
  return digits;
}();

// The same of each side of a ring, 16 bits each.
inline constexpr auto side_digits = [] {
  std::array<std::uint64_t, 256> digits{};
  for (std::size_t men = 0; men < digits.size(); ++men)
    for (std::size_t side = 0; side < 4; ++side) {
      const auto man = [&](std::size_t step) { return std::uint64_t{men >> step % 8 & 1}; };
      const std::size_t corner = 2 * side;
      digits[men] |= (man(corner) + 3 * man(corner + 1) + 9 * man(corner + 2)) << 16 * side;
    }
  return digits;
}();

inline Patterns patterns_of(Points own, Points other) {
  const auto digits = [&](const auto& table, int ring) {
    return table[own >> 8 * ring & 0xFF] + 2 * table[other >> 8 * ring & 0xFF];
  };
  const auto ring = [&](int number) {
    return ring_patterns[static_cast<std::size_t>(digits(ring_digits, number))];
  };
  const std::uint64_t all_sides =
      digits(side_digits, 0) + 27 * digits(side_digits, 1) + 729 * digits(side_digits, 2);
  const auto side = [&](int number) { return side_patterns[all_sides >> 16 * number & 0xFFFF]; };
  return {.rings = {ring(0), ring(1), ring(2)}, .sides = {side(0), side(1), side(2), side(3)}};
}

}  // namespace sowmill::morris
