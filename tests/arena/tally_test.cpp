#include "arena/tally.hpp"

#include <doctest/doctest.h>

#include "arena/sprt.hpp"

// Figures of score, Elo and likelihood ratio that fastchess, a program for matches of chess
// engines, gives for the same results.
namespace sowmill {
namespace {

// Twice as many games as pairs, all drawn but for what the score asks.
Tally of_pairs(const std::array<int, 5>& pairs) {
  Tally tally{.pairs = pairs};
  tally.won = 2 * pairs[4] + pairs[3];
  tally.lost = 2 * pairs[0] + pairs[1];
  tally.drawn = tally.paired_games() - tally.won - tally.lost;
  return tally;
}

doctest::Approx near(double value) { return doctest::Approx(value).epsilon(0.003); }

}  // namespace

TEST_CASE("a tally counts games for the side that was played") {
  Tally tally{.won = 60, .drawn = 20, .lost = 20};
  CHECK(tally.score() == near(0.7));
  tally.add(Side::Second, Outcome::SecondWins);
  tally.add(Side::Second, Outcome::FirstWins);
  tally.add(Side::First, Outcome::Draw);
  CHECK(tally.won == 61);
  CHECK(tally.lost == 21);
  CHECK(tally.drawn == 21);
}

TEST_CASE("pairs are counted by what they gave") {
  Tally tally;
  tally.add_pair({.won = 2});
  tally.add_pair({.won = 1, .lost = 1});
  tally.add_pair({.drawn = 2});
  tally.add_pair({.drawn = 1, .lost = 1});
  CHECK(tally.pairs == std::array{0, 1, 2, 0, 1});
}

TEST_CASE("Elo and its error, from games") {
  const Tally tally{.won = 136, .drawn = 111, .lost = 96};
  CHECK(tally.elo() == near(40.70));
  CHECK(tally.elo_error() == near(30.43));
  CHECK(Tally{.won = 10}.elo() == near(1200));
  CHECK(Tally{.lost = 10}.elo() == near(-1200));
  CHECK(Tally{}.elo() == near(0));
  CHECK(Tally{.won = 2}.error() == near(0.658));
  CHECK(of_pairs({0, 0, 0, 0, 1}).error() == near(0.658));
  CHECK(of_pairs({0, 0, 50, 0, 0}).error() == near(0.037));
}

TEST_CASE("Elo and its error, from pairs") {
  const auto better = of_pairs({34, 54, 63, 64, 75});
  CHECK(better.elo() == near(55.58));
  CHECK(better.elo_error() == near(27.65));
  const auto worse = of_pairs({332, 433, 498, 333, 334});
  CHECK(worse.elo() == near(-8.64));
  CHECK(worse.elo_error() == near(10.33));
}

TEST_CASE("the likelihood ratio of games and of pairs") {
  const Sprt sprt{.elo0 = 0.5, .elo1 = 2.5};
  CHECK(sprt.likelihood_ratio({.won = 21404, .drawn = 40708, .lost = 21184}) == near(-1.572));
  CHECK(sprt.likelihood_ratio(of_pairs({223, 9863, 21279, 10037, 246})) == near(-3.074));
  const Sprt other{.elo0 = 0, .elo1 = 2};
  CHECK(other.likelihood_ratio({.won = 57433, .drawn = 106593, .lost = 57030}) == near(-2.593));
  CHECK(other.likelihood_ratio(of_pairs({871, 26175, 55983, 26678, 821})) == near(-4.979));
  CHECK(other.likelihood_ratio({}) == 0);
}

TEST_CASE("a claim is believed beyond the bounds") {
  const Sprt sprt{.elo0 = 0, .elo1 = 50};
  CHECK(sprt.upper() == near(2.944));
  CHECK(sprt.lower() == near(-2.944));
  CHECK(Sprt{.alpha = 0.01, .beta = 0.1}.upper() == near(4.500));
  CHECK(Sprt{.alpha = 0.01, .beta = 0.1}.lower() == near(-2.293));
  CHECK(sprt.belief({.won = 10, .drawn = 10, .lost = 9}) == Sprt::Belief::Neither);
  CHECK(sprt.belief({.won = 100, .drawn = 10, .lost = 30}) == Sprt::Belief::Elo1);
  CHECK(sprt.belief({.won = 30, .drawn = 10, .lost = 100}) == Sprt::Belief::Elo0);
}

}  // namespace sowmill
