#include "search/level.hpp"

#include <array>
#include <doctest/doctest.h>

namespace sowmill {

TEST_CASE("without tolerance the best is picked") {
  constexpr std::array scores = {10, 10, -500};
  Random random(1);
  for (int i = 0; i < 100; ++i) CHECK(pick_by_score(scores, {}, random) == 0);
}

TEST_CASE("a move worse by the tolerance is picked e times less often") {
  constexpr std::array scores = {300, 200, 100, -100'000};
  Random random(1);
  std::array<int, 4> picked = {};
  for (int i = 0; i < 60'000; ++i) ++picked[pick_by_score(scores, {100, 1'000'000}, random)];
  CHECK(picked[0] == doctest::Approx(60'000 * 0.6652).epsilon(0.02));
  CHECK(picked[1] == doctest::Approx(60'000 * 0.2447).epsilon(0.03));
  CHECK(picked[2] == doctest::Approx(60'000 * 0.0900).epsilon(0.05));
  CHECK(picked[3] < 20);
}

TEST_CASE("nothing is worse than the largest mistake") {
  constexpr std::array scores = {300, -100'000};
  Random random(1);
  int mistakes = 0;
  for (int i = 0; i < 60'000; ++i)
    mistakes += pick_by_score(scores, {100, 200}, random) == 1 ? 1 : 0;
  CHECK(mistakes == doctest::Approx(60'000 * 0.1192).epsilon(0.05));
}

TEST_CASE("higher levels look at more and tolerate less; from level 8 on nothing") {
  for (int level = lowest_level; level < highest_level; ++level) {
    CHECK(level_of(level).positions < level_of(level + 1).positions);
    CHECK(level_of(level).tolerance >= level_of(level + 1).tolerance);
  }
  CHECK(level_of(8).tolerance == 0);
  CHECK(level_of(perfect_level).uses_tables);
  CHECK(level_of(-5).positions == level_of(lowest_level).positions);
}

}  // namespace sowmill
