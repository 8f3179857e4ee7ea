#include "record/replay_record.hpp"

#include <doctest/doctest.h>

#include "common/random.hpp"
#include "games/aqil/aqil_setup.hpp"
#include "match/catalog.hpp"
#include "record/read_record.hpp"
#include "record/record_of.hpp"
#include "record/write_record.hpp"
#include "text/errors.hpp"

namespace sowmill {
namespace {

void play_at_random(Match& match, Random& random, int most_moves) {
  for (int i = 0; i < most_moves && !match.verdict().is_over(); ++i) {
    if (match.phase() == Phase::Setup) {
      REQUIRE(match.play("setup south " + aqil::to_text(aqil::random_setup(random))));
      REQUIRE(match.play("setup north " + aqil::to_text(aqil::random_setup(random))));
    }
    const auto moves = match.legal_moves();
    REQUIRE(match.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
  }
}

bool same(const Verdict& one, const Verdict& other) {
  return one.ending == other.ending && one.cause == other.cause;
}

// The message with which the record is refused, "ok" if it is not.
std::string verdict_on(std::string_view text) {
  const auto record = read_record(text);
  REQUIRE_MESSAGE(record, text);
  const auto checked = check(*record);
  return checked ? "ok" : tell(checked.error(), Language::English);
}

std::unique_ptr<Match> replayed(std::string_view text) {
  auto match = replay(*read_record(text));
  REQUIRE_MESSAGE(match, text);
  return std::move(*match);
}

}  // namespace

TEST_CASE("every match, at any moment, can be replayed from its record") {
  Random random(7);
  for (const auto& entry : catalog())
    for (int game = 0; game < 40; ++game) {
      CAPTURE(entry.id);
      const auto match = entry.new_match();
      play_at_random(*match, random, static_cast<int>(random.below(400)));
      const auto text = write_record(record_of(entry, *match));
      CAPTURE(text);
      const auto record = read_record(text);
      REQUIRE(record);
      CHECK(*record == record_of(entry, *match));
      CHECK(check(*record));
      const auto again = replay(*record);
      REQUIRE(again);
      CHECK(same((*again)->verdict(), match->verdict()));
      CHECK((*again)->points() == match->points());
      if (match->phase() == Phase::Play) CHECK((*again)->position() == match->position());
    }
}

TEST_CASE("resignations and agreements survive") {
  Random random(8);
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    for (int way = 0; way < 3; ++way) {
      const auto match = entry.new_match();
      play_at_random(*match, random, 6);
      if (match->verdict().is_over()) continue;
      if (way == 2)
        REQUIRE(match->agree_draw());
      else
        REQUIRE(match->resign(way == 0 ? Side::First : Side::Second));
      const auto again = replay(record_of(entry, *match));
      REQUIRE(again);
      CHECK(same((*again)->verdict(), match->verdict()));
    }
  }
}

TEST_CASE("an agreed cycle survives") {
  const auto* ouri = find_ruleset("ouri");
  auto match = ouri->match_at("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S");
  REQUIRE(match);
  // Both seeds go round the board until they stand as they began.
  for (const auto* move : {"A", "a", "B", "b", "C", "c", "D", "d", "E", "e", "F", "f"})
    if (!(*match)->play(move)) break;
  for (const auto* move : {"A", "a", "B", "b", "C", "c", "D", "d", "E", "e", "F", "f"})
    if ((*match)->agree_cycle() || !(*match)->play(move)) break;
  REQUIRE((*match)->verdict().cause == Cause::AgreedCycle);
  const auto again = replay(record_of(*ouri, **match));
  REQUIRE(again);
  CHECK(same((*again)->verdict(), (*match)->verdict()));
}

TEST_CASE("the roster comes first, and what the match knows is not taken from others") {
  const auto* morris = find_ruleset("morris");
  const auto match = morris->match_at("........................-9-9-0-B");
  REQUIRE(match);
  REQUIRE((*match)->play("d2"));
  const std::vector<RecordTag> tags = {
      {"Annotator", "The club"}, {"White", "First class"}, {"Result", "1-0"}};
  CHECK(write_record(record_of(*morris, **match, tags)) ==
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White "
        "\"First class\"]\n[Black \"?\"]\n"
        "[Result \"*\"]\n[Ruleset \"morris\"]\n[Position \"........................-9-9-0-B\"]\n"
        "[Annotator \"The club\"]\n\nd2 *\n");
}

TEST_CASE("the result stands where the moves do not end the game") {
  struct Example {
    std::string text;
    Outcome outcome;
    Cause cause;
  };
  const std::string ouri = "[Ruleset \"ouri\"]\n";
  const std::vector<Example> examples = {
      {ouri + "F c *", Outcome::Ongoing, Cause::Rules},
      {ouri + "F c 1-0", Outcome::FirstWins, Cause::Resignation},
      {ouri + "F c 0-1", Outcome::SecondWins, Cause::Resignation},
      {ouri + "F c 1/2-1/2", Outcome::Draw, Cause::Agreement},
      {ouri + "F c 20-28", Outcome::SecondWins, Cause::Resignation},
      {ouri + "[Result \"1-0\"] F c *", Outcome::FirstWins, Cause::Resignation},
      {ouri + "[Result \"1-0\"]", Outcome::FirstWins, Cause::Resignation},
      {ouri + "[Result \"*\"] F c 1-0", Outcome::FirstWins, Cause::Resignation},
      {ouri + "[Result \"?\"] F c", Outcome::Ongoing, Cause::Rules},
  };
  for (const auto& [text, outcome, cause] : examples) {
    const auto verdict = replayed(text)->verdict();
    CHECK_MESSAGE(verdict.ending.outcome == outcome, text);
    CHECK_MESSAGE(verdict.cause == cause, text);
  }
}

TEST_CASE("a record that cannot have been played is refused, and says where and why") {
  const std::string ouri = "[Ruleset \"ouri\"]\n";
  const std::string oware_end =
      "[Ruleset \"oware\"]\n[Position \"0-0-0-0-0-1-2-0-0-0-0-1-24-20-S\"]\n";
  const std::string aqil = "[Ruleset \"aqil\"]\n";
  const std::string setup = "[Setup \"10-2-16-1-1-6 19-2-1-10-2-2\"]\n";
  struct Example {
    std::string text;
    std::string message;
  };
  const std::vector<Example> examples = {
      {"F c *",
       "the record names no rules, or unknown ones: ''; expected a tag such as [Ruleset \"ouri\"]"},
      {"[Ruleset \"chess\"] F",
       "the record names no rules, or unknown ones: 'chess'; expected a tag such as "
       "[Ruleset \"ouri\"]"},
      {ouri + "F c\nE c", "line 3: move 'c': c has one seed and you have houses with more"},
      {ouri + "F (E\nA (B e)\na) c", "line 3: move 'B': B belongs to the other side"},
      {ouri + "F (E e) c (d E E) E", "line 2: move 'E': E belongs to the other side"},
      {ouri + "[Position \"4-4\"] F",
       "line 2: tag Position: a position of this game has 15 fields joined by "
       "'-'; this one has 2"},
      {ouri + setup + "[Lot \"south keep\"] F",
       "line 2: tag Setup: '10-2-16-1-1-6 19-2-1-10-2-2' is not part of this game"},
      {ouri + "[Result \"1-0\"] F c 0-1", "the record says 1-0, but the result is 0-1"},
      {oware_end + "F 20-28", "the record says 20-28, but the result is 27-20"},
      {oware_end + "[Result \"1/2-1/2\"] F", "the record says 1/2-1/2, but the result is 27-20"},
      {oware_end + "F 27-20", "ok"},
      {oware_end + "F 1-0", "ok"},
      {oware_end + "F *", "ok"},
      {oware_end + "F a", "line 3: move 'a': the game is over, so 'a' cannot be played"},
      {aqil + "C", "line 2: expected [Setup \"11-5-5-5-5-5 6-7-5-6-6-6\"]"},
      {aqil + "[Setup \"1 2 3\"] [Lot \"south keep\"] C",
       "line 2: tag Setup: two rows are needed, South's and North's, like '11-5-5-5-5-5 "
       "6-7-5-6-6-6', not '1 2 3'"},
      {aqil + "[Setup \"11-5-5-5-5-5\"] [Lot \"south keep\"] C",
       "line 2: tag Setup: two rows are needed, South's and North's, like '11-5-5-5-5-5 "
       "6-7-5-6-6-6', not '11-5-5-5-5-5'"},
      {aqil + "[Setup \"6-6-6-6-6-6 19-2-1-10-2-2\"] [Lot \"south keep\"] C",
       "line 2: tag Setup: the holes may not all be equal"},
      {aqil + setup + "[Lot \"south\"] C",
       "line 3: tag Lot: 'south' does not fit here; expected south keep, south swap, north keep, "
       "north swap"},
      {aqil + setup + "[Lot \"east keep\"] C",
       "line 3: tag Lot: 'east keep' does not fit here; expected south keep, south swap, north "
       "keep, north swap"},
      {aqil + setup + "[Lot \"south stay\"] C",
       "line 3: tag Lot: 'south stay' does not fit here; expected south keep, south swap, north "
       "keep, north swap"},
      {ouri + "[Result \"banana\"] F",
       "line 2: tag Result: 'banana' is not a result of this game; expected 26-22, 1-0, 0-1, "
       "1/2-1/2, *"},
      {ouri + "[Result \"25-99\"] F",
       "line 2: tag Result: the result 25-99 adds up to more than 48"},
      {ouri + "F 25-99", "the result 25-99 adds up to more than 48"},
      {"[Ruleset \"morris\"] d6 26-22",
       "'26-22' is not a result of this game; expected 1-0, 0-1, 1/2-1/2, *"},
      {aqil + setup + "[Lot \"south swap\"] d 60-12", "the record says 60-12, but the result is *"},
  };
  for (const auto& [text, message] : examples) CHECK_MESSAGE(verdict_on(text) == message, text);
}

TEST_CASE("a match goes from one Aqil round to the next only when the round has ended") {
  const std::string first =
      "[Ruleset \"aqil\"]\n[Setup \"10-2-16-1-1-6 19-2-1-10-2-2\"]\n[Lot \"south swap\"]\n";
  const std::string moves = "d E c B e E f D A E e A b B F b +e A d B e";
  const std::string second = "\n[Setup \"7-13-5-1-8-2 7-2-6-6-10-5\"]\n[Lot \"south keep\"]\nA A c";
  CHECK(verdict_on(first + moves + second) == "ok");
  CHECK(replayed(first + moves + second)->points() == Score{48, 0});
  CHECK(verdict_on(first + moves + " A") ==
        "line 4: move 'A': the game is over, so 'A' cannot be played");
  CHECK(verdict_on(first + "d E" + second).starts_with("line 5: tag Setup: "));
  // A variation may end the round, too.
  CHECK(verdict_on(first + "d E c B e E f D A E e A b B F b +e A d B e (e)" + second) == "ok");
}

TEST_CASE("one Aqil round may be recorded from a position") {
  const auto match =
      replayed("[Ruleset \"aqil\"]\n[Position \"11-5-5-5-5-5-11-5-5-5-5-5-0-0-S\"]\nB *");
  CHECK(match->rounds().size() == 1);
  CHECK(match->rounds().front().moves == std::vector<std::string>{"B"});
  CHECK(write_record(record_of(*find_ruleset("aqil"), *match)).find("[Position \"11-5") !=
        std::string::npos);
}

TEST_CASE("variations are checked from where they branch off") {
  const std::string ouri = "[Ruleset \"ouri\"]\n";
  CHECK(verdict_on(ouri + "F c (d E (A a) f) (e) B b") == "ok");
  CHECK(replay(*read_record(ouri + "F c (C) B b")));
  CHECK(verdict_on(ouri + "F c (C) B b") == "line 2: move 'C': C belongs to the other side");
}

}  // namespace sowmill
