// The computer as a player: it finds what is there to be found, and levels differ.

#include <doctest/doctest.h>

#include "common/random.hpp"
#include "play/catalog.hpp"
#include "play/random_decision.hpp"

namespace sowmill {
namespace {

Thought think_to_the_end(Match& match, int level, std::uint64_t slice, std::uint64_t seed = 1) {
  for (;;) {
    const auto thought = match.think(level, slice, seed);
    REQUIRE(thought);
    if (thought->done) return *thought;
  }
}

// The outcome of one game of a level, as that side, against a player who moves at random.
Outcome play_random(const CatalogEntry& entry, int level, Side side, std::uint64_t seed) {
  constexpr int longest_game = 400;
  Random random(seed);
  const auto match = *entry.match_at(entry.start_position());
  for (int ply = 0; ply < longest_game && match->phase() == Phase::Play; ++ply) {
    const Side chooser = *match->chooser();
    const auto move = chooser == side ? think_to_the_end(*match, level, 1000, seed).move
                                      : random_decision(*match, chooser, random);
    REQUIRE(match->play(move));
  }
  return match->verdict().ending.outcome;
}

}  // namespace

TEST_CASE("a win in one move is found") {
  struct Row {
    const char* ruleset;
    const char* position;
  };
  constexpr Row rows[] = {
      {"ouri", "4-0-0-0-0-2-1-1-0-0-0-12-21-7-S"},
      {"morris", "WW.....B...B..W...BW....-0-0-0-W"},
      {"ntxuva", "0-0-0-0-2-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-1-S"},
  };
  for (const auto& row : rows) {
    CAPTURE(row.ruleset);
    const auto match = find_ruleset(row.ruleset)->match_at(row.position);
    REQUIRE(match);
    const auto thought = think_to_the_end(**match, 9, 100'000);
    REQUIRE((*match)->play(thought.move));
    CHECK((*match)->verdict().ending.outcome == Outcome::FirstWins);
  }
}

TEST_CASE("thinking in slices gets as deep as thinking at once, but for a ply") {
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    const auto at_once = *entry.match_at(entry.start_position());
    const auto in_slices = *entry.match_at(entry.start_position());
    const auto whole = think_to_the_end(*at_once, 8, 1'000'000);
    const auto sliced = think_to_the_end(*in_slices, 8, 100'000);
    CHECK(sliced.depth + 1 >= whole.depth);
    CHECK(in_slices->play(sliced.move));
  }
}

TEST_CASE(
    "a middling level beats a player who moves at random, and there is nothing to think about at "
    "the end") {
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    int wins = 0;
    for (std::uint64_t game = 0; game < 10; ++game) {
      const Side side = game % 2 == 0 ? Side::First : Side::Second;
      wins += play_random(entry, 5, side, game) == win_for(side) ? 1 : 0;
    }
    // In a round of Lib al-Aqil the first sowings often decide, whoever makes them.
    CHECK(wins >= (entry.plays_for_points ? 4 : 9));
  }
  CHECK_FALSE(
      (*find_ruleset("ouri")->match_at("0-0-0-0-0-0-0-0-0-0-0-0-26-22-S"))->think(5, 100, 1));
}

}  // namespace sowmill
