#include "text/move_sentence.hpp"

#include <doctest/doctest.h>
#include <vector>

#include "text/ending_reason.hpp"
#include "text/event_text.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

const std::vector<Event> capture = {
    {EventKind::Pick, {"F"}, 2},
    {EventKind::Drop, {"a"}, 2},
    {EventKind::Drop, {"b"}, 2},
    {.kind = EventKind::Capture, .places = {"b"}, .count = 2},
    {.kind = EventKind::Store, .count = 15},
    {.kind = EventKind::Capture, .places = {"a"}, .count = 2},
    {.kind = EventKind::Store, .count = 17},
    {.kind = EventKind::Turn, .side = Side::Second},
};

std::string say(const std::vector<Event>& events, BoardShape shape, Language language,
                const Ending& after = {}) {
  return move_sentence({events, Side::First, after}, shape, language);
}

}  // namespace

TEST_CASE("a sowing with a capture is told in each language") {
  CHECK(say(capture, BoardShape::TwoRows, Language::English) ==
        "South sows 2 seeds from F; the last falls in b; South captures 4 seeds: b 2, a 2.");
  CHECK(say(capture, BoardShape::TwoRows, Language::PortugueseOfPortugal) ==
        "Sul semeia 2 sementes de F; a última cai em b; Sul captura 4 sementes: b 2, a 2.");
}

TEST_CASE("a relay with a bonus is told") {
  const std::vector<Event> events = {
      {EventKind::Pick, {"A"}, 2},  {EventKind::Drop, {"B"}, 1},
      {EventKind::Drop, {"C"}, 3},  {EventKind::Relay, {"C"}, 3},
      {EventKind::Drop, {"D"}, 1},  {EventKind::Drop, {"E"}, 1},
      {EventKind::Drop, {"F"}, 1},  {EventKind::Capture, {"l"}, 2},
      {EventKind::Bonus, {"k"}, 1}, {.kind = EventKind::Turn, .side = Side::Second}};
  CHECK(say(events, BoardShape::FourRows, Language::English) ==
        "South sows 2 pieces from A; sows on once and the last falls in F; South captures 2 "
        "pieces: l 2; "
        "as a bonus 1 piece from k leaves the board too.");
  CHECK(say(events, BoardShape::FourRows, Language::PortugueseOfBrazil) ==
        "Sul semeia 2 peças de A; continua uma vez e a última cai em F; Sul captura 2 peças: l 2; "
        "como "
        "bônus sai também 1 peça de k.");
}

TEST_CASE("a mill, a gift, a pass and a second turn are told") {
  const std::vector<Event> mill = {{EventKind::Slide, {"d2", "d3"}},
                                   {EventKind::Mill, {"d1", "d2", "d3"}},
                                   {EventKind::Remove, {"a1"}},
                                   {.kind = EventKind::End}};
  CHECK(say(mill, BoardShape::Morris, Language::English, {Outcome::FirstWins}) ==
        "White moves from d2 to d3; this closes the mill d1-d2-d3; the man on a1 is removed; White "
        "wins.");
  const std::vector<Event> gift = {{EventKind::Give, {"C"}},
                                   {EventKind::Drop, {"a"}, 1},
                                   {.kind = EventKind::Turn, .side = Side::Second}};
  CHECK(say(gift, BoardShape::TwoRows, Language::PortugueseOfPortugal) ==
        "Sul dá uma semente de C, posta em a.");
  const std::vector<Event> pass = {{.kind = EventKind::Pass},
                                   {.kind = EventKind::Turn, .side = Side::Second}};
  CHECK(say(pass, BoardShape::FourRows, Language::English) ==
        "South has no legal play and passes.");
  const std::vector<Event> endless = {
      {EventKind::Pick, {"A"}, 2}, {EventKind::Drop, {"B"}, 1},
      {EventKind::Drop, {"C"}, 3}, {EventKind::Relay, {"C"}, 3},
      {.kind = EventKind::Pass},   {.kind = EventKind::Turn, .side = Side::Second}};
  CHECK(say(endless, BoardShape::TwoRows, Language::English) ==
        "South sows 2 seeds from A; the sowing would never end, so the board stays as it was and "
        "the turn "
        "passes.");
  auto again = capture;
  again.back().side = Side::First;
  CHECK(say(again, BoardShape::TwoRows, Language::English).ends_with("; South plays again."));
}

TEST_CASE("what the end hands out is told apart from captures") {
  const std::vector<Event> events = {{EventKind::Pick, {"F"}, 1},
                                     {EventKind::Drop, {"a"}, 1},
                                     {.kind = EventKind::Capture,
                                      .places = {"a"},
                                      .count = 1,
                                      .side = Side::Second,
                                      .settles = true},
                                     {.kind = EventKind::Store, .count = 23, .side = Side::Second},
                                     {.kind = EventKind::End}};
  CHECK(say(events, BoardShape::TwoRows, Language::English, {Outcome::FirstWins, Score{25, 23}}) ==
        "South sows 1 seed from F; the last falls in a; North takes what is left on that side, 1 "
        "seed: a 1; "
        "South wins 25-23.");
}

TEST_CASE("every rule that ends a game has its words in every language") {
  CHECK(ending_reason(EndingRule::None, Language::English).empty());
  for (int number = 1; number <= static_cast<int>(EndingRule::Last); ++number) {
    CAPTURE(number);
    const auto rule = static_cast<EndingRule>(number);
    for (const Language language : all_languages) CHECK(ending_reason(rule, language).size() > 3);
    CHECK(ending_reason(rule, Language::English) !=
          ending_reason(rule, Language::PortugueseOfPortugal));
  }
}

TEST_CASE("the reason for the end is told with the move") {
  const std::vector<Event> events = {{EventKind::Place, {"d6"}}, {.kind = EventKind::End}};
  const Ending shut_in{.outcome = Outcome::FirstWins, .rule = EndingRule::ShutIn};
  CHECK(say(events, BoardShape::Morris, Language::English, shut_in) ==
        "White places a man on d6; White wins (the other cannot move a man).");
}

TEST_CASE("an event's line has its word and what it has") {
  CHECK(event_text(capture[0], BoardShape::TwoRows, {}) == "pick\tF\t2");
  CHECK(event_text(capture[4], BoardShape::TwoRows, {}) == "store\tsouth\t15");
  CHECK(event_text(capture[7], BoardShape::TwoRows, {}) == "turn\tnorth");
  CHECK(event_text({EventKind::Mill, {"d1", "d2", "d3"}}, BoardShape::Morris, {}) ==
        "mill\td1\td2\td3");
  CHECK(event_text({.kind = EventKind::Pass}, BoardShape::FourRows, {}) == "pass");
  CHECK(event_text({.kind = EventKind::End}, BoardShape::TwoRows,
                   {Outcome::FirstWins, Score{26, 22}}) == "end\t26-22");
  CHECK(event_text({.kind = EventKind::End}, BoardShape::Morris, {Outcome::Draw}) ==
        "end\t1/2-1/2");
}

}  // namespace sowmill
