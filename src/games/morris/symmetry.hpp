#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/morris/board.hpp"

// The sixteen symmetries of the board: the square turned and mirrored, and inside out.
namespace sowmill::morris {

constexpr std::uint32_t symmetry_count = 16;
constexpr std::uint32_t identity = 1;  // The stabilizer of a set without symmetry, as bits.

// What the eight symmetries of the square do to the points of one ring.
inline constexpr auto ring_images = [] {
  std::array<std::array<std::uint8_t, 256>, 8> images{};
  for (unsigned symmetry = 0; symmetry < 8; ++symmetry)
    for (unsigned ring = 0; ring < 256; ++ring)
      for (unsigned step = 0; step < 8; ++step) {
        const unsigned mirrored = symmetry < 4 ? step : 8 - step;
        const unsigned image = (mirrored + 2 * symmetry) % 8;
        if ((ring >> step & 1) != 0)
          images[symmetry][ring] = static_cast<std::uint8_t>(images[symmetry][ring] | 1U << image);
      }
  return images;
}();

// Symmetries 8 to 15 are 0 to 7 and exchange the outer and the inner ring.
constexpr Points image_of(Points points, std::size_t symmetry) {
  const auto& ring = ring_images[symmetry % 8];
  const Points outer = ring[points & 0xFF];
  const Points middle = ring[points >> 8 & 0xFF];
  const Points inner = ring[points >> 16];
  return symmetry < 8 ? outer | middle << 8 | inner << 16 : inner | middle << 8 | outer << 16;
}

// Numbers the sets of up to nine points: each set among those of its size, and each up to symmetry.
class PointSets {
 public:
  static constexpr std::size_t largest_set = 9;

  // A set that stands for all its images, and the symmetries that leave it as it is, a bit each.
  struct Class {
    Points set;
    std::uint32_t stabilizer;
  };
  // Which class a set belongs to, and a symmetry that takes it to the set of the class.
  class Member {
   public:
    Member() = default;
    Member(std::uint32_t number, std::uint32_t symmetry)
        : bits_(number * symmetry_count + symmetry) {}

    [[nodiscard]] std::uint32_t number() const { return bits_ / symmetry_count; }
    [[nodiscard]] std::uint32_t symmetry() const { return bits_ % symmetry_count; }

   private:
    std::uint32_t bits_ = 0;
  };

  PointSets();

  // The tables are the same for everybody and made when they are first asked for.
  static const PointSets& instance();

  // The number of a set among the sets of its size.
  [[nodiscard]] std::uint32_t number_of(Points set) const {
    const auto low = set & 0xFFF;
    return low_terms_[low] + high_terms_[static_cast<std::size_t>(std::popcount(low))][set >> 12];
  }
  [[nodiscard]] Points set_at(std::size_t size, std::uint64_t number) const {
    return sets_[size][static_cast<std::size_t>(number)];
  }
  [[nodiscard]] const Member& member(Points set) const {
    return members_[static_cast<std::size_t>(std::popcount(set))][number_of(set)];
  }
  [[nodiscard]] const Class& class_at(std::size_t size, std::uint64_t number) const {
    return classes_[size][static_cast<std::size_t>(number)];
  }
  [[nodiscard]] std::uint64_t class_count(std::size_t size) const { return classes_[size].size(); }

 private:
  void number_sets();
  void classify(std::size_t size);

  std::array<std::uint32_t, 4096> low_terms_ = {};
  std::array<std::array<std::uint32_t, 4096>, 13> high_terms_ = {};
  std::array<std::vector<Points>, largest_set + 1> sets_;
  std::array<std::vector<Member>, largest_set + 1> members_;
  std::array<std::vector<Class>, largest_set + 1> classes_;
};

}  // namespace sowmill::morris
