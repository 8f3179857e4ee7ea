#include "games/ntxuva/ntxuva.hpp"

#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <map>
#include <optional>
#include <string>
#include <vector>

using namespace sowmill;
using namespace sowmill::ntxuva;

namespace {

using Texts = std::vector<std::string>;

const Ntxuva basic(basic_rules);
const Ntxuva advanced(advanced_rules);

// "2-0-1" stands for a ring whose other houses are empty.
std::string ring(const std::string& houses) {
  std::string text = houses + '-';
  for (auto house = std::count(text.begin(), text.end(), '-'); house < 12; ++house) text += "0-";
  return text;
}

std::string position(const std::string& south, const std::string& north, const char* side) {
  return ring(south) + ring(north) + side;
}

Ntxuva::State state_of(const Ntxuva& game, const std::string& text) {
  const auto state = game.parse_state(text);
  REQUIRE_MESSAGE(state.has_value(), text);
  return *state;
}

Texts moves_in(const Ntxuva& game, const std::string& text) {
  const auto state = state_of(game, text);
  Texts moves;
  for (const auto& move : game.legal_moves(state)) moves.push_back(game.to_text(state, move));
  CHECK(game.count_moves(state) == moves.size());
  CHECK((game.outcome(state) == Outcome::Ongoing) == !moves.empty());
  return moves;
}

const std::string twos = "2-2-2-2-2-2-2-2-2-2-2-2";
const std::string singles = "1-1-1-1-1-1-1-1-1-1-1-1";
const std::string circle = "3-1-0-1-0-1-0-1-0-1-0-1";  // Sown from A it never ends.
const std::string one_never_ends = "0-1-0-2-1-0-2-1-0-2-1-2";

struct Example {
  std::string title;
  const Ntxuva& game;
  std::string before;
  std::string move;
  std::string after;
};

const std::vector<Example> examples = {
    {"1: the circuit goes on from L to A", basic, position("0-0-0-0-0-0-0-0-0-0-0-2", "0-1", "S"),
     "L", position("1-1", "0-1", "N")},
    {"1: North sows on his own side only", basic, position("0-1", "0-0-0-0-0-0-0-0-0-0-2", "N"),
     "k", position("0-1", "1-0-0-0-0-0-0-0-0-0-0-1", "S")},
    {"2: a start from the defence", basic, position(twos, twos, "S"), "A",
     position("1-4-1-3-3-0-3-3-0-3-3-0", twos, "N")},
    {"2: a start from the attack", basic, position("0-0-0-0-0-0-3", "0-1", "S"), "G",
     position("0-0-0-0-0-0-0-1-1-1", "0-1", "N")},
    {"3: an occupied house is sown on, the last piece included", basic,
     position("2-0-1", "0-1", "S"), "A", position("0-1-0-1-1", "0-1", "N")},
    {"3: twelve pieces end where they came from, and capture there", basic,
     position("0-0-0-0-0-0-12", "3-1-0-0-0-0-0-0-0-0-0-2", "S"), "G",
     position(singles, "0-1", "N")},
    {"3: thirteen pieces do not skip the starting house", basic, position("13", "0-1", "S"), "A",
     position("2-1-2-0-2-0-2-0-2-0-2", "0-1", "N")},
    {"3: twenty-four pieces are sown on", basic, position("24", "0-1", "S"), "A",
     position("1-4-1-3-3-0-3-3-0-3-3-0", "0-1", "N")},
    {"5: the facing house and the one behind it leave the board", basic,
     position("0-0-0-2-0-1", "1-5-0-0-0-0-0-0-0-0-4", "S"), "D",
     position("0-0-0-0-1-0-1-1", "1", "N")},
    {"5: a capture by a direct hit", basic, position("0-0-0-0-2", "5-1-0-0-0-0-0-0-0-0-0-4", "S"),
     "E", position("0-0-0-0-0-1-1", "0-1", "N")},
    {"5: a capture with an empty house behind", basic,
     position("0-0-0-0-2", "0-1-0-0-0-0-0-0-0-0-0-4", "S"), "E",
     position("0-0-0-0-0-1-1", "0-1", "N")},
    {"5: L faces g, and f stands behind it", basic,
     position("0-0-0-0-0-0-0-0-0-2", "1-0-0-0-0-3-2", "S"), "J",
     position("0-0-0-0-0-0-0-0-0-0-1-1", "1", "N")},
    {"5: North captures likewise", basic, position("1-0-0-0-0-3-2", "0-0-0-0-0-0-0-0-0-2-1", "N"),
     "j", position("1", "0-0-0-0-0-0-0-0-0-0-2-1", "S")},
    {"5: a facing house that is empty shields the one behind it", basic,
     position("0-0-0-0-2", "5-1", "S"), "E", position("0-0-0-0-0-1-1", "5-1", "N")},
    {"5: a last piece in the defence captures nothing", basic,
     position("2", "0-0-0-0-0-0-0-0-0-4-4-4", "S"), "A",
     position("0-1-1", "0-0-0-0-0-0-0-0-0-4-4-4", "N")},
    {"6: a single piece moves in the second phase and captures", basic,
     position("0-0-0-0-0-1", "3-2-0-0-0-0-0-0-0-0-0-1", "S"), "F",
     position("0-0-0-0-0-0-1", "0-2", "N")},
    {"6: the phases are each player's own", basic, position("0-1", "2", "N"), "a",
     position("0-1", "0-1-1", "S")},
    {"7: pass", basic, position(singles, "0-2", "S"), "pass", position(singles, "0-2", "N")},
    {"7: pass when every start never ends", basic, position(circle, "0-2", "S"), "pass",
     position(circle, "0-2", "N")},
    {"9: a bonus", advanced, position("0-0-0-0-2", "5-1-0-7-0-0-0-0-0-0-0-4", "S"), "Exd",
     position("0-0-0-0-0-1-1", "0-1", "N")},
    {"9: a bonus declined", advanced, position("0-0-0-0-2", "5-1-0-7-0-0-0-0-0-0-0-4", "S"), "E",
     position("0-0-0-0-0-1-1", "0-1-0-7", "N")},
    {"9: a bonus in the second phase, North's", advanced,
     position("1-0-1-0-0-0-0-0-0-0-1-1", "0-0-0-0-0-1", "N"), "fxK",
     position("0-0-1", "0-0-0-0-0-0-1", "S")},
    {"10: the last pieces taken by a capture", basic,
     position("0-0-0-0-2", "5-0-0-0-0-0-0-0-0-0-0-4", "S"), "E",
     position("0-0-0-0-0-1-1", "0", "N")},
    {"10: the last pieces taken as a bonus", advanced,
     position("0-0-0-0-2", "5-1-0-0-0-0-0-0-0-0-0-4", "S"), "Exb",
     position("0-0-0-0-0-1-1", "0", "N")},
};

struct Refusal {
  const Ntxuva& game;
  std::string before;
  std::string move;
  Error error;
};

const std::string second_phase = position("1-1-0-1", "0-2", "S");
const std::string attack = position("0-0-0-2-2", "5-1-0-7-0-0-0-0-0-0-0-4", "S");

const std::vector<Refusal> refusals = {
    {basic, position("2", "0", "N"), "a", {Reason::GameIsOver, {"a"}}},
    {basic, position(singles, singles, "S"), "pass", {Reason::GameIsOver, {"pass"}}},
    {basic, position(twos, twos, "S"), "a", {Reason::NotYourHouse, {"a"}}},
    {basic, position(twos, twos, "N"), "A", {Reason::NotYourHouse, {"A"}}},
    {basic, attack, "A", {Reason::HouseIsEmpty, {"A"}}},
    {basic, position("2-1", "2", "S"), "B", {Reason::SingleInFirstPhase, {"B"}}},
    {basic, second_phase, "A", {Reason::NextHouseOccupied, {"A", "B"}}},
    {basic,
     position("1-0-1-0-0-0-0-0-0-0-0-1", "2", "S"),
     "L",
     {Reason::NextHouseOccupied, {"L", "A"}}},
    {basic, position(one_never_ends, twos, "S"), "L", {Reason::NeverEnds, {"L"}}},
    {basic,
     position(singles, "0-2", "S"),
     "A",
     {Reason::MayOnlyPass, {"A"}, {{Reason::NextHouseOccupied, {"A", "B"}}}}},
    {basic,
     position(circle, "0-2", "S"),
     "A",
     {Reason::MayOnlyPass, {"A"}, {{Reason::NeverEnds, {"A"}}}}},
    {basic,
     position(circle, "0-2", "S"),
     "a",
     {Reason::MayOnlyPass, {"a"}, {{Reason::NotYourHouse, {"a"}}}}},
    {basic, position(circle, "0-2", "S"), "M", {Reason::MustPass, {"M"}}},
    {basic, second_phase, "pass", {Reason::MayNotPass}},
    {basic, attack, "Exb", {Reason::NoBonusAtThisLevel, {"b"}}},
    {advanced, attack, "Dxb", {Reason::BonusNeedsCapture, {"D", "b"}}},
    {advanced, attack, "Exc", {Reason::BonusHouseIsEmpty, {"c"}}},
    {advanced, attack, "Exa", {Reason::BonusHouseIsEmpty, {"a"}}},
    {advanced, attack, "ExD", {Reason::BonusHouseIsYours, {"D"}}},
    {advanced,
     position("0-0-0-0-2", "5-0-0-0-0-0-0-0-0-0-0-4", "S"),
     "Exa",
     {Reason::BonusNothingLeft, {"E", "a"}}},
    {basic, attack, "", {Reason::MoveSyntax, {"", "A-L"}}},
    {basic, attack, "M", {Reason::MoveSyntax, {"M", "A-L"}}},
    {basic, attack, "EE", {Reason::MoveSyntax, {"EE", "A-L"}}},
    {basic, attack, "PASS", {Reason::MoveSyntax, {"PASS", "A-L"}}},
    {advanced, attack, "Ex", {Reason::MoveSyntax, {"Ex", "A-L, Gxk"}}},
    {advanced, attack, "Exz", {Reason::MoveSyntax, {"Exz", "A-L, Gxk"}}},
    {advanced, position("0-1", twos, "N"), "a-b", {Reason::MoveSyntax, {"a-b", "a-l, gxK"}}},
    {basic, attack, std::string("E\0", 2), {Reason::MoveSyntax, {"E?", "A-L"}}},
    {basic, attack, "\xFF\n", {Reason::MoveSyntax, {"??", "A-L"}}},
    {basic,
     attack,
     std::string(100'000, 'E'),
     {Reason::MoveSyntax, {std::string(40, 'E') + "...", "A-L"}}},
};

void check(const Example& example) {
  CAPTURE(example.title);
  const auto before = state_of(example.game, example.before);
  const auto move = example.game.parse_move(before, example.move);
  REQUIRE(move.has_value());
  CHECK(example.game.to_text(before, *move) == example.move);
  auto applied = before;
  example.game.apply(applied, *move);
  CHECK(example.game.to_text(applied) == example.after);
  auto narrated = before;
  example.game.narrate(narrated, *move);
  CHECK(narrated == applied);
}

std::string random_move_in(const Ntxuva& game, const std::string& text, Random& random) {
  const auto state = state_of(game, text);
  const auto move = game.random_move(state, random);
  return move ? game.to_text(state, *move) : "none";
}

// Six standard deviations of the count of one move are allowed.
void check_random_moves(const Ntxuva& game, const std::string& text, Random& random) {
  CAPTURE(text);
  constexpr int draws = 60'000;
  std::map<std::string, int> drawn;
  for (int i = 0; i < draws; ++i) ++drawn[random_move_in(game, text, random)];
  const auto moves = moves_in(game, text);
  CHECK(drawn.size() == moves.size());
  const double expected = double{draws} / static_cast<double>(moves.size());
  for (const auto& move : moves) CHECK(std::abs(drawn[move] - expected) < 6 * std::sqrt(expected));
}

Outcome outcome_of(const std::string& text) { return basic.outcome(state_of(basic, text)); }

// None if it never ends.
std::optional<int> laps_of(const std::string& houses, std::size_t house) {
  const auto landing = sow(state_of(basic, position(houses, "1", "S")).rings[0], house);
  return landing ? std::optional(landing->laps) : std::nullopt;
}

}  // namespace

TEST_CASE("ntxuva: examples of every rule") {
  for (const auto& example : examples) check(example);
}

TEST_CASE("ntxuva: refused moves say why") {
  for (const auto& refusal : refusals) {
    CAPTURE(refusal.move);
    const auto move = refusal.game.parse_move(state_of(refusal.game, refusal.before), refusal.move);
    REQUIRE(!move.has_value());
    CHECK(move.error().reason == refusal.error.reason);
    CHECK(move.error().details == refusal.error.details);
  }
}

TEST_CASE("ntxuva: refused positions say why") {
  const std::map<std::string, Reason> texts = {
      {"", Reason::PositionFieldCount},
      {"2-2-S", Reason::PositionFieldCount},
      {position(twos, twos, "S") + "-S", Reason::PositionFieldCount},
      {std::string(100'000, '-'), Reason::PositionFieldCount},
      {position(twos, twos, "W"), Reason::PositionSide},
      {position(twos, twos, ""), Reason::PositionSide},
      {position("25", twos, "S"), Reason::PositionNumber},
      {position("x", twos, "S"), Reason::PositionNumber},
      {position("99999999999999999999", twos, "S"), Reason::PositionNumber},
      {position("3-2-2-2-2-2-2-2-2-2-2-2", twos, "S"), Reason::PositionTooManyPieces},
      {position(twos, "24-1", "S"), Reason::PositionTooManyPieces},
      {position("0", "0", "S"), Reason::PositionBothEmpty},
  };
  for (const auto& [text, reason] : texts) {
    CAPTURE(text.substr(0, 80));
    const auto state = basic.parse_state(text);
    REQUIRE(!state.has_value());
    CHECK(state.error().reason == reason);
  }
}

TEST_CASE("ntxuva: legal moves") {
  CHECK(moves_in(basic, position(twos, twos, "S")).size() == 12);
  CHECK(moves_in(advanced, position(twos, twos, "S")).size() == 72);
  // Rule 8: E captures, D does not, and both may be played.
  CHECK(moves_in(basic, attack) == Texts{"D", "E"});
  CHECK(moves_in(advanced, attack) == Texts{"D", "E", "Exb", "Exd"});
  CHECK(moves_in(basic, second_phase) == Texts{"B", "D"});
  CHECK(moves_in(basic, position(one_never_ends, twos, "S")) == Texts{"D", "G", "J"});
  CHECK(moves_in(advanced, position("0-0-0-0-2", "5-0-0-0-0-0-0-0-0-0-0-4", "S")) == Texts{"E"});
  CHECK(moves_in(basic, position(singles, "0-2", "S")) == Texts{"pass"});
  CHECK(moves_in(basic, position(circle, "0-2", "S")) == Texts{"pass"});
  CHECK(moves_in(basic, position("2", "0", "S")).empty());
  CHECK(moves_in(basic, position("2", "0", "N")).empty());
  CHECK(moves_in(basic, position(singles, singles, "S")).empty());
  CHECK(moves_in(advanced, position(singles, circle, "N")).empty());
}

TEST_CASE("ntxuva: outcomes") {
  CHECK(outcome_of(position(twos, twos, "S")) == Outcome::Ongoing);
  CHECK(outcome_of(position("1", "0", "S")) == Outcome::FirstWins);
  CHECK(outcome_of(position("0", "1", "S")) == Outcome::SecondWins);
  CHECK(outcome_of(position(singles, "1", "S")) == Outcome::Ongoing);
  CHECK(outcome_of(position(singles, singles, "N")) == Outcome::Draw);
  CHECK(outcome_of(position(circle, singles, "S")) == Outcome::Draw);
  CHECK(basic.ending(basic.initial_state()) == Ending{});
  CHECK(basic.endless(basic.initial_state()) == Ending{Outcome::Draw});
}

TEST_CASE("ntxuva: a play told") {
  auto state = state_of(advanced, position("0-0-0-2-0-1", "5-1-0-0-0-0-0-0-0-0-4", "S"));
  const auto move = advanced.parse_move(state, "Dxa");
  REQUIRE(move.has_value());
  const std::vector<Event> expected = {
      {EventKind::Pick, {"D"}, 2},    {EventKind::Drop, {"E"}, 1},
      {EventKind::Drop, {"F"}, 2},    {EventKind::Relay, {"F"}, 2},
      {EventKind::Drop, {"G"}, 1},    {EventKind::Drop, {"H"}, 1},
      {EventKind::Capture, {"k"}, 4}, {EventKind::Capture, {"b"}, 1},
      {EventKind::Bonus, {"a"}, 5},   {.kind = EventKind::End, .rule = EndingRule::AllCaptured},
  };
  CHECK(advanced.narrate(state, *move) == expected);
}

TEST_CASE("ntxuva: a pass told") {
  auto state = state_of(basic, position("0-2", singles, "N"));
  const auto move = basic.parse_move(state, "pass");
  REQUIRE(move.has_value());
  const std::vector<Event> expected = {{.kind = EventKind::Pass},
                                       {.kind = EventKind::Turn, .side = Side::First}};
  CHECK(basic.narrate(state, *move) == expected);
}

TEST_CASE("ntxuva: an empty house behind is not told as captured") {
  auto state = state_of(basic, position("0-1", "0-0-0-0-0-1", "N"));
  CHECK(basic.narrate(state, *basic.parse_move(state, "f")).size() == 3);
  state = state_of(basic, position("0-1-0-0-0-0-0-0-0-0-0-1", "0-0-0-0-0-1", "N"));
  const std::vector<Event> expected = {{EventKind::Pick, {"f"}, 1},
                                       {EventKind::Drop, {"g"}, 1},
                                       {EventKind::Capture, {"L"}, 1},
                                       {.kind = EventKind::Turn, .side = Side::First}};
  CHECK(basic.narrate(state, *basic.parse_move(state, "f")) == expected);
}

TEST_CASE("ntxuva: the view names the houses in the order of the text") {
  const auto view = basic.view(state_of(basic, position("0-3", "4", "N")));
  CHECK(view.shape == BoardShape::FourRows);
  CHECK(view.turn == Side::Second);
  REQUIRE(view.places.size() == 24);
  CHECK(view.places[1] == Place{"B", Side::First, 3});
  CHECK(view.places[12] == Place{"a", Side::Second, 4});
  CHECK(view.places[23] == Place{"l", Side::Second, 0});
}

TEST_CASE("ntxuva: random moves are the legal ones, equally likely") {
  const Texts positions = {position(one_never_ends, twos, "S"), position(twos, twos, "S"), attack,
                           second_phase};
  Random random(20240229);
  for (const auto* game : {&basic, &advanced})
    for (const auto& text : positions) check_random_moves(*game, text, random);
}

TEST_CASE("ntxuva: the only random move may be a pass, and a finished game has none") {
  Random random(1);
  for (const auto* game : {&basic, &advanced}) {
    CHECK(random_move_in(*game, position(circle, "0-2", "S"), random) == "pass");
    CHECK(random_move_in(*game, position(circle, singles, "S"), random) == "none");
    CHECK(random_move_in(*game, position("2", "0", "S"), random) == "none");
  }
}

TEST_CASE("ntxuva: sowing counts its laps") {
  CHECK(laps_of("2", 0) == 1);
  CHECK(laps_of("2-0-1", 0) == 2);
  CHECK(laps_of("13", 0) == 7);
  CHECK(laps_of("24", 0) == 6);
  CHECK(laps_of("0-1", 1) == 1);
  CHECK(laps_of(circle, 0) == std::nullopt);
}
