#include "games/morris/patterns.hpp"

#include "games/morris/symmetry.hpp"

// Patterns are numbered in the order in which they are met.
namespace sowmill::morris {
namespace {

constexpr std::uint16_t none = 0xFFFF;

// Requires: no point has two men.
std::size_t digits_of(Points own, Points other) {
  return static_cast<std::size_t>(ring_digits[own] + 2 * ring_digits[other]);
}

RingPatterns numbered_rings() noexcept {
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

// The sides of the three rings that make a side of the board, each of three points.
struct SideOfBoard {
  std::size_t outer;
  std::size_t middle;
  std::size_t inner;

  static constexpr std::size_t of_ring = 27;

  explicit SideOfBoard(std::size_t digits)
      : outer(digits % of_ring),
        middle(digits / of_ring % of_ring),
        inner(digits / of_ring / of_ring) {}

  [[nodiscard]] std::size_t digits() const { return outer + of_ring * (middle + of_ring * inner); }

  [[nodiscard]] SideOfBoard inside_out() const {
    SideOfBoard image = *this;
    std::swap(image.outer, image.inner);
    return image;
  }
  [[nodiscard]] SideOfBoard mirrored() const {
    const auto mirror = [](std::size_t three) {
      return three / 9 + three / 3 % 3 * 3 + three % 3 * 9;
    };
    SideOfBoard image = *this;
    for (std::size_t* ring : {&image.outer, &image.middle, &image.inner}) *ring = mirror(*ring);
    return image;
  }
};

SidePatterns numbered_sides() noexcept {
  SidePatterns numbers{};
  numbers.fill(none);
  std::uint16_t count = 0;
  for (std::size_t digits = 0; digits < numbers.size(); ++digits) {
    if (numbers[digits] != none) continue;
    const SideOfBoard side(digits);
    for (const auto& image : {side, side.mirrored()})
      numbers[image.digits()] = numbers[image.inside_out().digits()] = count;
    ++count;
  }
  return numbers;
}

}  // namespace

const RingPatterns ring_patterns = numbered_rings();
const SidePatterns side_patterns = numbered_sides();

}  // namespace sowmill::morris
