#include <doctest/doctest.h>

#include "games/ouri/ouri_index.hpp"
#include "tables/folder.hpp"
#include "tables/graph_game.hpp"
#include "tables/verify_tables.hpp"

namespace sowmill::tables {
namespace {

using test::GraphGame;
using test::GraphIndex;

using Column = std::vector<std::int8_t>;

Witness nobody;

struct Bounds {
  Column lower = Column(GraphGame::nodes);
  Column upper = Column(GraphGame::nodes);
};

template <StateIndex I>
void write(const test::Folder& folder, const I& index, typename I::Slice slice,
           std::vector<std::string> names, const std::vector<Column>& columns) {
  std::vector<ColumnValues> values;
  for (const auto& column : columns) values.push_back(values_in(column));
  const Description description{.ruleset = "test",
                                .options = index.options(),
                                .slice = index.to_text(slice),
                                .measure = index.measure(),
                                .size = index.size_of(slice),
                                .columns = std::move(names)};
  REQUIRE(
      write_table(folder.file(table_file_name("test", description.slice)), description, values));
}

// Whether the tables of a folder are found true.
template <StateIndex I>
bool is_verified(const test::Folder& folder, const I& index) {
  Tables<I> tables(index, "test");
  auto files = open_folder(folder.path);
  REQUIRE(files);
  for (auto& file : *files) REQUIRE(tables.add(std::move(file)));
  const auto verified = TableVerifier<I>(tables, 2, nobody).verify();
  REQUIRE(verified);
  return !verified->has_value();
}

bool is_verified(const GraphIndex& index, std::vector<std::string> names,
                 const std::vector<Column>& columns) {
  const test::Folder folder;
  write(folder, index, 0, std::move(names), columns);
  return is_verified(folder, index);
}

// The best that the values of the successors make of a node.
int best_of_successors(const GraphGame& game, const Column& values, std::uint8_t node) {
  const auto moves = game.legal_moves({node});
  int best = -win_at_once;
  for (const auto& move : moves) {
    const int value = values[move.to];
    best = std::max(best, value > 0 ? 1 - value : -value);
  }
  return best;
}

// Round by round: what is won or lost in so many plies, and then in one more.
Column true_distances(const GraphGame& game) {
  Column values(GraphGame::nodes);
  for (std::size_t round = 0; round < 2 * GraphGame::nodes; ++round) {
    const Column before = values;
    for (std::uint8_t node = 0; node < GraphGame::nodes; ++node)
      values[node] = static_cast<std::int8_t>(best_of_successors(game, before, node));
  }
  return values;
}

// Who can force at least t, for the chooser of a node and for the other: an endless line counts if
// from some point on stopping gives him that. The nested fixpoint of the text book, on sets.
class CoBuechi {
 public:
  CoBuechi(const GraphGame& game, int threshold) : game_(game), threshold_(threshold) {
    Sets reached{};
    for (Sets before = solved_with(reached); before != reached; before = solved_with(reached))
      reached = before;
    winning_ = reached;
  }

  [[nodiscard]] bool wins(std::uint8_t node, bool as_chooser) const {
    return winning_[as_chooser][node];
  }

 private:
  using Sets = std::array<std::array<bool, GraphGame::nodes>, 2>;

  [[nodiscard]] static int worth(const Ending& ending) {
    return ending.score->first - ending.score->second;
  }

  [[nodiscard]] bool can_reach(const Sets& sets, std::uint8_t node, bool as_chooser) const {
    const auto moves = game_.legal_moves({node});
    if (moves.empty()) {
      const int value = worth(game_.ending({node}));
      return (as_chooser ? value : -value) >= threshold_;
    }
    const auto leads_in = [&](const GraphGame::Move& move) {
      return sets[move.again == as_chooser][move.to];
    };
    return as_chooser ? std::any_of(moves.begin(), moves.end(), leads_in)
                      : std::all_of(moves.begin(), moves.end(), leads_in);
  }

  // The largest X with X = (good and can reach X) or can reach Y.
  [[nodiscard]] Sets solved_with(const Sets& y) const {
    Sets x;
    for (auto& set : x) set.fill(true);
    for (Sets before{}; before != x;) {
      before = x;
      for (std::uint8_t node = 0; node < GraphGame::nodes; ++node)
        for (const bool as_chooser : {false, true}) {
          const int stopped = worth(game_.endless({node}));
          const bool good = (as_chooser ? stopped : -stopped) >= threshold_;
          x[as_chooser][node] =
              (good && can_reach(before, node, as_chooser)) || can_reach(y, node, as_chooser);
        }
    }
    return x;
  }

  const GraphGame& game_;
  int threshold_;
  Sets winning_{};
};

Bounds true_bounds(const GraphGame& game) {
  Bounds bounds{Column(GraphGame::nodes, -3), Column(GraphGame::nodes, 3)};
  for (int threshold = -3; threshold <= 3; ++threshold) {
    const CoBuechi solved(game, threshold);
    for (std::uint8_t node = 0; node < GraphGame::nodes; ++node) {
      if (solved.wins(node, true)) bounds.lower[node] = static_cast<std::int8_t>(threshold);
      if (solved.wins(node, false)) bounds.upper[node] = static_cast<std::int8_t>(-threshold);
    }
  }
  return bounds;
}

// The bounds that those of the successors make of a node.
std::pair<int, int> bounds_by_successors(const GraphGame& game, const Bounds& bounds,
                                         std::uint8_t node) {
  const auto moves = game.legal_moves({node});
  if (moves.empty()) {
    const auto score = game.ending({node}).score;
    return {score->first - score->second, score->first - score->second};
  }
  std::pair<int, int> best = {-win_at_once, -win_at_once};
  for (const auto& move : moves) {
    best.first =
        std::max<int>(best.first, move.again ? bounds.lower[move.to] : -bounds.upper[move.to]);
    best.second =
        std::max<int>(best.second, move.again ? bounds.upper[move.to] : -bounds.lower[move.to]);
  }
  return best;
}

// Takes the bounds of successors again and again, until all agree; false if they never do.
bool settles(const GraphGame& game, Bounds& bounds) {
  for (int round = 0; round < 300; ++round) {
    bool changed = false;
    for (std::uint8_t node = 0; node < GraphGame::nodes; ++node) {
      const auto [lower, upper] = bounds_by_successors(game, bounds, node);
      changed = changed || lower != bounds.lower[node] || upper != bounds.upper[node];
      bounds.lower[node] = static_cast<std::int8_t>(lower);
      bounds.upper[node] = static_cast<std::int8_t>(upper);
    }
    if (!changed) return true;
  }
  return false;
}

// What a board of Awari is worth by the boards after it.
int best_of_awari(const OuriIndex& index, const std::vector<Column>& layers,
                  const sowing::TwoRows& board) {
  const auto& game = index.game();
  const auto worth = [&](const sowing::TwoRows& after) {
    if (const auto ending = game.ending(after); ending.outcome != Outcome::Ongoing)
      return ending.score->first - ending.score->second - game.material(board);
    const auto seeds = static_cast<std::size_t>(index.slice_of(after)->seeds);
    return game.material(after) - game.material(board) - layers[seeds][index.number_of(after)];
  };
  if (game.outcome(board) != Outcome::Ongoing) return worth(board);
  int best = -win_at_once;
  for (const auto move : game.legal_moves(board)) {
    auto after = board;
    game.apply(after, move);
    best = std::max(best, worth(after));
  }
  return best;
}

// Takes the values of successors again and again, until all agree; false if they never do.
bool settles(const OuriIndex& index, std::vector<Column>& layers, int seeds) {
  auto& layer = layers[static_cast<std::size_t>(seeds)];
  for (int round = 0; round < 300; ++round) {
    bool changed = false;
    for (std::size_t number = 0; number < layer.size(); ++number) {
      const auto best =
          static_cast<std::int8_t>(best_of_awari(index, layers, *index.state_at({seeds}, number)));
      changed = changed || best != layer[number];
      layer[number] = best;
    }
    if (!changed) return true;
  }
  return false;
}

bool is_verified(const OuriIndex& index, const std::vector<Column>& layers) {
  const test::Folder folder;
  for (std::size_t seeds = 0; seeds < layers.size(); ++seeds)
    write(folder, index, {static_cast<int>(seeds)}, {"value"}, {layers[seeds]});
  return is_verified(folder, index);
}

}  // namespace

TEST_CASE("true distances are proven, and a single false one is found") {
  for (const std::uint64_t seed : {1U, 2U}) {
    const GraphIndex index(Measure::Distance, seed);
    const auto values = true_distances(index.game());
    CHECK(is_verified(index, {"value"}, {values}));
    for (std::size_t node = 0; node < values.size(); ++node)
      for (const int other : {-126, 0, 125}) {
        auto wrong = values;
        wrong[node] = static_cast<std::int8_t>(other);
        CHECK(is_verified(index, {"value"}, {wrong}) == (wrong == values));
      }
  }
}

TEST_CASE("a win that takes more plies than a byte can say is no draw") {
  const GraphIndex index(GraphGame::line());
  Column values(GraphGame::most_nodes);
  // All agree with each other: the loss in 254 plies has the byte of a draw.
  for (std::size_t node = 0; node < 254; ++node)
    values[node] = static_cast<std::int8_t>(node % 2 == 0 ? node / 2 - 127 : 127 - node / 2);
  CHECK_FALSE(is_verified(index, {"value"}, {values}));
}

TEST_CASE("true results are proven, and a single false one is found") {
  const GraphIndex index(Measure::Distance, 4);
  auto results = true_distances(index.game());
  for (auto& result : results) result = static_cast<std::int8_t>((result > 0) - (result < 0));
  CHECK(is_verified(index, {"result"}, {results}));
  for (auto& result : results)
    for (const int other : {-1, 0, 1}) {
      if (other == result) continue;
      const auto kept = std::exchange(result, static_cast<std::int8_t>(other));
      CHECK_FALSE(is_verified(index, {"result"}, {results}));
      result = kept;
    }
}

TEST_CASE("true bounds are proven, and a single false one is found") {
  int apart = 0;
  for (const std::uint64_t seed : {5U, 6U}) {
    const GraphIndex index(Measure::Interval, seed);
    const auto bounds = true_bounds(index.game());
    CHECK(is_verified(index, {"lower", "upper"}, {bounds.lower, bounds.upper}));
    for (std::size_t node = 0; node < GraphGame::nodes; ++node) {
      apart += bounds.lower[node] != bounds.upper[node] ? 1 : 0;
      for (const int step : {-1, 1}) {
        auto wrong = bounds;
        wrong.lower[node] = static_cast<std::int8_t>(wrong.lower[node] + step);
        CHECK_FALSE(is_verified(index, {"lower", "upper"}, {wrong.lower, wrong.upper}));
        wrong = bounds;
        wrong.upper[node] = static_cast<std::int8_t>(wrong.upper[node] + step);
        CHECK_FALSE(is_verified(index, {"lower", "upper"}, {wrong.lower, wrong.upper}));
      }
    }
  }
  CHECK(apart > 0);
}

TEST_CASE("a cycle of bounds that agree with each other but are false is found") {
  int false_cycles = 0;
  Random random(9);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const GraphIndex index(Measure::Interval, seed);
    const auto bounds = true_bounds(index.game());
    Bounds wrong;
    for (std::size_t node = 0; node < GraphGame::nodes; ++node) {
      wrong.lower[node] = static_cast<std::int8_t>(static_cast<int>(random.below(4)) - 3);
      wrong.upper[node] = static_cast<std::int8_t>(random.below(4));
    }
    const bool agrees = settles(index.game(), wrong);
    if (!agrees || (wrong.lower == bounds.lower && wrong.upper == bounds.upper)) continue;
    ++false_cycles;
    CHECK_FALSE(is_verified(index, {"lower", "upper"}, {wrong.lower, wrong.upper}));
  }
  CHECK(false_cycles > 0);
}

TEST_CASE("a cycle of values that agree with each other but are false is found") {
  const OuriIndex index{Ouri(ouri::awari_rules)};
  constexpr int seeds = 6;
  std::vector<Column> layers;
  for (int n = 0; n <= seeds; ++n) {
    layers.emplace_back(index.size_of({n}));
    REQUIRE(settles(index, layers, n));
  }
  CHECK(is_verified(index, layers));

  int false_cycles = 0;
  Random random(8);
  for (int start = 0; start < 20; ++start) {
    auto wrong = layers;
    for (auto& value : wrong.back())
      value = static_cast<std::int8_t>(static_cast<int>(random.below(2 * seeds + 1)) - seeds);
    if (!settles(index, wrong, seeds) || wrong == layers) continue;
    ++false_cycles;
    CHECK_FALSE(is_verified(index, wrong));
  }
  CHECK(false_cycles > 0);
}

TEST_CASE("a table cannot be verified without those before it") {
  const OuriIndex index{Ouri(ouri::awari_rules)};
  const test::Folder folder;
  write(folder, index, {3}, {"value"}, {Column(index.size_of({3}))});
  Tables<OuriIndex> tables(index, "test");
  REQUIRE(tables.add(std::move(open_folder(folder.path)->front())));
  const auto verified = TableVerifier<OuriIndex>(tables, 1, nobody).verify();
  REQUIRE_FALSE(verified);
  CHECK(verified.error().reason == Reason::TableMissing);
}

}  // namespace sowmill::tables
