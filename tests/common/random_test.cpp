#include "common/random.hpp"

#include <array>
#include <doctest/doctest.h>

namespace sowmill {

TEST_CASE("the same seed gives the same numbers on every machine") {
  // The first values of SplitMix64 from 1234567, as its author publishes them.
  Random random(1234567);
  CHECK(random.next() == 6457827717110365317U);
  CHECK(random.next() == 3203168211198807973U);
}

TEST_CASE("below stays below and reaches every number") {
  Random random(3);
  std::array<int, 7> drawn{};
  for (int i = 0; i < 7000; ++i) ++drawn.at(random.below(7));
  for (const int count : drawn) CHECK(count > 800);
}

TEST_CASE("the n-th set bit is found") {
  CHECK(nth_set_bit(0b1U, 0) == 0);
  CHECK(nth_set_bit(0b1011'0100U, 0) == 2);
  CHECK(nth_set_bit(0b1011'0100U, 2) == 5);
  CHECK(nth_set_bit(0x80000001U, 1) == 31);
  CHECK(nth_set_bit(std::uint64_t{1} << 63 | 5, 2) == 63);
}

}  // namespace sowmill
