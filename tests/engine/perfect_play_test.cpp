// The perfect player against tables of small layers, which perfect_play_test.py has solved.

#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <string>

#include "common/text.hpp"
#include "engine/analyst.hpp"
#include "engine/probers.hpp"
#include "engine/repeating_move.hpp"
#include "match/catalog.hpp"
#include "match/for_ruleset.hpp"
#include "match/numbering.hpp"
#include "search/level.hpp"
#include "tables/table_file.hpp"

namespace sowmill {
namespace {

std::shared_ptr<const Prober> tables_of(const CatalogEntry& entry) {
  const char* folder = std::getenv("SOWMILL_TABLES");
  REQUIRE(folder != nullptr);
  auto tables = tables::open_folder(std::string(folder) + '/' + std::string(entry.id));
  REQUIRE(tables);
  std::shared_ptr<Prober> prober = new_prober(entry.id);
  REQUIRE(add_tables(*prober, entry.id, std::move(*tables)));
  return prober;
}

// A position of a layer, and what the one who chooses has captured more than the other.
struct Sample {
  std::string position;
  int captured = 0;
};

// Shares out what has been captured, nearly evenly, in as many ways as there are numbers.
std::string with_stores(const std::string& position, std::uint64_t number) {
  constexpr std::size_t first_store = 12;
  auto fields = split(position, '-', 20);
  const int captured =
      *parse_number(fields[first_store], 72) + *parse_number(fields[first_store + 1], 72);
  const int first = std::clamp(captured / 2 - 2 + static_cast<int>(number % 5), 0, captured);
  std::string shared;
  for (std::size_t i = 0; i < first_store; ++i) shared += std::string(fields[i]) + '-';
  return shared + std::to_string(first) + '-' + std::to_string(captured - first) + "-S";
}

// Every so many positions of the layers of up to so many seeds, pieces or men, those without number
// left out: all of Ntxuva's second phase is one.
std::vector<Sample> samples(std::string_view ruleset, int seeds, std::uint64_t step) {
  return *for_ruleset(ruleset, [&](const auto& rules) {
    const auto index = numbering_of(rules.game);
    std::vector<Sample> all;
    const auto& game = index.game();
    constexpr std::uint64_t largest_layer = 5'000'000;
    std::uint64_t skip = 0;
    for (const auto slice : index.slices(seeds)) {
      if (index.size_of(slice) > largest_layer) continue;
      std::uint64_t number = skip;
      for (; number < index.size_of(slice); number += step) {
        const auto board = index.state_at(slice, number);
        if (!board) continue;
        const bool counts = index.measure() != Measure::Distance;
        const auto text = game.to_text(*board);
        const auto position = counts ? with_stores(text, all.size()) : text;
        const auto state = *game.parse_state(position);
        if (game.outcome(state) != Outcome::Ongoing) continue;
        const int sign = game.side_to_move(state) == Side::First ? 1 : -1;
        all.push_back({position, counts ? sign * game.material(state) : 0});
      }
      skip = number - index.size_of(slice);
    }
    return all;
  });
}

Thought perfect_thought(Analyst& analyst) {
  for (;;) {
    const auto thought = analyst.think(perfect_level, 1'000'000, 1);
    REQUIRE(thought);
    if (thought->done) return *thought;
  }
}

struct Layer {
  const char* ruleset;
  int seeds;
  std::uint64_t step;  // Through the positions, for what is tried on each.
};

constexpr Layer layers[] = {
    {"ntxuva", 5, 499}, {"ntxuva-advanced", 5, 499}, {"aqil", 6, 41}, {"aqil-source", 6, 41},
    {"morris", 6, 299}, {"morris-classic", 6, 299},  {"ouri", 6, 41}, {"oware", 6, 41},
    {"awari", 6, 41},
};

int sign_of(int number) { return (number > 0) - (number < 0); }

// A position that is not over, as a match that does not look at the tables yet.
struct Trial {
  const CatalogEntry& entry;
  const std::shared_ptr<const Prober>& tables;
  const Sample& sample;
  Match& match;
  Analyst& analyst;
};

// Calls attempt(trial) for one in so many of the positions of every layer. It says whether there
// was something to try, which must be so more than `few` times in each.
template <class Attempt>
void for_each_trial(std::uint64_t one_in, int few, const Attempt& attempt) {
  for (const auto& layer : layers) {
    CAPTURE(layer.ruleset);
    const auto& entry = *find_ruleset(layer.ruleset);
    const auto tables = tables_of(entry);
    int tried = 0;
    for (const auto& sample : samples(layer.ruleset, layer.seeds, one_in * layer.step)) {
      CAPTURE(sample.position);
      const auto match = *entry.match_at(sample.position);
      if (match->phase() == Phase::Over) continue;
      tried += attempt(Trial{entry, tables, sample, *match, *new_analyst(*match)}) ? 1 : 0;
    }
    CHECK(tried > few);
  }
}

// A match with what was played before.
std::unique_ptr<Match> match_after(const CatalogEntry& entry, std::string_view position,
                                   std::string_view moves) {
  auto match = *entry.match_at(position);
  for (const auto& move : split_line(entry.id, moves)) REQUIRE(match->play(move));
  return match;
}

}  // namespace

TEST_CASE("the perfect player makes a move that tables call best, and says that he knows") {
  for_each_trial(1, 50, [](const Trial& trial) {
    REQUIRE(trial.analyst.use_tables(trial.tables));
    const auto thought = perfect_thought(trial.analyst);
    const auto known = *trial.tables->probe(trial.sample.position);
    const auto& best = known.moves.front();
    CHECK(thought.from_tables);
    const Side side = *trial.match.chooser();
    REQUIRE(trial.match.play(thought.move));
    // Nothing is better than to win at once.
    if (trial.match.verdict().ending.outcome == win_for(side)) return false;
    for (const auto& move : known.moves)
      if (move.move == thought.move) {
        CHECK(move.value.upper() >= best.value.lower());
        if (best.value.is_exact() && move.value.is_exact())
          CHECK_FALSE(is_better(best.value, move.value));
      }
    CHECK(thought.certainty != Certainty::Estimate);
    return true;
  });
}

TEST_CASE("what tables promise is brought home") {
  for_each_trial(29, 3, [](const Trial& trial) {
    Match& match = trial.match;
    const auto value = trial.tables->probe(trial.sample.position)->value;
    const bool counts = value.kind() == tables::Value::Kind::Seeds;
    if (!counts && value.result() == 0) return false;
    REQUIRE(trial.analyst.use_tables(trial.tables));
    const Side side = *match.chooser();
    int plies = 0;
    for (; match.phase() == Phase::Play && plies < 400; ++plies)
      REQUIRE(match.play(perfect_thought(trial.analyst).move));
    const int result = result_for(side, match.verdict().ending);
    if (!counts) {
      CHECK(result == value.result());
      CHECK(plies == value.plies());
    } else if (trial.entry.plays_for_points) {
      CHECK(result == value.lower() + trial.sample.captured);
    } else {  // With 25 seeds the game is won and over.
      CHECK(sign_of(result) >= sign_of(value.lower() + trial.sample.captured));
      CHECK(sign_of(result) <= sign_of(value.upper() + trial.sample.captured));
    }
    return true;
  });
}

TEST_CASE("what the search alone finds to the end is what tables know") {
  for_each_trial(3, 10, [](const Trial& trial) {
    const auto analysis = *trial.analyst.analyse({.positions = 30'000, .megabytes = 1}, {});
    if (!analysis.done || analysis.lines.front().certainty != Certainty::Exact) return false;
    const auto value = trial.tables->probe(trial.sample.position)->value;
    const int lower = value.lower() + trial.sample.captured;
    const int upper = value.upper() + trial.sample.captured;
    const auto& line = analysis.lines.front();
    // What is called proven leaves room for what tables prove, down to the seed.
    CHECK(line.lower <= upper);
    CHECK(line.upper >= lower);
    if (value.is_exact()) CHECK(line.lower <= lower);
    if (value.is_exact()) CHECK(line.upper >= upper);
    CHECK(sign_of(line.lower) == sign_of(line.upper));
    if (trial.entry.plays_for_points) CHECK(line.lower == line.upper);
    if (line.plies && value.plies()) CHECK(std::abs(*line.plies) == *value.plies());
    return true;
  });
}

TEST_CASE("what analysis calls proven of a move is what tables know of it, down to the seed") {
  for_each_trial(31, 0, [](const Trial& trial) {
    REQUIRE(trial.analyst.use_tables(trial.tables));
    const auto known = *trial.tables->probe(trial.sample.position);
    const auto analysis = *trial.analyst.analyse(
        {.positions = 20'000, .lines = known.moves.size(), .megabytes = 1}, {});
    for (const auto& line : analysis.lines) {
      const auto& value =
          std::ranges::find(known.moves, line.moves.front(), &KnownMove::move)->value;
      CAPTURE(line.moves.front());
      CHECK(line.lower <= value.upper() + trial.sample.captured);
      CHECK(line.upper >= value.lower() + trial.sample.captured);
      if (value.is_exact() && line.lower == line.upper)
        CHECK(line.lower == value.lower() + trial.sample.captured);
      if (!value.is_exact() && line.lower == line.upper) CHECK(line.lower == 0);
    }
    return true;
  });
}

TEST_CASE("a win is not thrown away by letting the other repeat a position for the third time") {
  const auto& entry = *find_ruleset("morris-classic");
  const auto match =
      match_after(entry, "......BWW......B.W....B.-0-0-0-W", "e5-b4 c5-f6 b4-e5 f6-c5 e5-b4 c5-f6");
  const auto analyst = new_analyst(*match);
  REQUIRE(analyst->use_tables(tables_of(entry)));
  const auto thought = perfect_thought(*analyst);
  CHECK(thought.move == "b4-d6");
  CHECK(thought.certainty == Certainty::Exact);
  const auto analysis = *analyst->analyse({.positions = 20'000, .lines = 30}, {});
  CHECK(analysis.lines.front().moves.front() != "b4-e5");
  for (const auto& line : analysis.lines)
    if (line.moves.front() == "b4-e5") CHECK(line.lower <= 0);
  for (int ply = 0; ply < 20 && match->phase() == Phase::Play; ++ply)
    REQUIRE(match->play(perfect_thought(*analyst).move));
  CHECK(match->verdict().ending.outcome == Outcome::FirstWins);
}

TEST_CASE("nothing is proven of a move that the other side can answer by repeating a position") {
  int replies = 0;
  for_each_trial(31, 0, [&](const Trial& trial) {
    Match& match = trial.match;
    REQUIRE(trial.analyst.use_tables(trial.tables));
    for_each_comeback(match, 1, [&] {
      const auto moves = match.legal_moves().size();
      const auto analysis =
          *trial.analyst.analyse({.positions = 5'000, .lines = moves, .megabytes = 1}, {});
      for (const auto& line : analysis.lines)
        for_each_repeating_reply(match, line.moves.front(), [&](int result) {
          if (line.certainty != Certainty::Estimate) CHECK(line.lower <= result);
          ++replies;
        });
    });
    return true;
  });
  CHECK(replies > 20);
}

TEST_CASE("analysis with tables tells exact values, lines that can be played, and where from") {
  for_each_trial(53, 0, [](const Trial& trial) {
    Match& match = trial.match;
    REQUIRE(trial.analyst.use_tables(trial.tables));
    const auto moves = match.legal_moves().size();
    const auto analysis = *trial.analyst.analyse({.positions = 50'000, .lines = moves}, {});
    CHECK(analysis.lines.size() == moves);
    CHECK(analysis.lines.front().moves.front() == analysis.move);
    for (const auto& line : analysis.lines) {
      CHECK(line.certainty != Certainty::Estimate);
      for (const auto& move : line.moves) REQUIRE(match.play(move));
      for (std::size_t i = 0; i < line.moves.size(); ++i) REQUIRE(match.undo());
    }
    return true;
  });
}

}  // namespace sowmill
