#include "games/sowing/two_rows.hpp"

#include <doctest/doctest.h>

namespace sowmill::sowing {

TEST_CASE("a row's arithmetic agrees with counting house by house") {
  const auto board = *parse("0-1-2-3-12-30-0-0-0-0-0-0-0-0-S", 48);
  const Row row = board.own();
  CHECK(seeds_in_houses(row) == 48);
  CHECK(house_bits(at_least_flags(row, in_each_house(1))) == 0b111110);
  CHECK(house_bits(at_least_flags(row, in_each_house(2))) == 0b111100);
  CHECK(house_bits(at_least_flags(row, in_each_house(12))) == 0b110000);
  CHECK(has_no_seeds(board.others()));
}

TEST_CASE("houses lie on a ring, each facing its opposite") {
  CHECK(house_name(0) == "A");
  CHECK(house_name(11) == "f");
  CHECK(house_name(opposite_house(0)) == "f");
  CHECK(house_name(opposite_house(5)) == "a");
  CHECK(next_house(11) == 0);
  CHECK(previous_house(0) == 11);
}

TEST_CASE("a position that is not one is refused with the reason") {
  struct Refused {
    const char* text;
    Reason reason;
  };
  constexpr Refused rows[] = {
      {"", Reason::PositionFieldCount},
      {"4-4-4-4-4-4-4-4-4-4-4-4-0-S", Reason::PositionFieldCount},
      {"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S-", Reason::PositionFieldCount},
      {"4-4-4-4-4-4-4-4-4-4-4-4-0-0-s", Reason::PositionSide},
      {"4-4-4-4-4-4-4-4-4-4-4-4-0-0-", Reason::PositionSide},
      {"4-4-4-4-4-4-4-4-4-4-4-4-1-0-S", Reason::PositionTotal},
      {"4-4-4-4-4-4-4-4-4-4-4--4-0-S", Reason::PositionNumber},
      {"4-4-4-4-4-4-4-4-4-4-4-x-0-0-S", Reason::PositionNumber},
      {"49-4-4-4-4-4-4-4-4-4-4-4-0-0-S", Reason::PositionNumber},
  };
  for (const auto& row : rows) {
    CAPTURE(row.text);
    const auto parsed = parse(row.text, 48);
    REQUIRE_FALSE(parsed);
    CHECK(parsed.error().reason == row.reason);
  }
}

}  // namespace sowmill::sowing
