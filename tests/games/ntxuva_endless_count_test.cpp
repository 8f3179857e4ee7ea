// Every sowing there is, counted: RULES.md, Ntxuva 4, and every_sowing_ends rest on it.

#include <algorithm>
#include <cstdint>
#include <doctest/doctest.h>
#include <vector>

#include "games/ntxuva/ring.hpp"

using namespace sowmill::ntxuva;

namespace {

constexpr int longest_sowing = 501;  // Laps.

struct Count {
  std::uint64_t sowings = 0;
  std::uint64_t endless = 0;
  int longest = 0;  // Laps, of those that end.
};

void count_sowing(Ring ring, Count& count) {
  const auto landing = sow(ring, 0);
  ++count.sowings;
  if (landing)
    count.longest = std::max(count.longest, landing->laps);
  else
    ++count.endless;
}

// Lays the pieces in that house and the ones after it in every way.
void lay(Ring ring, std::size_t house, Ring pieces, Count& count) {
  if (house + 1 == ring_houses) {
    count_sowing(ring + pieces * one_in(house), count);
    return;
  }
  for (Ring here = 0; here <= pieces; ++here)
    lay(ring + here * one_in(house), house + 1, pieces - here, count);
}

// The rings with so many pieces whose house A holds two or more, each sown once, from A. By turning
// the ring these are all sowings of the first phase: a start elsewhere is the same sowing seen from
// there.
Count count_sowings(Ring pieces) {
  Count count;
  for (Ring start = 2; start <= pieces; ++start) lay(start * one_in(0), 1, pieces - start, count);
  return count;
}

void check_sowings(Ring pieces) {
  const auto count = count_sowings(pieces);
  MESSAGE(pieces << " pieces: " << count.endless << " of " << count.sowings
                 << " never end, the longest other takes " << count.longest << " laps");
  CHECK((count.endless == 0) == every_sowing_ends(pieces * one_in(0)));
  CHECK((count.longest == longest_sowing) == (pieces == 23));
  CHECK(count.longest <= longest_sowing);
}

}  // namespace

TEST_SUITE("long") {
  TEST_CASE("ntxuva: sowings never end with 9 and with 11 to 24 pieces on a side") {
    for (Ring pieces = 2; pieces < most_pieces; ++pieces) check_sowings(pieces);
  }

  TEST_CASE("ntxuva: 132,907 sowings with 24 pieces on a side never end") {
    const auto count = count_sowings(most_pieces);
    CHECK(count.sowings == 193'536'720);
    CHECK(count.endless == 132'907);
    CHECK(count.longest < longest_sowing);
  }
}
