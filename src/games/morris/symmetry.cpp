#include "games/morris/symmetry.hpp"

#include <bit>

#include "common/binomial.hpp"

namespace sowmill::morris {
namespace {

// The terms that the points of a set, from `first` on, add to its number, when there are so many
// points before them.
std::uint32_t terms_of(Points set, int first, int before) {
  std::uint64_t sum = 0;
  for (; set != 0; set &= set - 1) sum += choose(first + std::countr_zero(set), ++before);
  return static_cast<std::uint32_t>(sum);
}

}  // namespace

PointSets::PointSets() {
  for (Points half = 0; half < 4096; ++half) {
    low_terms_[half] =
        std::popcount(half) > static_cast<int>(largest_set) ? 0 : terms_of(half, 0, 0);
    for (int before = 0; before + std::popcount(half) <= static_cast<int>(largest_set); ++before)
      high_terms_[static_cast<std::size_t>(before)][half] = terms_of(half, 12, before);
  }
  number_sets();
  for (std::size_t size = 0; size <= largest_set; ++size) classify(size);
}

const PointSets& PointSets::instance() {
  static const PointSets only;
  return only;
}

void PointSets::number_sets() {
  for (std::size_t size = 0; size <= largest_set; ++size)
    sets_[size].resize(static_cast<std::size_t>(choose(point_count, static_cast<int>(size))));
  for (Points set = 0; set <= all_points; ++set) {
    const auto size = static_cast<std::size_t>(std::popcount(set));
    if (size <= largest_set) sets_[size][number_of(set)] = set;
  }
}

// A set with no class yet founds one, and takes all its images into it.
void PointSets::classify(std::size_t size) {
  std::vector<bool> is_known(sets_[size].size());
  members_[size].resize(sets_[size].size());
  for (const Points set : sets_[size]) {
    if (is_known[number_of(set)]) continue;
    Class founded{set, 0};
    for (std::uint32_t symmetry = 0; symmetry < symmetry_count; ++symmetry) {
      // The image is taken back by the inverse, which is found among the sixteen.
      const Points image = image_of(set, symmetry);
      if (image == set) founded.stabilizer |= 1U << symmetry;
      if (is_known[number_of(image)]) continue;
      std::uint32_t inverse = 0;
      while (image_of(image, inverse) != set) ++inverse;
      is_known[number_of(image)] = true;
      members_[size][number_of(image)] = {static_cast<std::uint32_t>(classes_[size].size()),
                                          inverse};
    }
    classes_[size].push_back(founded);
  }
}

}  // namespace sowmill::morris
