#include "protocol/conversation.hpp"

#include <algorithm>
#include <doctest/doctest.h>

#include "common/text.hpp"
#include "engine/probers.hpp"

namespace sowmill::protocol {
namespace {

using namespace std::chrono_literals;

// There is one folder, with no table in it, and not for morris.
Result<std::shared_ptr<const Prober>> open_tables(const CatalogEntry& entry,
                                                  const std::string& folder) {
  if (folder != "/tables" || entry.id == "morris") return refuse(Reason::NoTables, folder);
  return new_prober(entry.id);
}

// A conversation without a process. `told` is what has been said since the last question.
class Talk {
 public:
  explicit Talk(std::string_view ruleset = "oware", const std::string& tables = "")
      : conversation_(
            *find_ruleset(ruleset), Language::English,
            [this](std::string_view line) { said_.emplace_back(line); }, open_tables, tables) {}

  // What is said to the line and to whatever is being thought about.
  std::vector<std::string> told(std::string_view line) {
    said_.clear();
    conversation_.hear(line);
    conversation_.finish(1min);
    return said_;
  }
  std::string last(std::string_view line) {
    const auto all = told(line);
    return all.empty() ? "" : all.back();
  }
  // Goes on while it thinks.
  bool hear(std::string_view line) { return conversation_.hear(line); }
  std::vector<std::string>& said() { return said_; }
  std::vector<std::string>& said_in_the_end() {
    conversation_.finish(1min);
    return said_;
  }

 private:
  std::vector<std::string> said_;
  Conversation conversation_;
};

std::string word_after(const std::string& line, std::string_view word) {
  const auto all = words(line);
  const auto found = std::ranges::find(all, word);
  return found == all.end() || found + 1 == all.end() ? "" : std::string(*(found + 1));
}

}  // namespace

TEST_CASE("it says who it is in both dialects") {
  Talk talk;
  const auto ugi = talk.told("ugi");
  CHECK(ugi.front().starts_with("id name Sowmill "));
  CHECK(ugi[1].starts_with("id author "));
  CHECK(ugi[2].starts_with("option name "));
  CHECK(ugi.back() == "ugiok");
  CHECK(talk.last("uci") == "uciok");
  CHECK(talk.last("isready") == "readyok");
}

TEST_CASE("every rule set is played through it to the end") {
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    Talk talk(entry.id);
    talk.told("setoption name Level value 1");
    const auto match = *entry.match_at(entry.start_position());
    std::string moves;
    while (match->phase() == Phase::Play && match->rounds().front().moves.size() < 400) {
      CHECK(talk.last("query gameover") == "response false");
      CHECK(talk.last("query p1turn") ==
            (match->chooser() == Side::First ? "response true" : "response false"));
      CHECK(talk.last("query result") == "response none");
      const auto best = talk.last("go");
      const auto move = word_after(best, "bestmove");
      CAPTURE(best);
      REQUIRE(match->play(move));
      moves += ' ' + move;
      REQUIRE(talk.told("position startpos moves" + moves).empty());
    }
    if (match->phase() == Phase::Play) continue;
    CHECK(talk.last("query gameover") == "response true");
    CHECK(talk.last("query result") != "response none");
    CHECK(talk.last("go depth 3") == "bestmove 0000");
  }
}

TEST_CASE("what is thought is told") {
  Talk talk;
  const auto lines = talk.told("go depth 5");
  REQUIRE(lines.size() >= 6);
  const auto& info = lines[lines.size() - 2];
  for (const auto* word : {"depth", "multipv", "nodes", "nps", "tbhits", "time", "pv"})
    CHECK_FALSE(word_after(info, word).empty());
  CHECK(word_after(info, "depth") == "5");
  CHECK(word_after(info, "score") == "cp");
  CHECK(word_after(info, "pv") == word_after(lines.back(), "bestmove"));
  CHECK(words(lines.back()).size() == 2);
}

TEST_CASE(
    "a level too tells how much it looked at, and a search that goes on what it looked at now") {
  Talk level("morris");
  level.told("setoption name Level value 4");
  const auto lines = level.told("go");
  CHECK(word_after(lines[lines.size() - 2], "nodes") == "1000");
  for (const auto* word : {"nps", "tbhits", "time", "pv"})
    CHECK_FALSE(word_after(lines[lines.size() - 2], word).empty());

  Talk twice("morris");
  const auto first = twice.told("go nodes 40000");
  const auto second = twice.told("go nodes 3000");
  REQUIRE(second.size() >= 2);
  CHECK(std::stoi(word_after(first[first.size() - 2], "nodes")) > 3'000);
  CHECK(std::stoi(word_after(second[second.size() - 2], "nodes")) <= 3'000);
}

TEST_CASE("several best moves are told, best first") {
  Talk talk("morris");
  talk.told("setoption name MultiPV value 3");
  const auto lines = talk.told("go depth 3");
  REQUIRE(lines.size() >= 4);
  for (std::size_t line = 0; line < 3; ++line)
    CHECK(word_after(lines[lines.size() - 4 + line], "multipv") == std::to_string(line + 1));
}

TEST_CASE("the last line tells of the move that is played") {
  Talk talk("morris");
  for (int positions = 500; positions < 40'000; positions += 500) {
    talk.told("uginewgame");
    const auto lines = talk.told("go nodes " + std::to_string(positions));
    REQUIRE(lines.size() >= 2);
    CHECK(word_after(lines.back(), "bestmove") == word_after(lines[lines.size() - 2], "pv"));
  }
}

TEST_CASE("a game that the only move loses is lost in one move, not in none") {
  Talk talk;
  talk.told("position fen 0-0-0-0-0-1-1-0-0-0-0-0-23-23-S");
  const auto lines = talk.told("go depth 3");
  REQUIRE(lines.size() >= 2);
  CHECK(word_after(lines[lines.size() - 2], "mate") == "-1");
}

TEST_CASE("a player who moves again is not an answer") {
  Talk talk("aqil");
  talk.told("uci");
  const auto lines = talk.told("go depth 4");
  REQUIRE(lines.size() >= 2);
  const auto said = words(lines[lines.size() - 2]);
  const auto pv = std::ranges::find(said, "pv");
  REQUIRE(said.end() - pv > 2);
  REQUIRE((pv[1] == "C" && pv[2] == "D"));  // Both are South's.
  CHECK(lines.back() == "bestmove C");
}

TEST_CASE("in UCI moves are written together and the answer is named") {
  Talk talk;
  talk.told("uci");
  CHECK(talk.told("position startpos moves FfEa").empty());
  const auto lines = talk.told("go depth 6 movetime 60000");
  const auto pv = word_after(lines[lines.size() - 2], "pv");
  CHECK(pv.size() >= 2);
  CHECK(word_after(lines.back(), "bestmove") == pv.substr(0, 1));
  CHECK(word_after(lines.back(), "ponder") == pv.substr(1, 1));
  CHECK(talk.told("position fen 4-4-4-4-4-0-5-5-5-5-4-4-0-0-N moves aA").empty());
  CHECK(talk.last("query p1turn") == "response false");
}

TEST_CASE("a position that is refused changes nothing and is told") {
  Talk talk;
  talk.told("position startpos moves F");
  for (const auto* line :
       {"position fen nonsense", "position fen", "position startpos moves F F",
        "position startpos moves Z", "position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves f"}) {
    const auto lines = talk.told(line);
    REQUIRE(lines.size() == 1);
    CHECK(lines.front().starts_with("info string "));
    CHECK(talk.last("query p1turn") == "response false");
  }
  std::string endless = "position startpos moves ";
  for (int i = 0; i < 20'000; ++i) endless += "Ff";
  CHECK(talk.last(endless).starts_with("info string 40000 moves are too many"));
}

TEST_CASE("taking back and going on in a game reaches the right position") {
  Talk talk;
  for (const auto* line : {"position startpos moves FfE", "position startpos moves Ff",
                           "position startpos", "position startpos moves AaB"})
    CHECK(talk.told(line).empty());
  CHECK(talk.last("query p1turn") == "response false");
  talk.told("uginewgame");
  CHECK(talk.last("query p1turn") == "response false");
  CHECK(talk.told("position startpos moves AaBb").empty());
}

TEST_CASE("it listens while it thinks, and stops when it is told to") {
  Talk talk("ouri");
  talk.hear("go infinite");
  talk.hear("isready");
  talk.hear("query gameover");
  talk.hear("stop");
  CHECK(std::ranges::count(talk.said(), "readyok") == 1);
  CHECK(std::ranges::count(talk.said(), "response false") == 1);
  CHECK(talk.said().back().starts_with("bestmove "));
  talk.said().clear();
  talk.hear("stop");
  CHECK(talk.said().empty());
}

TEST_CASE("a move of an infinite search comes with the stop, even if the game is over") {
  Talk talk("ouri");
  talk.told("position fen 0-0-0-0-0-0-0-0-0-0-0-0-26-22-S");
  talk.hear("go infinite");
  CHECK(talk.said().empty());
  talk.hear("stop");
  CHECK(talk.said() == std::vector<std::string>{"bestmove 0000"});
}

TEST_CASE("whatever needs quiet stops the thinking first") {
  for (const auto* line : {"go nodes 10", "position startpos", "uginewgame",
                           "setoption name Hash value 1", "setoption name Variant value morris"}) {
    Talk talk;
    talk.hear("go infinite");
    talk.hear(line);
    const auto is_move = [](const auto& said) { return said.starts_with("bestmove "); };
    CHECK(std::ranges::count_if(talk.said_in_the_end(), is_move) >= 1);
  }
  Talk talk;
  talk.hear("go infinite");
  CHECK_FALSE(talk.hear("quit"));
}

TEST_CASE("go without a limit that can be read ends by itself") {
  Talk talk("morris");
  for (const auto* line : {"go depth x movetime 1", "go movetime -1", "go nodes 0",
                           "go wtime 0 btime 0", "go p1time -3 p1inc x"})
    CHECK(talk.last(line).starts_with("bestmove "));
}

TEST_CASE("a level plays the same for the same seed") {
  Talk first("ntxuva");
  Talk second("ntxuva");
  for (auto* talk : {&first, &second}) {
    talk->told("setoption name Level value 2");
    talk->told("setoption name Seed value 5");
  }
  CHECK(first.last("go") == second.last("go"));
}

TEST_CASE("tables that cannot be opened are refused, and others kept") {
  Talk talk;
  talk.told("position startpos moves F");
  CHECK(talk.told("setoption name Tables value /tables").empty());
  CHECK(talk.last("query p1turn") == "response false");
  CHECK(talk.last("setoption name Tables value /none") ==
        "info string there are no tables in /none");
  CHECK(talk.told("setoption name Variant value ouri").empty());
  CHECK(talk.last("go depth 3").starts_with("bestmove "));
  CHECK(talk.told("setoption name Tables value <empty>").empty());
}

TEST_CASE("another rule set is played even if the tables are not of it") {
  Talk talk("oware", "/tables");
  CHECK(talk.told("setoption name Variant value morris") ==
        std::vector<std::string>{"info string there are no tables in /tables"});
  CHECK(talk.told("position startpos moves d2").empty());
  CHECK(talk.told("setoption name Variant value ouri").empty());
}

TEST_CASE("tables are there from the beginning, or it is said why not") {
  Talk with("oware", "/tables");
  CHECK(with.said().empty());
  const auto options = with.told("ugi");
  CHECK(std::ranges::count(options, "option name Tables type string default /tables") == 1);
  Talk without("oware", "/none");
  CHECK(without.said().back() == "info string there are no tables in /none");
  CHECK(without.last("go depth 3").starts_with("bestmove "));
}

TEST_CASE("the variant decides what a position is") {
  Talk talk;
  CHECK_FALSE(talk.told("position startpos moves d2").empty());
  talk.told("setoption name Variant value morris");
  CHECK(talk.told("position startpos moves d2").empty());
  CHECK(talk.last("setoption name Variant value chess").starts_with("info string "));
  CHECK(talk.told("position startpos moves d2").empty());
}

}  // namespace sowmill::protocol
