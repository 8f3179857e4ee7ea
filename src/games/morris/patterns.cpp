#include "games/morris/patterns.hpp"

#include "games/morris/symmetry.hpp"

namespace sowmill::morris {
namespace {

std::size_t digits_of(Points own, Points other) {
  return (ternary_digits[own] + 2 * ternary_digits[other]) & 0xFFFF;
}

// Numbered in the order in which they are met. Requires: no point has two men.
RingPatterns numbered() noexcept {
  constexpr std::uint16_t none = 0xFFFF;
  RingPatterns numbers{};
  numbers.fill(none);
  std::uint16_t count = 0;
  for (Points own = 0; own < 256; ++own)
    for (Points other = 0; other < 256; ++other) {
      if ((own & other) != 0 || numbers[digits_of(own, other)] != none) continue;
      for (const auto& image : ring_images) numbers[digits_of(image[own], image[other])] = count;
      ++count;
    }
  return numbers;
}

}  // namespace

const RingPatterns ring_patterns = numbered();

}  // namespace sowmill::morris
