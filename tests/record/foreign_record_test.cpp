#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

#include "record/read_record.hpp"
#include "record/replay_record.hpp"
#include "record/sanmill_position.hpp"
#include "record/write_record.hpp"
#include "text/errors.hpp"

namespace sowmill {
namespace {

Record read_file(const std::string& name) {
  std::ifstream file(std::string(SOWMILL_SOURCE_DIR) + "/tests/data/records/" + name,
                     std::ios::binary);
  REQUIRE_MESSAGE(file, "missing data file: " << name);
  std::ostringstream text;
  text << file.rdbuf();
  const auto record = read_record(text.str());
  REQUIRE(record);
  return *record;
}

std::string tag(const Record& record, std::string_view name) {
  const auto* found = record.find(name);
  return found == nullptr ? "" : found->value;
}

std::string refusal(std::string_view text) {
  const auto record = read_record(text);
  return record ? "" : tell(record.error(), Language::English);
}

}  // namespace

TEST_CASE("Aualé's games are read") {
  const auto record = read_file("auale.ogn");
  CHECK(tag(record, "Ruleset") == "oware");
  CHECK(tag(record, "North") == "El \"segon\" jugador");
  CHECK(check(record));
  const auto match = replay(record);
  REQUIRE(match);
  CHECK((*match)->verdict().ending.score == Score{9, 25});
  // A backslash means nothing in the comments of others.
  CHECK(record.rounds[0].play.moves[1].remarks[0] == Remark("A quiet start, C:\\ouri"));
  CHECK(read_record(write_record(record)) == record);
}

TEST_CASE("Aualé's games may start from a position and write moves together") {
  const auto record = read_file("auale-position.ogn");
  CHECK(tag(record, "Position") == "0-1-2-0-5-1-3-0-0-2-1-0-16-17-N");
  CHECK(record.rounds[0].play.moves.size() == 4);
  CHECK(check(record));
}

TEST_CASE("Sanmill's games are read") {
  const auto record = read_file("sanmill.pgn");
  CHECK(tag(record, "Ruleset") == "morris-classic");
  CHECK(check(record));
  const auto& moves = record.rounds[0].play.moves;
  REQUIRE(moves.size() == 33);
  CHECK(moves[6].text == "e4xd7");
  CHECK(moves[14].text == "d1xc4");
  CHECK(moves[14].remarks == std::vector<Remark>{"$1", RecordLine{{}, {{"d1xb2"}, {"b2"}}}});
  CHECK(moves[22].text == "d3-e3xd5");
  const auto match = replay(record);
  REQUIRE(match);
  CHECK((*match)->verdict().ending.outcome == Outcome::FirstWins);
  CHECK((*match)->verdict().cause == Cause::Rules);
}

TEST_CASE("Sanmill's usual game needs neither a variant nor a position") {
  for (const std::string tags : {"[Event \"Sanmill-Game\"]\n[Site \"Sanmill\"]\n",
                                 "[Event \"Sanmill-Game\"]\n", "[Site \"Sanmill\"]\n"}) {
    const auto record = read_record(tags + "\n1. d6 f4 2. d2 b4 *");
    REQUIRE(record);
    CHECK(tag(*record, "Ruleset") == "morris-classic");
    CHECK(check(*record));
  }
  CHECK(tag(*read_record("[Site \"Sanmill\"]\n[Ruleset \"ouri\"]\nF"), "Ruleset") == "ouri");
}

TEST_CASE("Sanmill's positions become ours") {
  const auto record = read_file("sanmill-fen.pgn");
  CHECK(tag(record, "Ruleset") == "morris-classic");
  CHECK(tag(record, "Position") == "B...B..W...........W....-7-7-0-B");
  CHECK(record.find("FEN") == nullptr);
  CHECK(record.find("SetUp") == nullptr);
  CHECK(check(record));

  struct Example {
    std::string fen;
    std::string position;  // Empty if it is refused.
  };
  const std::vector<Example> examples = {
      {"********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1",
       "........................-9-9-0-W"},
      {"********/********/******** w p p 0 9 0 9 0 0 1", "........................-9-9-0-W"},
      {"O*******/********/******** b p p 1 8 0 9 0 0 0 0 1", ".......W................-8-9-0-B"},
      {"*O******/********/******** b p p 1 8 0 9 0 0 0 0 1", "........W...............-8-9-0-B"},
      {"********/******@*/******** w p p 0 9 1 8 0 0 0 0 1", "..........B.............-9-8-0-W"},
      {"********/********/***@**** w p p 0 9 1 8 0 0 0 0 1", ".......................B-9-8-0-W"},
      {"OOO*****/@@******/******** w p r 3 6 2 7 1 0 0 0 1", ""},
      {"OOO*****/@@******/******** w p p 3 6 2 7 1 0 0 0 1", ""},
      {"X*******/********/******** w p p 0 9 0 9 0 0 0 0 1", ""},
      {"********/********/********", ""},
      {"*******/*********/******** w p p 0 9 0 9 0 0 1", ""},
      {"********/********/******** x p p 0 9 0 9 0 0 1", ""},
      {"********/********/******** w p p 0 12 0 12 0 0 1", ""},
  };
  for (const auto& [fen, position] : examples)
    CHECK_MESSAGE(position_from_sanmill(fen).value_or("") == position, fen);
}

TEST_CASE("our positions of morris are written as Sanmill's, and read as ours again") {
  CHECK(position_for_sanmill("........................-9-9-0-W") ==
        "********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1");
  CHECK(position_for_sanmill("B...B..W...........W....-7-7-0-B") ==
        "O*******/@***O***/*******@ b p p 2 7 2 7 0 0 0 0 0 0 0 0 1");
  CHECK(position_for_sanmill("WWW...BBB...............-0-0-0-W") ==
        "@@*****@/********/OO*****O w m s 3 0 3 0 0 0 0 0 0 0 0 0 1");
  for (const std::string position :
       {"W.B.W.B.W.B.W.B.W.B.....-3-4-0-B", "...WWW...BBB......W....B-0-0-0-W"})
    CHECK(position_from_sanmill(position_for_sanmill(position)) == position);
}

TEST_CASE("a usual start needs no position") {
  const auto record =
      read_record("[Variant \"Oware\"]\n[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\"]\n1. F f");
  REQUIRE(record);
  CHECK(record->find("Position") == nullptr);
}

TEST_CASE("a game begins at one position only, whichever tags name it") {
  const std::string moves = "\n1. F f";
  const std::string fen = "[FEN \"4-4-4-4-4-4-4-4-4-4-4-0-0-4-S\"]";
  const auto same = read_record("[Position \"4-4-4-4-4-4-4-4-4-4-4-0-0-4-S\"]\n" + fen + moves);
  REQUIRE(same);
  CHECK(read_record(write_record(*same)) == same);
  CHECK(refusal("[Position \"4-4-4-4-4-4-4-4-4-4-0-4-0-4-S\"]\n" + fen + moves) ==
        "line 2: tag Position was '4-4-4-4-4-4-4-4-4-4-0-4-0-4-S' before, and may not change");
}

TEST_CASE("the variant tells the rules") {
  struct Example {
    std::string variant;
    std::string ruleset;
  };
  for (const auto& [variant, ruleset] :
       std::vector<Example>{{"Oware Abapa", "oware"},
                            {"Oware", "oware"},
                            {"abapa", "oware"},
                            {"Nine Men's Morris", "morris-classic"},
                            {"Custom", "morris-classic"}}) {
    const auto record = read_record("[Variant \"" + variant + "\"]\n*");
    REQUIRE_MESSAGE(record, variant);
    CHECK(tag(*record, "Ruleset") == ruleset);
  }
  CHECK(refusal("[Variant \"Twelve Men's Morris\"]\nd6") ==
        "the record names no rules, or unknown ones: 'Twelve Men's Morris'; expected a tag such as "
        "[Ruleset \"ouri\"]");
  CHECK(refusal("[Event \"?\"]\n[FEN \"X/Y\"]\nd6") ==
        "line 2: tag FEN: 'X/Y' is not a position of Sanmill with no removal pending");
}

}  // namespace sowmill
