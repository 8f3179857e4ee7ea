#include "games/aqil/aqil.hpp"

#include <doctest/doctest.h>
#include <string>
#include <vector>

namespace sowmill {
namespace {

const Aqil letter(aqil::letter_rules);
const Aqil source(aqil::source_rules);

struct Example {
  std::string title;
  const Aqil& game;
  std::string before;
  std::string move;
  std::string after;
};

const Example examples[] = {
    {"3: the starting hole is not skipped, and is empty when twelve seeds end there", letter,
     "12-0-0-0-0-0-0-0-0-0-0-0-30-30-S", "A", "1-1-1-1-1-1-1-1-1-1-1-1-30-30-N"},
    {"3: thirteen seeds end in the hole after it", source, "13-0-0-0-0-0-0-0-0-0-0-0-30-29-S", "A",
     "1-0-1-1-1-1-1-1-1-1-0-1-33-29-N"},
    {"3: an empty hole passes the turn", letter, "0-0-1-0-0-0-0-0-1-0-0-0-35-35-S", "C",
     "0-0-0-1-0-0-0-0-1-0-0-0-35-35-N"},
    {"3: an odd number gives up its last seed and the rest is sown on", letter,
     "1-2-0-0-0-0-1-0-0-0-0-0-34-34-S", "A", "0-0-1-1-0-0-1-0-0-0-0-0-35-34-N"},
    {"3: source: the whole odd hole is sown on", source, "1-2-0-0-0-0-1-0-0-0-0-0-34-34-S", "A",
     "0-0-1-1-1-0-1-0-0-0-0-0-34-34-N"},
    {"3: North's odd hole fills North's store", letter, "0-0-0-0-0-1-1-2-0-0-0-0-34-34-N", "a",
     "0-0-0-0-0-1-0-0-1-1-0-0-34-35-S"},
    {"3: an even number is captured with the opposite hole, on the own side", letter,
     "1-1-0-0-0-1-1-0-0-0-3-0-33-32-S", "A", "0-0-0-0-0-1-1-0-0-0-0-0-38-32-N"},
    {"3: and on the other side", letter, "0-0-0-0-0-1-1-0-0-2-0-0-34-34-S", "F",
     "0-0-0-0-0-0-0-0-0-2-0-0-36-34-N"},
    {"3: the hole before is even too: captured with its opposite, and the player sows again",
     letter, "3-0-1-1-0-0-0-0-4-5-0-1-30-27-S", "A", "0-1-0-0-0-0-0-0-0-0-0-1-43-27-S"},
    {"3: source: the turn passes all the same", source, "3-0-1-1-0-0-0-0-4-5-0-1-30-27-S", "A",
     "0-1-0-0-0-0-0-0-0-0-0-1-43-27-N"},
    {"3: only the one hole before", letter, "3-1-1-1-0-1-0-0-4-5-6-1-30-19-S", "A",
     "0-2-0-0-0-1-0-0-0-0-6-1-43-19-S"},
    {"3: source: every even hole going back", source, "3-1-1-1-0-1-0-0-4-5-6-1-30-19-S", "A",
     "0-0-0-0-0-1-0-0-0-0-0-1-51-19-N"},
    {"3: the hole before the leftmost one has just been captured as its opposite", letter,
     "0-0-0-0-2-1-1-0-3-0-0-0-33-32-S", "E", "0-0-0-0-0-0-0-0-3-0-0-0-37-32-N"},
    {"3: source: so captures going back end at the leftmost hole", source,
     "0-0-0-0-3-1-1-1-3-0-0-1-33-29-S", "E", "0-0-0-0-0-0-0-0-3-0-0-1-39-29-N"},
    {"3: who sows again from an empty row waits for a gift", letter,
     "0-0-0-0-0-2-1-1-3-0-0-0-33-32-S", "F", "0-0-0-0-0-0-0-0-3-0-0-0-37-32-S"},
    {"4: a gift goes to the leftmost hole of the seedless player", letter,
     "0-0-0-0-0-0-0-0-1-0-3-0-15-53-S", "+e", "1-0-0-0-0-0-0-0-1-0-2-0-15-53-S"},
    {"4: and he sows it", letter, "1-0-0-0-0-0-0-0-1-0-2-0-15-53-S", "A",
     "0-1-0-0-0-0-0-0-1-0-2-0-15-53-N"},
    {"4: South gives to North", source, "0-0-9-0-7-0-0-0-0-0-0-0-0-56-N", "+C",
     "0-0-8-0-7-0-1-0-0-0-0-0-0-56-N"},
    {"5: the last seed goes to the owner of its side, here the opponent", letter,
     "1-1-0-0-0-0-0-0-0-0-0-1-35-34-S", "A", "0-0-0-0-0-0-0-0-0-0-0-0-37-35-N"},
    {"5: here the mover", source, "1-1-0-0-0-1-0-0-0-0-0-0-34-35-S", "A",
     "0-0-0-0-0-0-0-0-0-0-0-0-37-35-N"},
    {"6: the board is empty", letter, "1-1-0-0-0-0-0-0-0-0-0-0-35-35-S", "A",
     "0-0-0-0-0-0-0-0-0-0-0-0-37-35-N"},
    {"7: a sowing that never ends leaves the board as it was and passes the turn", source,
     "3-1-0-4-3-2-1-0-4-3-2-1-24-24-S", "A", "3-1-0-4-3-2-1-0-4-3-2-1-24-24-N"},
    {"7: in the letter it ends", letter, "3-1-0-4-3-2-1-0-4-3-2-1-24-24-S", "A",
     "0-2-1-0-4-3-2-1-4-3-2-1-25-24-N"},
};

// One board for each number of seeds with which a sowing can be without end: here, that from A.
const std::string never_ending[] = {
    "3-1-0-4-3-2-1-0-4-3-2-1-24-24-S",  "5-2-0-3-1-4-2-0-3-1-4-2-22-23-S",
    "3-1-0-2-1-0-6-5-4-3-2-1-22-22-S",  "3-1-0-4-3-2-9-0-4-3-2-4-18-19-S",
    "7-2-5-1-4-0-3-6-2-5-1-4-16-16-S",  "5-2-10-3-1-4-2-5-3-1-4-2-15-15-S",
    "3-1-10-2-1-7-6-5-4-3-2-1-13-14-S", "3-1-0-4-3-10-9-0-4-3-5-4-13-13-S",
    "3-1-0-4-11-10-9-0-4-6-5-4-7-8-S",  "7-2-5-1-4-7-3-6-2-5-15-4-5-6-S",
    "3-11-10-2-8-7-6-5-4-3-2-1-5-5-S",  "11-0-1-2-3-4-5-6-7-8-9-10-3-3-S",
    "3-1-0-12-11-10-9-0-7-6-5-4-2-2-S", "5-7-10-3-6-4-2-5-13-1-4-12-0-0-S",
};

struct Refusal {
  std::string title;
  std::string position;
  std::string text;
  Error error;
};

constexpr auto start = "11-5-5-5-5-5-11-5-5-5-5-5-0-0-S";
constexpr auto gift = "0-0-0-0-0-0-0-0-1-0-3-0-15-53-S";
constexpr auto over = "0-0-0-0-0-0-0-0-0-0-0-0-37-35-N";

const Refusal refusals[] = {
    {"not a letter of a hole", start, "g", {Reason::MoveSyntax, {"g", "A-F"}}},
    {"nothing", start, "", {Reason::MoveSyntax, {"", "A-F"}}},
    {"a blank", start, "A ", {Reason::MoveSyntax, {"A ", "A-F"}}},
    {"binary", start, std::string("\0\xFF", 2), {Reason::MoveSyntax, {"??", "A-F"}}},
    {"huge",
     start,
     std::string(1'000'000, 'A'),
     {Reason::MoveSyntax, {std::string(40, 'A') + "...", "A-F"}}},
    {"the opponent's hole", start, "a", {Reason::NotYourHouse, {"a"}}},
    {"an empty hole", "0-1-0-0-0-0-1-0-0-0-0-0-35-35-S", "A", {Reason::HouseIsEmpty, {"A"}}},
    {"a gift when none is due", start, "+a", {Reason::MayNotGive, {"+a"}}},
    {"a sowing when a gift is due", gift, "c", {Reason::MustGive, {"c", "+c"}}},
    {"a sowing of the seedless player", gift, "A", {Reason::MustGive, {"A", "+c"}}},
    {"a gift from an empty hole", gift, "+a", {Reason::HouseIsEmpty, {"a"}}},
    {"a gift from the seedless row", gift, "+A", {Reason::NotGiversHole, {"A", "a-f"}}},
    {"a gift of North when South gives",
     "2-2-0-0-0-0-0-0-0-0-0-0-34-34-N",
     "+f",
     {Reason::NotGiversHole, {"f", "A-F"}}},
    {"a sowing when South gives",
     "2-2-0-0-0-0-0-0-0-0-0-0-34-34-N",
     "a",
     {Reason::MustGive, {"a", "+A"}}},
    {"a sign alone", gift, "+", {Reason::MoveSyntax, {"+", "+a-f"}}},
    {"two signs", gift, "++c", {Reason::MoveSyntax, {"++c", "+a-f"}}},
    {"anything after the end", over, "a", {Reason::GameIsOver, {"a"}}},
    {"anything with one seed left",
     "0-0-0-1-0-0-0-0-0-0-0-0-35-36-S",
     "D",
     {Reason::GameIsOver, {"D"}}},
};

Aqil::State position(std::string_view text) {
  const auto state = letter.parse_state(text);
  REQUIRE(state.has_value());
  return *state;
}

std::vector<Event> told(const Aqil& game, std::string_view before, std::string_view move) {
  auto state = position(before);
  const auto parsed = game.parse_move(state, move);
  REQUIRE(parsed.has_value());
  return game.narrate(state, *parsed);
}

std::string moves_of(const Aqil& game, std::string_view text) {
  const auto state = position(text);
  std::string moves;
  for (const auto move : game.legal_moves(state)) moves += game.to_text(state, move) + ' ';
  return moves;
}

Event store(Side side, int count) {
  return {.kind = EventKind::Store, .count = count, .side = side};
}
Event turn(Side side) { return {.kind = EventKind::Turn, .side = side}; }

}  // namespace

TEST_CASE("the rules of Lib al-Aqil by example") {
  for (const auto& [title, game, before, text, after] : examples) {
    CAPTURE(title);
    auto state = position(before);
    const auto move = game.parse_move(state, text);
    REQUIRE(move.has_value());
    CHECK(game.to_text(state, *move) == text);
    auto narrated = state;
    game.apply(state, *move);
    CHECK(game.to_text(state) == after);
    game.narrate(narrated, *move);
    CHECK(game.to_text(narrated) == after);
  }
}

TEST_CASE("a sowing without end is recognised whatever the number of seeds") {
  for (const auto& text : never_ending) {
    CAPTURE(text);
    const auto before = position(text);
    auto after = before;
    source.apply(after, {0});
    CHECK(after.rows == before.rows);
    CHECK(after.side == Side::Second);
    const auto events = told(source, text, "A");
    CHECK(events.size() <= 1'226);
    CHECK(events[events.size() - 2].kind == EventKind::Pass);
  }
}

TEST_CASE("moves that Lib al-Aqil refuses") {
  for (const auto& [title, text, move, error] : refusals) {
    CAPTURE(title);
    const auto parsed = letter.parse_move(position(text), move);
    REQUIRE_FALSE(parsed.has_value());
    CHECK(parsed.error() == error);
  }
}

TEST_CASE("positions that Lib al-Aqil refuses") {
  const auto reason = [](std::string_view text) { return letter.parse_state(text).error().reason; };
  CHECK(reason("") == Reason::PositionFieldCount);
  CHECK(reason("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S") == Reason::PositionTotal);
  CHECK(reason("73-0-0-0-0-0-0-0-0-0-0-0-0-0-S") == Reason::PositionNumber);
  CHECK(reason("6-6-6-6-6-6-6-6-6-6-6-6-0-0-W") == Reason::PositionSide);
}

TEST_CASE("the moves come in the order of the holes") {
  CHECK(letter.to_text(letter.initial_state()) == start);
  CHECK(moves_of(letter, start) == "A B C D E F ");
  CHECK(moves_of(letter, "0-2-0-3-0-1-5-0-0-0-0-7-30-24-N") == "a f ");
  CHECK(moves_of(letter, gift) == "+c +e ");
  CHECK(moves_of(letter, over).empty());
}

TEST_CASE("the giver chooses a gift") {
  CHECK(letter.side_to_move(position(gift)) == Side::Second);
  CHECK(letter.side_to_move(position("0-0-2-0-0-0-0-0-0-0-0-0-14-56-N")) == Side::First);
  CHECK(letter.side_to_move(position(start)) == Side::First);
  CHECK(letter.side_to_move(position(over)) == Side::Second);
}

TEST_CASE("a round ends with the seeds that each has captured") {
  CHECK(letter.ending(letter.initial_state()) == Ending{Outcome::Ongoing, Score{0, 0}});
  CHECK(letter.ending(position(over)) == Ending{Outcome::FirstWins, Score{37, 35}});
  const auto one_seed_left = position("0-0-0-1-0-0-0-0-0-0-0-0-35-36-S");
  CHECK(letter.legal_moves(one_seed_left).empty());
  CHECK(letter.ending(one_seed_left) == Ending{Outcome::Draw, Score{36, 36}});
  CHECK(letter.outcome(position("0-0-0-0-0-0-0-0-1-0-0-0-35-36-S")) == Outcome::SecondWins);
}

TEST_CASE("in endless play the seeds left count for nobody") {
  CHECK(letter.endless(position("0-0-1-0-0-0-0-0-1-0-0-0-30-40-S")) ==
        Ending{Outcome::SecondWins, Score{30, 40}});
}

TEST_CASE("an odd end is told as a capture and a relay") {
  CHECK(told(letter, "1-2-0-0-0-0-1-0-0-0-0-0-34-34-S", "A") ==
        std::vector<Event>{{EventKind::Pick, {"A"}, 1},
                           {EventKind::Drop, {"B"}, 3},
                           {EventKind::Capture, {"B"}, 1},
                           store(Side::First, 35),
                           {EventKind::Relay, {"B"}, 2},
                           {EventKind::Drop, {"C"}, 1},
                           {EventKind::Drop, {"D"}, 1},
                           turn(Side::Second)});
  CHECK(told(source, "1-2-0-0-0-0-1-0-0-0-0-0-34-34-S", "A")[2] ==
        Event{EventKind::Relay, {"B"}, 3});
}

TEST_CASE("a double capture is told hole by hole, and the turn stays") {
  CHECK(told(letter, "0-0-0-0-3-1-1-1-3-0-0-1-33-29-N", "f") ==
        std::vector<Event>{
            {EventKind::Pick, {"f"}, 1}, {EventKind::Drop, {"A"}, 1}, turn(Side::First)});
  CHECK(told(letter, "0-0-0-0-1-2-1-1-3-0-0-0-32-32-S", "F") ==
        std::vector<Event>{{EventKind::Pick, {"F"}, 2},
                           {EventKind::Drop, {"a"}, 2},
                           {EventKind::Drop, {"b"}, 2},
                           {EventKind::Capture, {"b"}, 2},
                           store(Side::First, 34),
                           {EventKind::Capture, {"E"}, 1},
                           store(Side::First, 35),
                           {EventKind::Capture, {"a"}, 2},
                           store(Side::First, 37),
                           turn(Side::First)});
}

TEST_CASE("a gift is told from hole to hole") {
  CHECK(told(letter, gift, "+e") == std::vector<Event>{{EventKind::Give, {"e"}},
                                                       {EventKind::Drop, {"A"}, 1},
                                                       turn(Side::First)});
}

TEST_CASE("the last seed is told as captured by its owner") {
  CHECK(told(letter, "1-1-0-0-0-0-0-0-0-0-0-1-35-34-S", "A") ==
        std::vector<Event>{{EventKind::Pick, {"A"}, 1},
                           {EventKind::Drop, {"B"}, 2},
                           {EventKind::Capture, {"B"}, 2},
                           store(Side::First, 37),
                           {.kind = EventKind::Capture,
                            .places = {"f"},
                            .count = 1,
                            .side = Side::Second,
                            .settles = true},
                           store(Side::Second, 35),
                           {.kind = EventKind::End, .rule = EndingRule::LastSeed}});
}

TEST_CASE("moves told seed by seed end where fast moves do, from any position") {
  Random random(1);
  for (int i = 0; i < 5'000; ++i) {
    sowing::Ring ring;
    const auto on_board = random.below(73);
    for (std::uint32_t seed = 0; seed < on_board; ++seed) ++ring.houses[random.below(12)];
    ring.stores = {0, 72 - static_cast<int>(on_board)};
    const auto before = ring.to_board(random.below(2) == 0 ? Side::First : Side::Second);
    for (const auto& game : {letter, source}) {
      for (const auto move : game.legal_moves(before)) {
        auto fast = before;
        auto narrated = before;
        game.apply(fast, move);
        game.narrate(narrated, move);
        REQUIRE(fast == narrated);
      }
    }
  }
}

}  // namespace sowmill
