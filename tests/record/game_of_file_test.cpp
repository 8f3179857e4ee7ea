#include "record/game_of_file.hpp"

#include <doctest/doctest.h>
#include <fstream>
#include <sstream>

#include "record/read_record.hpp"
#include "record/write_record.hpp"
#include "text/errors.hpp"

namespace sowmill {
namespace {

std::string text_of(const std::string& name) {
  std::ostringstream text;
  text << std::ifstream(SOWMILL_SOURCE_DIR "/tests/data/records/" + name).rdbuf();
  return text.str();
}

std::string refusal(std::string_view text, std::optional<std::size_t> number) {
  const auto record = read_game_of_file(text, number);
  return record ? "" : tell(record.error(), Language::English);
}

}  // namespace

TEST_CASE("games that stand in one text are read as they would be alone") {
  const std::vector<std::string> names = {
      "ouri.record",       "aqil-match.record",     "sanmill.pgn",          "morris.record",
      "auale.ogn",         "sanmill-fen.pgn",       "auale-position.ogn",   "ntxuva.record",
      "aqil-match.record", "oware-position.record", "awari-resigned.record"};
  for (const std::string mark : {"", "\xEF\xBB\xBF"}) {
    std::string all = mark;
    for (const auto& name : names) all += text_of(name) + '\n';
    REQUIRE(games_of_file(all).size() == names.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
      CAPTURE(names[i]);
      const auto record = read_game_of_file(all, i + 1);
      REQUIRE(record);
      CHECK(write_record(*record) == write_record(*read_record(text_of(names[i]))));
    }
    CHECK(refusal(all, std::nullopt) ==
          "games in the file: 11; choose one by its number with --game");
    CHECK(refusal(all, names.size() + 1) == refusal(all, std::nullopt));
  }
}

TEST_CASE("one game needs no number") {
  const auto text = text_of("ouri.record");
  CHECK(read_game_of_file(text, std::nullopt));
  CHECK(read_game_of_file(text, 1));
  CHECK_FALSE(read_game_of_file(text, 2));
  CHECK_FALSE(read_game_of_file(text, 0));
  CHECK(games_of_file("").size() == 1);
  CHECK(games_of_file("[Event \"a\"]\n[Event \"b\"]\n").size() == 1);
}

TEST_CASE("a game begins where tags follow moves, not where a comment looks so") {
  const std::string first = "[Ruleset \"ouri\"]\nF {a\n[Event \"b\"] \\} c} ;[Event \"d\"]\n";
  CHECK(games_of_file(first).size() == 1);
  CHECK(games_of_file(first + "[Event \"e\"]\n*").size() == 2);
  // A backslash that others write is one.
  CHECK(games_of_file("[Variant \"Oware\"]\nF {a \\} f\n[Variant \"Oware\"]\nF").size() == 2);
  // A match that was given up before its first round.
  CHECK(games_of_file("[Event \"a\"]\n[Ruleset \"aqil\"]\n\n[Event \"a\"]\n[Ruleset \"aqil\"]\n")
            .size() == 2);
}

TEST_CASE("what is wrong is told with its line in the whole text") {
  const std::string text = "[Ruleset \"ouri\"]\nF\n\n[Ruleset \"ouri\"]\nF ]\n";
  CHECK(read_game_of_file(text, 1));
  CHECK(refusal(text, 2).starts_with("line 5: "));
}

}  // namespace sowmill
