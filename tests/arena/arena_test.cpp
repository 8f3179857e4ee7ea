#include <atomic>
#include <doctest/doctest.h>
#include <set>

#include "arena/contest.hpp"
#include "arena/players.hpp"
#include "games/morris/morris.hpp"
#include "support/made_up_tables.hpp"

namespace sowmill {
namespace {

constexpr Pace quick{.move = {.positions = 300, .megabytes = 1}};

MakePlayers between(const CatalogEntry& entry, const std::string& first,
                    const std::string& second) {
  return [&entry, first, second]() -> Result<Opponents> {
    Opponents players;
    players[0] = *make_player(entry, {.words = first}, quick);
    players[1] = *make_player(entry, {.words = second}, quick);
    return players;
  };
}

Tally played(const CatalogEntry& entry, const std::string& first, const std::string& second,
             const Contest& contest) {
  return *play_contest(entry, between(entry, first, second), contest,
                       [](const ContestGame& /*game*/, const Tally& /*tally*/) {});
}

// Whoever does not play by the rules.
class Rogue final : public Contestant {
 public:
  explicit Rogue(Result<std::string> answer) : Contestant("rogue"), answer_(std::move(answer)) {}
  Result<std::string> decide(const Clocks& /*clocks*/) override { return answer_; }

 private:
  Result<std::string> answer_;
};

}  // namespace

TEST_CASE("players are known by their words") {
  for (const auto* words : {"random", "level 1", "level:9", "perfect", "baseline", "engine",
                            "cmd:./other --flag", "ugi:x", "uci:y z"})
    CHECK(check_player({.words = words}));
  for (const auto* words : {"", "level", "level:0", "level 10", "level x", "random 3", "god",
                            "cmd:", "cmd: ", "xyz:program", "level:"})
    CHECK_FALSE(check_player({.words = words}));
}

TEST_CASE("the engine has options of its own, the others none") {
  const auto& entry = *find_ruleset("oware");
  CHECK(make_player(entry, {.words = "engine", .options = {{"Hash", "2"}}}, quick));
  CHECK_FALSE(make_player(entry, {.words = "engine", .options = {{"Hash", "x"}}}, quick));
  // The engine as a program has more, but nobody would see that they change nothing here.
  CHECK_FALSE(make_player(entry, {.words = "engine", .options = {{"Level", "1"}}}, quick));
  CHECK_FALSE(make_player(entry, {.words = "random", .options = {{"Hash", "2"}}}, quick));
  CHECK(check_player({.words = "engine", .options = {{"threads", "2"}}}));
  CHECK(check_player({.words = "cmd:x", .options = {{"Level", "1"}}}));
  CHECK_FALSE(check_player({.words = "engine", .options = {{"Level", "1"}}}));
}

TEST_CASE("openings are balanced and differ") {
  Random random(1);
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    const auto first = balanced_opening(entry, 6, random);
    const auto second = balanced_opening(entry, 6, random);
    CHECK(first != second);
    CHECK((*entry.match_at(first))->phase() == Phase::Play);
    CHECK(balanced_opening(entry, 0, random) == entry.start_position());
  }
}

TEST_CASE("what tables prove to be won is no opening") {
  const auto& entry = *find_ruleset("morris");
  const Morris game{morris::source_rules};
  constexpr morris::Points outer_ring = 0xFF;
  const auto is_won = [](const Morris::State& state) { return (state.men[0] & outer_ring) != 0; };
  const auto tables =
      std::make_shared<MadeUpTables<Morris>>("morris", [&](const Morris::State& state) {
        const int result = is_won(state) ? 1 : 0;
        return search::Known{result, result};
      });
  const auto count_won = [&](const std::shared_ptr<const Prober>& known) {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      Random random(seed);
      won += is_won(*game.parse_state(balanced_opening(entry, 2, random, known))) ? 1 : 0;
    }
    return won;
  };
  CHECK(count_won({}) > 0);
  CHECK(count_won(tables) == 0);
}

TEST_CASE("any two players play any rule set to its end, and thinking beats chance") {
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    CHECK(played(entry, "engine", "random", {.games = 8}).score() > 0.8);
    CHECK(played(entry, "baseline", "level 3", {.games = 2}).games() == 2);
  }
}

TEST_CASE("a seed gives the same games, however many are played at once") {
  const auto& entry = *find_ruleset("ouri");
  std::set<std::string> openings;
  std::array<Tally, 2> tallies;
  for (int i = 0; i < 2; ++i) {
    const Contest contest{.games = 9, .seed = 7, .concurrency = 1 + 2 * i};
    tallies[i] = *play_contest(entry, between(entry, "level:3", "level:2"), contest,
                               [&](const ContestGame& game, const Tally& /*tally*/) {
                                 openings.insert(game.game.match->rounds().front().start);
                               });
  }
  CHECK(openings.size() == 5);
  CHECK(tallies[0].won == tallies[1].won);
  CHECK(tallies[0].pairs == tallies[1].pairs);
  CHECK(tallies[0].games() == 9);
  CHECK(tallies[0].paired_games() == 8);
}

TEST_CASE("games by the clock are played within it") {
  const auto& entry = *find_ruleset("oware");
  const Pace pace{.clock = protocol::Clock{.left = 200, .increment = 1},
                  .margin = std::chrono::minutes(1)};
  const auto engine = *make_player(entry, {.words = "engine"}, pace);
  const auto baseline = *make_player(entry, {.words = "baseline"}, pace);
  const auto game = play_game(entry, {engine.get(), baseline.get()}, "", pace, 1);
  CHECK_FALSE(game.forfeit);
  CHECK(game.match->verdict().is_over());
  const auto moves = game.match->rounds().front().moves.size();
  CHECK(game.times[0].moves + game.times[1].moves == static_cast<int>(moves));
  for (const auto& times : game.times) {
    CHECK(times.longest_milliseconds() >= times.mean_milliseconds());
    CHECK(times.mean_milliseconds() > 0);
  }
}

TEST_CASE(
    "a game in which nothing happens is a draw when that is asked for, where no seeds count") {
  constexpr int plies = 6;
  const Pace patient{.move = quick.move, .draw_after = plies};
  const auto play = [&](std::string_view ruleset, const std::string& position) {
    const auto& entry = *find_ruleset(ruleset);
    const auto first = *make_player(entry, {.words = "random"}, patient);
    const auto second = *make_player(entry, {.words = "random"}, patient);
    return play_game(entry, {first.get(), second.get()}, position, patient, 1);
  };
  // Placing and capturing are no quiet plies: of the eighteen placings none counts.
  const auto morris = play("morris", "");
  CHECK(morris.match->verdict().cause == Cause::Agreement);
  CHECK(morris.match->verdict().ending.outcome == Outcome::Draw);
  CHECK(morris.match->rounds().front().moves.size() >= 18 + plies);
  CHECK(play("ouri", "").match->verdict().cause != Cause::Agreement);
}

TEST_CASE("clocks are read from seconds") {
  CHECK(parse_clock("60+0.5")->left == 60'000);
  CHECK(parse_clock("60+0.5")->increment == 500);
  CHECK(parse_clock("0.1")->left == 100);
  for (const auto* text :
       {"", "+1", "60+", "60 + 1", "-5", "x", "0", "1e99", "nan", "inf", "5+-1"}) {
    CAPTURE(text);
    CHECK_FALSE(parse_clock(text));
  }
}

TEST_CASE("who plays what is not legal, or cannot play on, loses") {
  const auto& entry = *find_ruleset("morris");
  const auto honest = *make_player(entry, {.words = "random"}, quick);
  Rogue illegal(std::string("z9"));
  Rogue silent(refuse(Reason::ProgramSilent, "rogue", "1000"));
  const auto as_black = play_game(entry, {honest.get(), &illegal}, "", quick, 1);
  REQUIRE(as_black.forfeit);
  CHECK(as_black.forfeit->loser == Side::Second);
  CHECK(as_black.forfeit->why.reason == Reason::ProgramMove);
  CHECK(as_black.match->verdict().ending.outcome == Outcome::FirstWins);
  const auto as_white = play_game(entry, {&silent, honest.get()}, "", quick, 1);
  CHECK(as_white.forfeit->why.reason == Reason::ProgramSilent);
  CHECK(as_white.match->verdict().ending.outcome == Outcome::SecondWins);
}

TEST_CASE("a test ends a contest as soon as it is decided") {
  const auto& entry = *find_ruleset("oware");
  const Sprt sprt{.elo0 = 0, .elo1 = 200};
  const auto tally = played(entry, "engine", "random", {.games = 1'000, .sprt = sprt});
  CHECK(tally.games() < 200);
  CHECK(sprt.belief(tally) == Sprt::Belief::Elo1);
}

TEST_CASE("a contest whose players cannot be made is refused") {
  const auto& entry = *find_ruleset("oware");
  const auto nobody = []() -> Result<Opponents> { return refuse(Reason::ProgramNoEngine, "x"); };
  const auto result = play_contest(entry, nobody, {.concurrency = 2},
                                   [](const ContestGame& /*game*/, const Tally& /*tally*/) {});
  REQUIRE_FALSE(result);
  CHECK(result.error().reason == Reason::ProgramNoEngine);
}

}  // namespace sowmill
