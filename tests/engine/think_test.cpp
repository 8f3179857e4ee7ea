// The computer as a player: it finds what is there to be found, and levels differ.

#include <doctest/doctest.h>

#include "common/random.hpp"
#include "engine/analyst.hpp"
#include "engine/expected_result.hpp"
#include "engine/probers.hpp"
#include "games/morris/morris.hpp"
#include "match/catalog.hpp"
#include "match/random_decision.hpp"
#include "search/level.hpp"
#include "support/made_up_tables.hpp"

namespace sowmill {
namespace {

Thought think_to_the_end(Analyst& analyst, int level, std::uint64_t slice, std::uint64_t seed = 1) {
  for (;;) {
    const auto thought = analyst.think(level, slice, seed);
    REQUIRE(thought);
    if (thought->done) return *thought;
  }
}

// The outcome of one game of a level, as that side, against a player who moves at random.
Outcome play_random(const CatalogEntry& entry, int level, Side side, std::uint64_t seed) {
  constexpr int longest_game = 400;
  Random random(seed);
  const auto match = *entry.match_at(entry.start_position());
  const auto analyst = new_analyst(*match);
  for (int ply = 0; ply < longest_game && match->phase() == Phase::Play; ++ply) {
    const Side chooser = *match->chooser();
    const auto move = chooser == side ? think_to_the_end(*analyst, level, 1000, seed).move
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
    const auto thought = think_to_the_end(*new_analyst(**match), 9, 100'000);
    REQUIRE((*match)->play(thought.move));
    CHECK((*match)->verdict().ending.outcome == Outcome::FirstWins);
  }
}

TEST_CASE("among moves that all draw by the tables the most promising is played") {
  const auto draws = std::make_shared<MadeUpTables<Morris>>(
      "morris", [](const Morris::State& /*state*/) { return search::Known{0, 0}; });
  // White closes a mill at g1.
  const auto match = *find_ruleset("morris")->match_at(".B..B................WW.-7-7-0-W");
  const auto analyst = new_analyst(*match);
  REQUIRE(analyst->use_tables(draws));
  const auto thought = think_to_the_end(*analyst, perfect_level, 1'000'000);
  CHECK(thought.move.starts_with("g1x"));
  CHECK(thought.from_tables);
  CHECK(thought.certainty == Certainty::Exact);
  for (const std::size_t lines : {1, 100}) {
    const auto analysis = analyst->analyse({.positions = 100'000, .lines = lines}, {});
    REQUIRE(analysis);
    CHECK(analysis->move.starts_with("g1x"));
    const auto& best = analysis->lines.front();
    CHECK(best.moves.front() == analysis->move);
    CHECK(best.score == 0);
    CHECK(best.certainty == Certainty::Exact);
    CHECK(analysis->lines.size() == std::min(lines, match->legal_moves().size()));
  }
}

TEST_CASE("tables of another rule set are refused") {
  const auto ouri = *find_ruleset("ouri")->match_at(find_ruleset("ouri")->start_position());
  const auto analyst = new_analyst(*ouri);
  CHECK(analyst->use_tables(new_prober("ouri")));
  CHECK(analyst->use_tables(nullptr));
  for (const auto& entry : catalog()) {
    if (entry.id == "ouri") continue;
    CAPTURE(entry.id);
    const auto used = analyst->use_tables(new_prober(entry.id));
    REQUIRE_FALSE(used);
    CHECK(used.error().reason == Reason::TablesOfOtherRuleset);
  }
  const auto rounds = find_ruleset("aqil")->new_match();
  CHECK(new_analyst(*rounds)->use_tables(new_prober("aqil")));
  CHECK_FALSE(new_analyst(*rounds)->use_tables(new_prober("aqil-source")));
}

TEST_CASE("thinking in slices finds what thinking at once finds") {
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    const auto at_once_match = *entry.match_at(entry.start_position());
    const auto at_once = new_analyst(*at_once_match);
    const auto in_slices_match = *entry.match_at(entry.start_position());
    const auto in_slices = new_analyst(*in_slices_match);
    for (const int level : {2, 5, 8}) {
      const auto whole = think_to_the_end(*at_once, level, 1'000'000);
      const auto sliced = think_to_the_end(*in_slices, level, 777);
      CHECK(sliced.move == whole.move);
      CHECK(sliced.score == whole.score);
      CHECK(sliced.depth == whole.depth);
    }
  }
}

TEST_CASE("what a level plays does not depend on another level that thought before") {
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    for (const auto& [earlier, level] : {std::pair{3, 1}, {2, 1}, {5, 4}, {9, perfect_level}}) {
      CAPTURE(earlier);
      CAPTURE(level);
      const auto fresh_match = *entry.match_at(entry.start_position());
      const auto fresh = new_analyst(*fresh_match);
      const auto used_match = *entry.match_at(entry.start_position());
      const auto used = new_analyst(*used_match);
      (void)think_to_the_end(*used, earlier, 1'000'000);
      const auto expected = think_to_the_end(*fresh, level, 1'000'000);
      const auto found = think_to_the_end(*used, level, 1'000'000);
      CHECK(found.move == expected.move);
      CHECK(found.score == expected.score);
      CHECK(found.positions == expected.positions);
    }
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
  const auto over = *find_ruleset("ouri")->match_at("0-0-0-0-0-0-0-0-0-0-0-0-26-22-S");
  CHECK_FALSE(new_analyst(*over)->think(5, 100, 1));
}

TEST_CASE("a whole Aqil match is thought through: set-ups, choice and sowing, but not the lot") {
  for (const std::string_view id : {"aqil", "aqil-source"}) {
    const auto match = find_ruleset(id)->new_match();
    const auto analyst = new_analyst(*match);
    for (const std::string_view side : {"south", "north"}) {
      const auto setup = analyst->think(9, 1'000, 1);
      REQUIRE(setup);
      CHECK(setup->move.starts_with("setup " + std::string(side)));
      REQUIRE(match->play(setup->move));
    }
    CHECK_FALSE(analyst->think(9, 1'000, 1));
    CHECK_FALSE(analyst->analyse({.positions = 100}, {}));
    REQUIRE(match->play("lot north"));
    const auto choice = analyst->analyse({.positions = 20'000}, {});
    REQUIRE(choice);
    REQUIRE(choice->lines.size() == 2);
    CHECK(choice->lines[0].score == -choice->lines[1].score);
    CHECK(choice->lines[0].score >= 0);
    REQUIRE(match->play(think_to_the_end(*analyst, 6, 5'000).move));
    CHECK(match->phase() == Phase::Play);
    CHECK(match->play(think_to_the_end(*analyst, 6, 5'000).move));
  }
}

TEST_CASE("the lines of keep and of swap can both be played") {
  const auto play_all = [](std::string_view choice) {
    const auto match = find_ruleset("aqil")->new_match();
    const auto analyst = new_analyst(*match);
    for (const std::string_view move :
         {"setup south 9-3-8-2-7-7", "setup north 4-8-5-7-6-6", "lot south"})
      REQUIRE(match->play(move));
    const auto analysis = *analyst->analyse({.positions = 20'000}, {});
    for (const auto& line : analysis.lines)
      if (line.moves.front() == choice)
        for (const auto& move : line.moves) REQUIRE(match->play(move));
    CHECK(match->rounds().size() >= 1);
  };
  play_all("keep");
  play_all("swap");
}

TEST_CASE("analysis reports every depth, keeps its limits and goes on where it stopped") {
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    // A round from the usual set-ups is soon solved.
    const auto match = *entry.match_at(entry.plays_for_points ? "8-5-4-10-5-4-10-2-5-10-6-3-0-0-S"
                                                              : entry.start_position());
    const auto analyst = new_analyst(*match);
    int reports = 0;
    const auto first = analyst->analyse({.depth = 4, .lines = 2}, [&](const Analysis& so_far) {
      CHECK(so_far.depth == ++reports);
      for (const auto& line : so_far.lines) CHECK_FALSE(line.moves.empty());
    });
    REQUIRE(first);
    CHECK(first->depth == 4);
    CHECK(reports == 4);
    CHECK(analyst->analyse({.depth = 4, .lines = 2}, {})->positions == first->positions);
    const auto more = analyst->analyse({.positions = 500, .lines = 2}, {});
    CHECK(more->positions == first->positions + 500);
    for (const auto& line : more->lines) {
      CHECK(line.expected > 0);
      CHECK(line.expected <= 1);
      CHECK(line.certainty == Certainty::Estimate);
    }
    const int unit = expectation_unit(entry.id);
    CHECK(expected_result(0, unit) == doctest::Approx(0.5));
    CHECK(expected_result(25'000, unit) == 1);
  }
}

TEST_CASE("a game that is won is reported as exact, with the plies it takes") {
  const auto match =
      *find_ruleset("ntxuva")->match_at("0-0-0-0-2-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-1-S");
  const auto analysis = *new_analyst(*match)->analyse({}, {});
  CHECK(analysis.done);
  REQUIRE_FALSE(analysis.lines.empty());
  CHECK(analysis.lines[0].certainty == Certainty::Exact);
  CHECK(analysis.lines[0].plies == 1);
  CHECK(analysis.lines[0].lower == 1);
  CHECK(analysis.lines[0].expected == 1);
}

}  // namespace sowmill
