#include "games/aqil/aqil_setup.hpp"

#include <array>
#include <cstdlib>
#include <doctest/doctest.h>
#include <string>

#include "games/aqil/aqil.hpp"

namespace sowmill::aqil {
namespace {

Setup laid(std::string_view text) {
  const auto setup = parse_setup(text);
  REQUIRE(setup.has_value());
  return *setup;
}

std::string started(Side first, Choice choice) {
  return sowing::to_text(board_from(laid("11-5-5-5-5-5"), laid("1-2-3-4-5-21"), first, choice));
}

// The set-ups whose first holes are those of the text, by laying seeds in the next one and so on.
std::uint32_t count_setups(const std::string& text, int hole, int seeds_left) {
  if (hole == 5) return parse_setup(text + std::to_string(seeds_left)) ? 1 : 0;
  std::uint32_t count = 0;
  for (int seeds = 1; seeds <= seeds_left; ++seeds)
    count += count_setups(text + std::to_string(seeds) + '-', hole + 1, seeds_left - seeds);
  return count;
}

}  // namespace

TEST_CASE("a set-up is read and written") {
  CHECK(to_text(laid("11-5-5-5-5-5")) == "11-5-5-5-5-5");
  CHECK(to_text(laid("1-1-1-1-1-31")) == "1-1-1-1-1-31");
}

TEST_CASE("set-ups that are refused") {
  const auto error = [](std::string_view text) { return parse_setup(text).error(); };
  CHECK(error("") == Error{Reason::SetupFieldCount, {""}});
  CHECK(error("11-5-5-5-10") == Error{Reason::SetupFieldCount, {"11-5-5-5-10"}});
  CHECK(error("11-5-5-5-5-4-1") == Error{Reason::SetupFieldCount, {"11-5-5-5-5-4-1"}});
  CHECK(error(std::string(1'000'000, '-')).reason == Reason::SetupFieldCount);
  CHECK(error("11-5-x-5-5-5") == Error{Reason::PositionNumber, {"x", "36"}});
  CHECK(error("11-5--5-5-5") == Error{Reason::PositionNumber, {"", "36"}});
  CHECK(error("37-5-5-5-5-5") == Error{Reason::PositionNumber, {"37", "36"}});
  CHECK(error("11-5-0-10-5-5") == Error{Reason::SetupEmptyHole, {"C"}});
  CHECK(parse_setup("11-5-0-10-5-5", Side::Second).error() == Error{Reason::SetupEmptyHole, {"c"}});
  CHECK(error("10-5-5-5-5-5") == Error{Reason::SetupTotal, {"35"}});
  CHECK(error("36-36-36-36-36-36") == Error{Reason::SetupTotal, {"216"}});
  CHECK(error("6-6-6-6-6-6") == Error{Reason::SetupUniform});
}

// C(35, 5) ways to share out 36 seeds with one at least in each hole, but for all equal.
TEST_CASE("there are 324,631 set-ups") { CHECK(count_setups("", 0, setup_seeds) == 324'631); }

TEST_CASE("the first player keeps and sows, or swaps and lets the other sow") {
  CHECK(started(Side::First, Choice::Keep) == "11-5-5-5-5-5-1-2-3-4-5-21-0-0-S");
  CHECK(started(Side::Second, Choice::Keep) == "11-5-5-5-5-5-1-2-3-4-5-21-0-0-N");
  CHECK(started(Side::First, Choice::Swap) == "1-2-3-4-5-21-11-5-5-5-5-5-0-0-N");
  CHECK(started(Side::Second, Choice::Swap) == "1-2-3-4-5-21-11-5-5-5-5-5-0-0-S");
}

TEST_CASE("the start position is a set-up kept by South") {
  const auto usual = laid("11-5-5-5-5-5");
  CHECK(board_from(usual, usual, Side::First, Choice::Keep) == Aqil(letter_rules).initial_state());
}

// A hole holds one seed in C(34, 4) of the C(35, 5) ways to share out the seeds, one in seven; six
// standard deviations of 70,000 draws are 556.
TEST_CASE("random set-ups are permitted and even in every hole") {
  Random random(7);
  std::array<int, sowing::row_houses> singles = {};
  for (int i = 0; i < 70'000; ++i) {
    const auto setup = random_setup(random);
    REQUIRE(parse_setup(to_text(setup)) == setup);
    for (std::size_t hole = 0; hole < singles.size(); ++hole)
      singles[hole] += setup.holes[hole] == 1;
  }
  for (const int count : singles) CHECK(std::abs(count - 10'000) < 556);
}

}  // namespace sowmill::aqil
