#include "games/morris/morris.hpp"

#include <array>
#include <doctest/doctest.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace sowmill;

namespace {

const Morris source(morris::source_rules);
const Morris classic(morris::classic_rules);

struct Example {
  const char* title;
  const Morris& game;
  const char* before;
  const char* move;
  const char* after;
  Outcome outcome = Outcome::Ongoing;
};

// The points of a position's text: a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2
// a1 d1 g1.
const std::vector<Example> examples = {
    // Rule 1.
    {"a man is placed", source, "........................-9-9-0-W", "d2",
     "...................W....-8-9-0-B"},
    {"the last man is placed while the other slides", source, "WWBWWW...BBBBB.BBBW..W..-1-0-0-W",
     "g1", "WWBWWW...BBBBB.BBBW..W.W-0-0-0-B"},
    {"who has none in hand slides while the other places", source,
     "WWB......BB.B...........-2-0-0-B", "g7-g4", "WW.......BB.B.B.........-2-0-0-W"},
    {"a man slides across the rings", source, "B.B.W.....B..B....W..WW.-0-0-0-W", "d6-d5",
     "B.B....W..B..B....W..WW.-0-0-0-B"},
    // Rule 2.
    {"a mill closed by placing removes a man", source, "WW........B..B..........-7-7-0-W", "g7xb4",
     "WWW..........B..........-6-7-0-B"},
    {"a mill closed by sliding removes a man", source, "WW.BB...B.....WB..W.....-0-0-0-W",
     "g4-g7xb6", "WWW.B...B......B..W.....-0-0-0-B"},
    {"a mill across the rings", source, ".W..W....BB.B...........-5-5-0-W", "d5xa4",
     ".W..W..W..B.B...........-4-5-0-B"},
    {"all enemy men stand in mills: any may be removed", source, "WW................BBB...-7-6-0-W",
     "g7xd2", "WWW...............B.B...-6-6-0-B"},
    {"two mills closed at once remove one man", source, "WW..B........BW...B....W-5-6-0-W", "g7xb2",
     "WWW.B........BW........W-4-6-0-B"},
    {"no enemy man on the board: nothing to remove", source, "WW......................-7-9-0-W",
     "g7", "WWW.....................-6-9-0-B"},
    {"the line that a man slides along is no mill", source, "WW.BB.B.B.....WW........-0-0-0-W",
     "d7-g7", "W.WBB.B.B.....WW........-0-0-0-B"},
    // Rule 3.
    {"three men fly", source, "W..BB.B.B......W......W.-0-0-0-W", "a7-g1",
     "...BB.B.B......W......WW-0-0-0-B"},
    {"a mill closed by flying removes a man", source, "WW.BB.B.BB.....W........-0-0-0-W",
     "c3-g7xb6", "WWW.B.B.BB..............-0-0-0-B"},
    // Rule 4.
    {"two men in all lose", source, "WW.BB.B........W........-0-0-0-W", "c3-g7xb6",
     "WWW.B.B.................-0-0-0-B", Outcome::FirstWins},
    {"two on the board and one in hand are three", source, "WW.BB.............B.....-7-1-0-W",
     "g7xb6", "WWW.B.............B.....-6-1-0-B"},
    {"Black wins by removing too", source, "BB.WW.W........B........-0-0-0-B", "c3-g7xb6",
     "BBB.W.W.................-0-0-0-W", Outcome::SecondWins},
    {"who cannot move loses", source, "WWWBWB.B......B......B..-0-0-0-B", "a1-a4",
     "WWWBWB.B.B....B.........-0-0-0-W", Outcome::SecondWins},
    {"who cannot slide but has a man to place goes on", source, "WWWBWB.B......B......B..-1-0-0-B",
     "a1-a4", "WWWBWB.B.B....B.........-1-0-0-W"},
    // Rule 5.
    {"a removal that leaves three against three starts the count", source,
     "WW.BB.B.B.....W.........-0-0-0-W", "g4-g7xb6", "WWW.B.B.B...............-0-0-0-B"},
    {"the last man placed starts the count", source, "WW.BB.B.................-1-0-0-W", "g1",
     "WW.BB.B................W-0-0-0-B"},
    {"a ply of three against three is counted", source, "WW.BB.B........W........-0-0-0-W", "c3-g1",
     "WW.BB.B................W-0-0-1-B"},
    {"the tenth is a draw", source, "WW.BB.B........W........-0-0-9-W", "c3-g1",
     "WW.BB.B................W-0-0-10-B", Outcome::Draw},
    {"a win on the tenth is a win", source, "WW.BB.B........W........-0-0-9-W", "c3-g7xc5",
     "WWWBB...................-0-0-0-B", Outcome::FirstWins},
    {"nothing is counted without the limit", classic, "WW.BB.B........W........-0-0-0-W", "c3-g1",
     "WW.BB.B................W-0-0-0-B"},
};

struct RefusedMove {
  const char* position;
  std::string move;
  Error error;
};

const std::string empty_board = "........................-9-9-0-W";
constexpr auto placing = "WW.B..........B..BBB....-6-3-0-W";
constexpr auto sliding = "WW.BB...B.....WB..W.....-0-0-0-W";

const std::vector<RefusedMove> refused_moves = {
    {placing, "", {Reason::MoveSyntax, {"", "d2, d2xa1"}}},
    {placing, "d", {Reason::MoveSyntax, {"d", "d2, d2xa1"}}},
    {placing, "d2-", {Reason::MoveSyntax, {"d2-", "d2, d2xa1"}}},
    {placing, "d2x", {Reason::MoveSyntax, {"d2x", "d2, d2xa1"}}},
    {placing, "d2xa1 ", {Reason::MoveSyntax, {"d2xa1 ", "d2, d2xa1"}}},
    {sliding, "d2-d3-a1", {Reason::MoveSyntax, {"d2-d3-a1", "d2-d3, d2-d3xa1"}}},
    {sliding, "d2-d3xa1xa4", {Reason::MoveSyntax, {"d2-d3xa1xa4", "d2-d3, d2-d3xa1"}}},
    {placing, "d4", {Reason::NoSuchPoint, {"d4"}}},
    {placing, "G7", {Reason::NoSuchPoint, {"G7"}}},
    {placing, "g7xa5", {Reason::NoSuchPoint, {"a5"}}},
    {sliding, "--g4", {Reason::MoveSyntax, {"--g4", "d2-d3, d2-d3xa1"}}},
    {sliding, "zz-g4", {Reason::NoSuchPoint, {"zz"}}},
    {placing, "d7-d6", {Reason::MustPlace, {"d7-d6"}}},
    {sliding, "g7", {Reason::NothingInHand, {"g7"}}},
    {placing, "a7", {Reason::PointOccupied, {"a7"}}},
    {placing, "b6", {Reason::PointOccupied, {"b6"}}},
    {sliding, "f4-f2", {Reason::PointEmpty, {"f4"}}},
    {sliding, "b6-b4", {Reason::NotYourMan, {"b6"}}},
    {sliding, "a7-d7", {Reason::PointOccupied, {"d7"}}},
    {sliding, "a7-a7", {Reason::PointOccupied, {"a7"}}},
    {sliding, "a7-a1", {Reason::NotAdjacent, {"a7", "a1"}}},
    {sliding, "d7-d5", {Reason::NotAdjacent, {"d7", "d5"}}},
    {sliding, "a7-g7", {Reason::NotAdjacent, {"a7", "g7"}}},
    {sliding, "g4-g7", {Reason::MillMustRemove, {"g4-g7"}}},
    {placing, "g7", {Reason::MillMustRemove, {"g7"}}},
    {placing, "a1xb6", {Reason::NoMillNoRemoval, {"b6"}}},
    {sliding, "a7-a4xb6", {Reason::NoMillNoRemoval, {"b6"}}},
    {placing, "g7xa1", {Reason::RemoveEmpty, {"a1"}}},
    {sliding, "g4-g7xg4", {Reason::RemoveEmpty, {"g4"}}},
    {placing, "g7xa7", {Reason::RemoveOwn, {"a7"}}},
    {placing, "g7xg7", {Reason::RemoveOwn, {"g7"}}},
    {"WW.B..............BBB...-7-5-0-W", "g7xd2", {Reason::RemoveFromMill, {"d2"}}},
    {"WW......................-7-9-0-W", "g7xa1", {Reason::NothingToRemove, {"a1"}}},
    {"WWW.B.B.................-0-0-0-B", "d6-b6", {Reason::GameIsOver, {"d6-b6"}}},
    {"WW.BB.B................W-0-0-10-B", "nonsense", {Reason::GameIsOver, {"nonsense"}}},
};

struct RefusedPosition {
  const Morris& game;
  std::string text;
  Error error;
};

const std::vector<RefusedPosition> refused_positions = {
    {source, "", {Reason::PositionFieldCount, {"5", "1"}}},
    {source, "........................-9-9-W", {Reason::PositionFieldCount, {"5", "4"}}},
    {source, empty_board + "-", {Reason::PositionFieldCount, {"5", "6"}}},
    {source,
     ".......................-9-9-0-W",
     {Reason::PositionPoints, {"......................."}}},
    {source,
     "w.......................-9-9-0-W",
     {Reason::PositionPoints, {"w......................."}}},
    {source, "........................-10-9-0-W", {Reason::PositionNumber, {"10", "9"}}},
    {source, "........................-9--0-W", {Reason::PositionNumber, {"", "9"}}},
    {source, "W.......................-9-9-0-W", {Reason::PositionTooManyMen, {"W", "9", "10"}}},
    {source, "BB......................-9-8-0-W", {Reason::PositionTooManyMen, {"B", "9", "10"}}},
    {source, "........................-9-9-1-W", {Reason::PositionNoCount, {"1"}}},
    {source, "WWWBBB..................-1-0-1-W", {Reason::PositionNoCount, {"1"}}},
    {source, "WWWBBBB.................-0-0-1-W", {Reason::PositionNoCount, {"1"}}},
    {source, "WWWBBB..................-0-0-11-W", {Reason::PositionLimitCount, {"11", "10"}}},
    {source, "WWWBBB..................-0-0-x-W", {Reason::PositionLimitCount, {"x", "10"}}},
    {classic, "WWWBBB..................-0-0-1-W", {Reason::PositionNoCount, {"1"}}},
    {source, "........................-9-9-0-S", {Reason::PositionSide, {"S", "W", "B"}}},
};

Morris::State state_of(const Morris& game, std::string_view text) {
  const auto state = game.parse_state(text);
  REQUIRE(state.has_value());
  return *state;
}

Morris::Move move_of(const Morris& game, const Morris::State& state, std::string_view text) {
  const auto move = game.parse_move(state, text);
  REQUIRE(move.has_value());
  return *move;
}

std::vector<Event> told(const Morris& game, std::string_view position, std::string_view move) {
  auto state = state_of(game, position);
  return game.narrate(state, move_of(game, state, move));
}

}  // namespace

TEST_CASE("each rule of morris has its examples") {
  for (const auto& example : examples) {
    CAPTURE(example.title);
    const auto before = state_of(example.game, example.before);
    const auto move = move_of(example.game, before, example.move);
    auto applied = before;
    example.game.apply(applied, move);
    auto narrated = before;
    example.game.narrate(narrated, move);
    CHECK(example.game.to_text(applied) == example.after);
    CHECK(narrated == applied);
    CHECK(example.game.outcome(applied) == example.outcome);
    CHECK(example.game.legal_moves(applied).empty() == (example.outcome != Outcome::Ongoing));
  }
}

TEST_CASE("a refused move says why") {
  for (const auto& refused : refused_moves) {
    CAPTURE(refused.position);
    CAPTURE(refused.move);
    const auto move = source.parse_move(state_of(source, refused.position), refused.move);
    REQUIRE_FALSE(move.has_value());
    CHECK(move.error().reason == refused.error.reason);
    CHECK(move.error().details == refused.error.details);
  }
}

TEST_CASE("a refused position says why") {
  for (const auto& refused : refused_positions) {
    CAPTURE(refused.text);
    const auto state = refused.game.parse_state(refused.text);
    REQUIRE_FALSE(state.has_value());
    CHECK(state.error().reason == refused.error.reason);
    CHECK(state.error().details == refused.error.details);
  }
}

TEST_CASE("hostile text is refused") {
  const auto start = source.initial_state();
  const std::vector<std::string> texts = {std::string(100000, '-'),
                                          std::string(100000, 'x'),
                                          std::string(5, '\0'),
                                          "\xFF\xFE",
                                          "d2x\xC3(",
                                          std::string(24, 'W') + "-9-9-0-W"};
  for (const auto& text : texts) {
    CHECK_FALSE(source.parse_state(text).has_value());
    CHECK_FALSE(source.parse_move(start, text).has_value());
  }
}

TEST_CASE("a move is told man by man") {
  using enum EventKind;
  const Event black_next{.kind = Turn, .side = Side::Second};
  CHECK(told(source, empty_board, "d2") == std::vector<Event>{{Place, {"d2"}}, black_next});
  CHECK(told(source, sliding, "d7-g7") == std::vector<Event>{{Slide, {"d7", "g7"}}, black_next});
  CHECK(told(source, "WW..B........BW...B....W-5-6-0-W", "g7xb2") ==
        std::vector<Event>{{Place, {"g7"}},
                           {Mill, {"a7", "d7", "g7"}},
                           {Mill, {"g7", "g4", "g1"}},
                           {Remove, {"b2"}},
                           black_next});
  CHECK(told(source, "WW......................-7-9-0-W", "g7") ==
        std::vector<Event>{{Place, {"g7"}}, {Mill, {"a7", "d7", "g7"}}, black_next});
  CHECK(told(source, "WW.BB.B........W........-0-0-9-W", "c3-g7xc5") ==
        std::vector<Event>{{Fly, {"c3", "g7"}},
                           {Mill, {"a7", "d7", "g7"}},
                           {Remove, {"c5"}},
                           {.kind = End, .rule = EndingRule::TooFewMen}});
  CHECK(told(source, "WW.BB.B........W........-0-0-9-W", "c3-g1") ==
        std::vector<Event>{{Fly, {"c3", "g1"}}, {.kind = End, .rule = EndingRule::ThreeMenLimit}});
}

TEST_CASE("a flying man who goes to the next point slides") {
  CHECK(told(source, "WW.BB.B........W........-0-0-0-W", "c3-d3").front() ==
        Event{EventKind::Slide, {"c3", "d3"}});
}

TEST_CASE("positions that no play reaches are settled") {
  const auto outcome = [](const char* text) { return source.outcome(state_of(source, text)); };
  CHECK(outcome("........................-0-0-0-W") == Outcome::Draw);
  CHECK(outcome("WW......................-0-9-0-W") == Outcome::SecondWins);
  CHECK(outcome("W.......................-0-9-0-B") == Outcome::SecondWins);
  CHECK(outcome("........................-3-2-0-W") == Outcome::FirstWins);
  CHECK(outcome("WWWBBB..................-0-0-10-W") == Outcome::Draw);
}

TEST_CASE("the limit and endless play are a draw without a score") {
  CHECK(source.endless(source.initial_state()) == Ending{Outcome::Draw});
  CHECK(source.ending(state_of(source, "WWWBBB..................-0-0-10-W")) ==
        Ending{Outcome::Draw});
}

TEST_CASE("a view has the men and the hands") {
  const auto view = source.view(state_of(source, "WB......................-8-7-0-B"));
  CHECK(view.shape == BoardShape::Morris);
  CHECK(view.stores == std::array<int, 2>{8, 7});
  CHECK(view.turn == Side::Second);
  REQUIRE(view.places.size() == 24);
  CHECK(view.places[0] == Place{"a7", Side::First, 1});
  CHECK(view.places[1] == Place{"d7", Side::Second, 1});
  CHECK(view.places[2] == Place{"g7", std::nullopt, 0});
}
