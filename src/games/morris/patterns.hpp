#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/morris/board.hpp"

// How the men of both players stand round a ring, and on a line across the rings. Patterns that the
// board's symmetries turn into each other have one number.
namespace sowmill::morris {

constexpr std::size_t ring_pattern_count = 954;
constexpr std::size_t spoke_pattern_count = 18;

struct Patterns {
  std::array<std::uint16_t, 3> rings;  // From the outer one inwards.
  std::array<std::uint8_t, 4> spokes;
};

// By the eight points of a ring as ternary digits, the first step lowest: 1 for an own man, 2 for
// one of the other.
using RingPatterns = std::array<std::uint16_t, 6'561>;
extern const RingPatterns ring_patterns;

// By the three points of a spoke as ternary digits.
inline constexpr auto spoke_patterns = [] {
  std::array<std::uint8_t, 27> numbers{};
  std::uint8_t count = 0;
  for (std::size_t outer = 0; outer < 3; ++outer)
    for (std::size_t inner = 0; inner <= outer; ++inner)
      for (std::size_t middle = 0; middle < 3; ++middle) {
        numbers[outer + 3 * middle + 9 * inner] = count;
        numbers[inner + 3 * middle + 9 * outer] = count++;
      }
  return numbers;
}();

// The men of a ring as ternary digits. Above them, a byte for each spoke: whether it has a man on
// this ring.
inline constexpr auto ternary_digits = [] {
  std::array<std::uint64_t, 256> digits{};
  for (std::size_t men = 0; men < digits.size(); ++men) {
    std::uint64_t power = 1;
    for (std::size_t step = 0; step < 8; ++step, power *= 3) {
      if ((men >> step & 1) == 0) continue;
      digits[men] += power;
      if (step % 2 == 1) digits[men] += std::uint64_t{1} << (32 + 4 * (step - 1));
    }
  }
  return digits;
}();

inline Patterns patterns_of(Points own, Points other) {
  const auto digits = [&](int ring) {
    return ternary_digits[own >> 8 * ring & 0xFF] + 2 * ternary_digits[other >> 8 * ring & 0xFF];
  };
  const auto number = [](std::uint64_t ring) { return ring_patterns[ring & 0xFFFF]; };
  const std::uint64_t outer = digits(0);
  const std::uint64_t middle = digits(1);
  const std::uint64_t inner = digits(2);
  const std::uint64_t across = (outer >> 32) + 3 * (middle >> 32) + 9 * (inner >> 32);
  const auto spoke = [&](int place) { return spoke_patterns[across >> 8 * place & 0xFF]; };
  return {.rings = {number(outer), number(middle), number(inner)},
          .spokes = {spoke(0), spoke(1), spoke(2), spoke(3)}};
}

}  // namespace sowmill::morris
