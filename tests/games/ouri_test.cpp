#include "games/ouri/ouri.hpp"

#include <doctest/doctest.h>

namespace sowmill {
namespace {

constexpr Ouri ouri_game(ouri::ouri_rules);
constexpr Ouri oware_game(ouri::oware_rules);
constexpr Ouri awari_game(ouri::awari_rules);

struct Example {
  const char* title;
  const Ouri& game;
  const char* before;
  const char* move;
  const char* after;
};

// The numbers are those of docs/rules/ouri.en.md.
const Example examples[] = {
    {"1: sowing goes counter-clockwise past the stores", ouri_game, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
     "E", "4-4-4-4-0-5-5-5-5-4-4-4-0-0-N"},
    {"1: the starting house is skipped with twelve seeds", ouri_game,
     "12-0-0-0-0-1-4-4-4-4-4-4-6-5-S", "A", "0-2-1-1-1-2-5-5-5-5-5-5-6-5-N"},
    {"1: and on the second lap with twenty-three", ouri_game, "0-23-0-0-0-0-1-0-0-0-0-0-12-12-S",
     "B", "2-0-3-2-2-2-3-2-2-2-2-2-12-12-N"},
    {"2: singles may be played when there is nothing else", ouri_game,
     "1-0-0-1-0-0-4-4-4-4-4-4-11-11-S", "D", "1-0-0-0-1-0-4-4-4-4-4-4-11-11-N"},
    {"3: two and three are captured backwards", ouri_game, "0-0-0-0-0-4-1-2-2-1-4-4-15-15-S", "F",
     "0-0-0-0-0-0-0-0-0-0-4-4-25-15-N"},
    {"3: a house with four stops the capture", ouri_game, "0-0-0-0-0-3-1-3-1-4-4-4-14-14-S", "F",
     "0-0-0-0-0-0-2-4-0-4-4-4-16-14-N"},
    {"3: the end of the row stops it too", ouri_game, "0-0-0-0-2-2-1-1-4-4-4-4-13-13-S", "F",
     "0-0-0-0-2-0-0-0-4-4-4-4-17-13-N"},
    {"4: who cannot feed takes his own side", ouri_game, "0-0-0-0-0-1-0-0-0-0-2-0-22-23-S", "F",
     "0-0-0-0-0-0-1-0-0-0-2-0-22-23-N"},
    {"5: a capture of everything stands, and the same player plays again", ouri_game,
     "0-0-0-3-0-2-1-1-0-0-0-0-19-22-S", "F", "0-0-0-3-0-0-0-0-0-0-0-0-23-22-S"},
    {"5: unless he cannot feed: then he takes his side", ouri_game,
     "0-2-0-0-0-2-1-1-0-0-0-0-20-22-S", "F", "0-0-0-0-0-0-0-0-0-0-0-0-26-22-S"},
    {"6: twenty-five wins at once, in a capture of everything too", ouri_game,
     "0-0-0-2-0-2-1-1-0-0-0-0-21-21-S", "F", "0-0-0-2-0-0-0-0-0-0-0-0-25-21-S"},
    {"oware: a capture of everything captures nothing", oware_game,
     "0-0-0-2-0-2-1-1-0-0-0-0-20-22-S", "F", "0-0-0-2-0-0-2-2-0-0-0-0-20-22-N"},
    {"oware: a single may be played beside a larger house", oware_game,
     "1-0-0-2-0-2-1-1-4-0-0-0-17-20-S", "A", "0-1-0-2-0-2-1-1-4-0-0-0-17-20-N"},
    {"awari: a capture of everything stands if every play makes one; the mover then takes the rest",
     awari_game, "0-0-0-0-0-2-1-1-0-0-0-0-22-22-S", "F", "0-0-0-0-0-0-0-0-0-0-0-0-26-22-N"},
};

struct Refused {
  const char* title;
  const Ouri& game;
  const char* position;
  const char* move;
  Reason reason;
};

const Refused refusals[] = {
    {"an empty house", ouri_game, "0-8-4-4-4-4-4-4-4-4-4-4-0-0-S", "A", Reason::HouseIsEmpty},
    {"the opponent's house", ouri_game, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "a", Reason::NotYourHouse},
    {"no house at all", ouri_game, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "G", Reason::MoveSyntax},
    {"nothing", ouri_game, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "", Reason::MoveSyntax},
    {"two houses", ouri_game, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "AB", Reason::MoveSyntax},
    {"2: a single beside a larger house", ouri_game, "1-2-4-4-4-4-4-4-4-4-4-4-5-0-S", "A",
     Reason::SingleWhileMore},
    {"4: a play that does not feed", ouri_game, "0-2-0-0-0-2-0-0-0-0-0-0-22-22-S", "B",
     Reason::MustFeed},
    {"2 before 4: a single that would feed beside a larger house", ouri_game,
     "0-5-0-0-0-1-0-0-0-0-0-0-20-22-S", "F", Reason::SingleWhileMore},
    {"6: nothing is played after the win", ouri_game, "0-0-0-2-0-0-0-0-0-0-0-0-25-21-S", "D",
     Reason::GameIsOver},
    {"4: nothing is played where no permitted play feeds", ouri_game,
     "4-0-2-0-0-1-0-0-0-0-0-0-21-20-S", "F", Reason::NobodyFed},
    {"awari: starving the opponent while another play does not", awari_game,
     "0-0-2-0-0-2-1-1-0-0-0-0-20-22-S", "F", Reason::MayNotStarve},
};

struct Finished {
  const char* title;
  const Ouri& game;
  const char* position;
  Ending ending;
};

const Finished endings[] = {
    {"no play that feeds",
     ouri_game,
     "0-2-0-0-0-0-0-0-0-0-0-0-23-23-S",
     {Outcome::FirstWins, Score{25, 23}}},
    {"the mover has no seeds",
     ouri_game,
     "0-0-0-0-0-0-0-0-2-0-0-0-23-23-S",
     {Outcome::SecondWins, Score{23, 25}}},
    {"an empty board with 24 each",
     ouri_game,
     "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S",
     {Outcome::Draw, Score{24, 24}}},
    {"a win by 25 leaves the board as it stands",
     ouri_game,
     "0-0-4-0-0-0-0-0-4-0-0-0-25-15-N",
     {Outcome::FirstWins, Score{25, 15}}},
    {"awari: the opponent of a mover without seeds takes the rest",
     awari_game,
     "0-0-0-0-0-0-0-0-3-0-0-0-22-23-S",
     {Outcome::SecondWins, Score{22, 26}}},
    {"a game that goes on has no score yet", ouri_game, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", {}},
};

}  // namespace

TEST_CASE("Ouri, Oware and Awari play these examples") {
  for (const auto& example : examples) {
    CAPTURE(example.title);
    const auto before = example.game.parse_state(example.before);
    REQUIRE(before);
    auto state = *before;
    const auto move = example.game.parse_move(state, example.move);
    REQUIRE(move);
    auto told = state;
    example.game.apply(state, *move);
    example.game.narrate(told, *move);
    CHECK(example.game.to_text(state) == example.after);
    CHECK(example.game.to_text(told) == example.after);
  }
}

TEST_CASE("Ouri, Oware and Awari refuse a move with the reason") {
  for (const auto& refused : refusals) {
    CAPTURE(refused.title);
    const auto move =
        refused.game.parse_move(*refused.game.parse_state(refused.position), refused.move);
    REQUIRE_FALSE(move);
    CHECK(move.error().reason == refused.reason);
  }
}

TEST_CASE("Ouri, Oware and Awari settle positions that stand unsettled") {
  for (const auto& finished : endings) {
    CAPTURE(finished.title);
    CHECK(finished.game.ending(*finished.game.parse_state(finished.position)) == finished.ending);
  }
}

TEST_CASE("endless play gives each his own side, in Awari half of the rest") {
  const auto* position = "1-0-0-0-0-2-1-0-0-0-0-1-20-23-S";
  CHECK(ouri_game.endless(*ouri_game.parse_state(position)) ==
        Ending{Outcome::SecondWins, Score{23, 25}});
  CHECK(awari_game.endless(*awari_game.parse_state(position)) ==
        Ending{Outcome::SecondWins, Score{22, 25}});
}

TEST_CASE("a capture is told house by house") {
  auto state = *ouri_game.parse_state("0-0-0-0-2-2-1-1-4-4-4-4-13-13-S");
  const auto events = ouri_game.narrate(state, {5});
  const std::vector<Event> expected = {
      {EventKind::Pick, {"F"}, 2},
      {EventKind::Drop, {"a"}, 2},
      {EventKind::Drop, {"b"}, 2},
      {.kind = EventKind::Capture, .places = {"b"}, .count = 2, .side = Side::First},
      {.kind = EventKind::Store, .count = 15, .side = Side::First},
      {.kind = EventKind::Capture, .places = {"a"}, .count = 2, .side = Side::First},
      {.kind = EventKind::Store, .count = 17, .side = Side::First},
      {.kind = EventKind::Turn, .side = Side::Second},
  };
  CHECK(events == expected);
}

}  // namespace sowmill
