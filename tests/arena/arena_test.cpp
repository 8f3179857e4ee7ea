#include <cmath>
#include <doctest/doctest.h>

#include "arena/contest.hpp"

namespace sowmill {
namespace {

std::unique_ptr<Contestant> contestant(std::string_view words) {
  return *parse_contestant(words, {.positions = 300, .megabytes = 1});
}

}  // namespace

TEST_CASE("a tally knows its score, its error and its Elo") {
  Tally tally{.won = 60, .drawn = 20, .lost = 20};
  CHECK(tally.score() == doctest::Approx(0.7));
  CHECK(tally.error() == doctest::Approx(2 * std::sqrt((0.65 - 0.49) / 100)));
  CHECK(tally.elo() == doctest::Approx(147.19).epsilon(0.001));
  tally.add(Side::Second, Outcome::SecondWins);
  tally.add(Side::Second, Outcome::FirstWins);
  tally.add(Side::First, Outcome::Draw);
  CHECK(tally.won == 61);
  CHECK(tally.lost == 21);
  CHECK(tally.drawn == 21);
}

TEST_CASE("players are known by their words") {
  for (const auto* words : {"random", "level 1", "level 9", "perfect", "baseline", "engine"})
    CHECK(parse_contestant(words, {}));
  for (const auto* words : {"", "level", "level 0", "level 10", "level x", "random 3", "god"})
    CHECK_FALSE(parse_contestant(words, {}));
}

TEST_CASE("openings are balanced and differ") {
  Random random(1);
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    const auto first = balanced_opening(entry, 6, random);
    const auto second = balanced_opening(entry, 6, random);
    CHECK(first != second);
    CHECK((*entry.match_at(first))->phase() == Phase::Play);
  }
}

TEST_CASE("any two players play any rule set to its end, and thinking beats chance") {
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    const auto engine = contestant("engine");
    const auto chance = contestant("random");
    const auto tally =
        play_contest(entry, {engine.get(), chance.get()}, {.games = 8}, [](const Tally&) {});
    CHECK(tally.score() > 0.8);
    const auto baseline = contestant("baseline");
    const auto level = contestant("level 3");
    CHECK(play_contest(entry, {baseline.get(), level.get()}, {.games = 2}, [](const Tally&) {
          }).games() == 2);
  }
}

}  // namespace sowmill
