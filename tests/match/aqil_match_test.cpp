#include "match/aqil_match.hpp"

#include <algorithm>
#include <doctest/doctest.h>

#include "common/random.hpp"
#include "match/catalog.hpp"

namespace sowmill {
namespace {

std::unique_ptr<Match> new_aqil() { return find_ruleset("aqil")->new_match(); }

void play_all(Match& match, std::initializer_list<std::string_view> steps) {
  for (const auto step : steps) {
    CAPTURE(step);
    REQUIRE(match.play(step));
  }
}

std::vector<int> counts(const BoardView& view) {
  std::vector<int> found;
  for (const Place& place : view.places) found.push_back(place.count);
  return found;
}

// Plays the round in hand to its end with random moves.
void play_round(Match& match, Random& random) {
  Random setups(random.next());
  for (const auto* side : {"south", "north"})
    REQUIRE(
        match.play(std::string("setup ") + side + ' ' + aqil::to_text(aqil::random_setup(setups))));
  REQUIRE(match.play(random.below(2) == 0 ? "lot south" : "lot north"));
  REQUIRE(match.play(random.below(2) == 0 ? "keep" : "swap"));
  while (match.phase() == Phase::Play) {
    const auto moves = match.legal_moves();
    REQUIRE(match.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
  }
}

}  // namespace

TEST_CASE("a set-up stays hidden from the other player until both are laid") {
  const auto match = new_aqil();
  CHECK(match->phase() == Phase::Setup);
  CHECK_FALSE(match->position());
  play_all(*match, {"setup north 11-5-5-5-5-5"});
  const std::vector<int> nothing(12, 0);
  const std::vector<int> north_alone = {0, 0, 0, 0, 0, 0, 11, 5, 5, 5, 5, 5};
  CHECK(counts(match->view(Side::First)) == nothing);
  CHECK(counts(match->view(std::nullopt)) == nothing);
  CHECK(counts(match->view(Side::Second)) == north_alone);
  CHECK(match->rounds().empty());
  play_all(*match, {"setup south 6-7-5-6-6-6"});
  const std::vector<int> both = {6, 7, 5, 6, 6, 6, 11, 5, 5, 5, 5, 5};
  CHECK(counts(match->view(Side::First)) == both);
}

TEST_CASE("a set-up stays hidden when the match is given up before the other one is laid") {
  const auto match = new_aqil();
  play_all(*match, {"setup north 11-5-5-5-5-5"});
  REQUIRE(match->resign(Side::First));
  CHECK(counts(match->view(Side::First)) == std::vector<int>(12, 0));
}

TEST_CASE("the lot decides who keeps or swaps") {
  struct Row {
    const char* lot;
    const char* choice;
    const char* position;
  };
  constexpr Row rows[] = {
      {"lot south", "keep", "11-5-5-5-5-5-6-7-5-6-6-6-0-0-S"},
      {"lot south", "swap", "6-7-5-6-6-6-11-5-5-5-5-5-0-0-N"},
      {"lot north", "keep", "11-5-5-5-5-5-6-7-5-6-6-6-0-0-N"},
      {"lot north", "swap", "6-7-5-6-6-6-11-5-5-5-5-5-0-0-S"},
  };
  for (const auto& row : rows) {
    const auto match = new_aqil();
    play_all(*match, {"setup south 11-5-5-5-5-5", "setup north 6-7-5-6-6-6", row.lot});
    CHECK(match->phase() == Phase::Choice);
    CHECK(match->chooser() ==
          (std::string_view(row.lot) == "lot south" ? Side::First : Side::Second));
    play_all(*match, {row.choice});
    CHECK(match->position() == row.position);
    CHECK(match->rounds().front().setup == "11-5-5-5-5-5 6-7-5-6-6-6");
    CHECK(match->rounds().front().lot == std::string(row.lot).substr(4) + ' ' + row.choice);
  }
}

TEST_CASE("what does not fit the phase is refused with what was expected") {
  const auto match = new_aqil();
  for (const auto* text :
       {"", "A", "keep", "lot south", "setup", "setup east 11-5-5-5-5-5", "setup south"})
    CHECK(match->play(text).error().reason == Reason::WrongPhase);
  CHECK(match->play("setup south 6-6-6-6-6-6").error().reason == Reason::SetupUniform);
  CHECK(match->play("setup south 7-6-6-6-6-6").error().reason == Reason::SetupTotal);
  CHECK(match->play("setup south 36-0-0-0-0-0").error().reason == Reason::SetupEmptyHole);
  CHECK(match->play("setup south 31-1-1-1-1").error().reason == Reason::SetupFieldCount);
  play_all(*match, {"setup south 31-1-1-1-1-1"});
  CHECK(match->play("setup south 31-1-1-1-1-1").error().reason == Reason::SetupAlreadyLaid);
  play_all(*match, {"setup north 31-1-1-1-1-1"});
  CHECK(match->play("keep").error().reason == Reason::WrongPhase);
  CHECK(match->replay("A").error().reason == Reason::WrongPhase);
  play_all(*match, {"lot north"});
  CHECK(match->play("lot south").error().reason == Reason::WrongPhase);
}

TEST_CASE("a match goes on, round after round, until someone has 60 points") {
  Random random(5);
  for (const auto* ruleset : {"aqil", "aqil-source"}) {
    const auto match = find_ruleset(ruleset)->new_match();
    Score expected;
    while (match->phase() != Phase::Over) {
      CHECK(std::max(expected.first, expected.second) < AqilMatch::winning_points);
      play_round(*match, random);
      const auto score = *match->rounds().back().ending.score;
      expected.first += std::max(0, score.first - score.second);
      expected.second += std::max(0, score.second - score.first);
      CHECK(match->points() == expected);
    }
    CHECK(std::max(expected.first, expected.second) >= AqilMatch::winning_points);
    CHECK(match->verdict().cause == Cause::Points);
    CHECK(match->verdict().ending == ending_by_score(expected));
    CHECK(match->play("A").error().reason == Reason::GameIsOver);
  }
}

TEST_CASE("moves are taken back across the end of a round, set-ups never") {
  const auto match = new_aqil();
  CHECK(match->undo().error().reason == Reason::NothingToUndo);
  Random random(9);
  play_round(*match, random);
  REQUIRE(match->phase() == Phase::Setup);
  REQUIRE(match->undo());
  CHECK(match->phase() == Phase::Play);
  CHECK(match->points() == Score{});
  while (match->undo()) continue;
  CHECK(match->phase() == Phase::Play);
  CHECK(match->rounds().front().moves.empty());
}

TEST_CASE("a match can be resigned and drawn") {
  const auto match = new_aqil();
  CHECK(match->agree_cycle().error().reason == Reason::NotInThisGame);
  REQUIRE(match->resign(Side::First));
  CHECK(match->phase() == Phase::Over);
  CHECK(match->verdict().ending == Ending{Outcome::SecondWins});
  REQUIRE(match->undo());
  REQUIRE(match->agree_draw());
  CHECK(match->verdict().ending == Ending{Outcome::Draw});
}

}  // namespace sowmill
