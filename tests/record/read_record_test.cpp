#include "record/read_record.hpp"

#include <doctest/doctest.h>
#include <string>
#include <vector>

#include "record/write_record.hpp"
#include "text/errors.hpp"

namespace sowmill {

namespace {

Record read(std::string_view text) {
  const auto record = read_record(text);
  REQUIRE_MESSAGE(record, text);
  return *record;
}

std::vector<std::string> main_line(const Record& record) {
  std::vector<std::string> moves;
  for (const auto& move : record.rounds.front().play.moves) moves.push_back(move.text);
  return moves;
}

using Moves = std::vector<std::string>;

const std::string oware_tag = "[Ruleset \"oware\"]\n";
const std::string morris_tag = "[Ruleset \"morris\"]\n";

}  // namespace

TEST_CASE("a record is tags, moves, comments, variations and a result") {
  const Record expected{
      .tags = {{"Event", "A \"friendly\" game \\ 1"}, {"Ruleset", "ouri"}},
      .rounds = {{.play = {.comments = {"first"},
                           .moves = {{"F", {"good", RecordLine{{"or"}, {{"E"}, {"f"}}}, "why"}},
                                     {"a", {RecordLine{{}, {{"b", {RecordLine{{}, {{"c"}}}}}}}}},
                                     {"B"}}},
                  .result = "26-22"}}};
  CHECK(read("[Event \"A \\\"friendly\\\" game \\\\ 1\"] [Ruleset \"ouri\"]\n"
             "{first} 1. F {good} ({or} 1. E f) {why} a (b (c)) 2. B 26-22") == expected);
}

TEST_CASE("numbers, blanks and line ends do not matter") {
  const auto record = read(oware_tag + "1. F f 2. E e *");
  for (const std::string text :
       {"F f E e *", "1.F f 2.E e *", "1. F 1... f 2. E 2... e *", "7 F\tf\r\n\r\nE e"})
    CHECK_MESSAGE(main_line(read(oware_tag + text)) == main_line(record), text);
  CHECK(read("\xEF\xBB\xBF" + oware_tag + "F f E e") == record);
}

TEST_CASE("moves are told apart as the game writes them") {
  struct Example {
    std::string ruleset;
    std::string text;
    Moves moves;
  };
  const std::vector<Example> examples = {
      {"oware", "FfEa", {"F", "f", "E", "a"}},
      {"ouri", "F+3 f", {"F", "f"}},
      {"awari", "F+3f+12E", {"F", "f", "E"}},
      {"ntxuva", "GA", {"GA"}},
      {"ntxuva-advanced", "Gxk pass", {"Gxk", "pass"}},
      {"aqil", "+c C", {"+c", "C"}},
      {"morris", "d6 xb4 d2-d3 {closed} xa1 a7", {"d6xb4", "d2-d3xa1", "a7"}},
      {"morris-classic", "a7-a4xd7 d6", {"a7-a4xd7", "d6"}},
  };
  for (const auto& [ruleset, text, moves] : examples)
    CHECK_MESSAGE(main_line(read("[Ruleset \"" + ruleset + "\"]\n" + text)) == moves, text);
}

TEST_CASE("a variation that begins with a removal varies the removal") {
  const auto record = read(morris_tag + "d6 xb4 (xa1 d2) d7");
  CHECK(main_line(record) == Moves{"d6xb4", "d7"});
  CHECK(record.rounds[0].play.moves[0].remarks ==
        std::vector<Remark>{RecordLine{{}, {{"d6xa1"}, {"d2"}}}});
}

TEST_CASE("judgements and remarks to the end of a line are comments") {
  const auto record = read(oware_tag + "F!? $14 ; so far\nf *");
  CHECK(record.rounds[0].play.moves[0].remarks == std::vector<Remark>{"!?", "$14", "so far"});
}

TEST_CASE("comments keep what they hold") {
  struct Example {
    std::string text;
    std::string comment;
  };
  const std::vector<Example> examples = {
      {"{}", ""},
      {"{ two \n\t words }", "two words"},
      {"{a \\} b { c}", "a } b { c"},
      {"{\\sx\\s}", " x "},
      {"{a\\nb\\tc\\\\n}", "a\nb\tc\\n"},
      {"{joi\\\nned}", "joined"},
      {"{C:\\games}", "C:\\games"},
      {"{(F f) [A \"b\"] 1-0}", "(F f) [A \"b\"] 1-0"},
  };
  for (const auto& [text, comment] : examples)
    CHECK_MESSAGE(read(oware_tag + text).rounds[0].play.comments == std::vector{comment}, text);
}

TEST_CASE("an Aqil match is rounds with set-up and lot") {
  const auto record = read(
      "[Ruleset \"aqil\"]\n[Result \"61-12\"]\n\n[Setup \"11-5-5-5-5-5 6-7-5-6-6-6\"]\n[Lot "
      "\"south keep\"]\n"
      "1. C f 40-32\n\n[Setup \"6-7-5-6-6-6 11-5-5-5-5-5\"]\n[Lot \"north swap\"]\n1. A\n");
  REQUIRE(record.rounds.size() == 2);
  CHECK(record.rounds[0].setup == "11-5-5-5-5-5 6-7-5-6-6-6");
  CHECK(record.rounds[0].lot == "south keep");
  CHECK(record.rounds[0].result == "40-32");
  CHECK(record.rounds[1].lot == "north swap");
  CHECK(record.rounds[1].result == "*");
}

TEST_CASE("what cannot be read is refused with the line and what was expected") {
  struct Example {
    std::string text;
    std::string message;
  };
  const std::vector<Example> examples = {
      {"[Event]", "line 1: expected [Name \"value\"]"},
      {"[Event \"a\"\n1. F", "line 2: expected ]"},
      {"\n[Event \"a\n\"]", "line 2: expected \""},
      {"[Event \"a", "line 1: expected \""},
      {"F {open\n\n", "line 3: expected }"},
      {"F (E", "line 1: expected )"},
      {"F (E *", "line 1: expected )"},
      {"F ) E", "line 1: expected ( )"},
      {"(F)", "line 1: expected C, Gxk, +c, d2-d3xa1"},
      {"F ]", "line 1: expected { } ( ) *"},
      {"F \x01\x02", "line 1: move '?\?': '?\?' is not a move here; expected C, Gxk, +c, d2-d3xa1"},
      {"F *\nE", "line 2: nothing may follow the result"},
      {"F * *", "line 1: nothing may follow the result"},
      {"F [Event \"a\"]", "line 1: expected [Setup \"11-5-5-5-5-5 6-7-5-6-6-6\"]"},
      {"[Ruleset \"ouri\"]\n[Ruleset \"oware\"] F",
       "line 2: tag Ruleset was 'ouri' before, and may not change"},
      {"[Setup \"a b\"]\nF", "line 2: expected [Lot \"south keep\"]"},
      {"[Setup \"a b\"]\n", "line 2: expected [Lot \"south keep\"]"},
      {"[Lot \"south keep\"]", "line 1: expected [Setup \"11-5-5-5-5-5 6-7-5-6-6-6\"]"},
  };
  for (const auto& [text, message] : examples) {
    const auto record = read_record(text);
    REQUIRE_MESSAGE(!record, text);
    CHECK(tell(record.error(), Language::English) == message);
  }
}

TEST_CASE("a game of 20,000 plies with a comment and a time for each is read") {
  constexpr std::size_t plies = 20'000;
  std::string text = "[Ruleset \"ouri\"]\n[Event \"long\"]\n";
  for (std::size_t i = 0; i < plies; ++i) text += "F {so} {[%emt 0:00:01]}\n";
  const auto record = read_record(text);
  REQUIRE(record);
  REQUIRE(record->rounds.size() == 1);
  CHECK(record->rounds.front().play.moves.size() == plies);
}

TEST_CASE("a hostile text is refused in time") {
  const auto reason_of = [](const std::string& text) {
    const auto record = read_record(text);
    REQUIRE(!record);
    return record.error().reason;
  };
  std::string nested;
  for (std::size_t i = 0; i <= record_nesting_limit; ++i) nested += "F (";
  CHECK(reason_of(nested) == Reason::RecordTooDeep);
  std::string closed = "F";
  for (std::size_t i = 0; i < record_nesting_limit; ++i) closed += " (F";
  closed += std::string(record_nesting_limit, ')');
  CHECK(read_record(closed));

  CHECK(reason_of(std::string(record_size_limit + 1, 'F')) == Reason::RecordTooLarge);
  CHECK(reason_of(oware_tag + std::string(1'000'000, 'F')) == Reason::RecordTooLong);
  CHECK(reason_of(std::string(record_size_limit, 'F')) == Reason::RecordMove);
  CHECK(reason_of(std::string(record_size_limit, '(')) == Reason::RecordSyntax);
  CHECK(reason_of(std::string(record_size_limit, '{')) == Reason::RecordSyntax);
}

}  // namespace sowmill
