// Morris with men in hand: numbered, solved, verified, and compared with a plain search.

#include <algorithm>
#include <cstdint>
#include <doctest/doctest.h>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "common/random.hpp"
#include "match/numbering.hpp"
#include "solver/solve_tables.hpp"
#include "tables/folder.hpp"
#include "tables/tables.hpp"
#include "tables/verify_tables.hpp"

namespace sowmill::solver {
namespace {

using tables::Tables;
using MorrisTables = Tables<MorrisIndex>;

constexpr int men = 6;  // Three each: the smallest game that has a moving phase.

Witness nobody;

template <class G>
Result<void> solve_into(const test::Folder& folder, const G& game, std::string ruleset) {
  Alone alone;
  const Solving solving{.ruleset = std::move(ruleset),
                        .folder = folder.path,
                        .seeds = men,
                        .placing = Placing::With,
                        .memory = 1'000'000'000};
  return solve_tables(numbering_of(game), solving, nobody, alone, ThreadHands(2));
}

MorrisTables tables_in(const test::Folder& folder, const Morris& game) {
  MorrisTables tables(numbering_of(game), "morris");
  auto files = tables::open_folder(folder.path);
  REQUIRE(files);
  for (auto& file : *files) REQUIRE(tables.add(std::move(file)));
  return tables;
}

bool is_verified(const MorrisTables& tables) {
  const auto verified = tables::TableVerifier<MorrisIndex>(tables, 2, nobody).verify();
  REQUIRE(verified);
  return !verified->has_value();
}

// A win 1, a draw 0, a loss -1 for the one to move: by trying all, as long as men are in hand.
int searched(const MorrisTables& tables, const morris::State& state) {
  const auto& game = tables.index().game();
  if (state.in_hand[0] + state.in_hand[1] == 0) return tables.value_of(state)->result();
  if (const auto outcome = game.outcome(state); outcome != Outcome::Ongoing)
    return outcome == Outcome::Draw ? 0 : outcome == win_for(state.side) ? 1 : -1;
  int best = -1;
  for (const auto& move : game.legal_moves(state)) {
    auto next = state;
    game.apply(next, move);
    best = std::max(best, -searched(tables, next));
  }
  return best;
}

bool has_true_number(const MorrisIndex& index, morris::MenSlice slice, std::uint64_t number) {
  const auto state = index.state_at(slice, number);
  return !state || (index.slice_of(*state) == slice && index.number_of(*state) == number);
}

}  // namespace

TEST_CASE("positions with men in hand are numbered") {
  const MorrisIndex index{Morris(morris::source_rules)};
  const auto slices = index.placing_slices();
  CHECK(slices.size() == 497);
  CHECK(std::ranges::is_sorted(slices));
  Random random(1);
  std::uint64_t wrong = 0;
  for (const auto slice : slices) {
    CHECK(index.parse_slice(index.to_text(slice)) == slice);
    const auto size = index.size_of(slice);
    const bool is_small = size < 10'000;
    for (std::uint64_t i = 0; i < (is_small ? size : 1'000); ++i)
      wrong += has_true_number(index, slice, is_small ? i : random.next() % size) ? 0U : 1U;
  }
  CHECK(wrong == 0);
  for (const auto* none : {"4+3", "1+1", "9+9-hand1+0", "3+3-hand", "3", ""})
    CHECK_FALSE(index.parse_slice(none));
}

TEST_CASE("every play with men in hand leads to a slice that is named before") {
  const MorrisIndex index{Morris(morris::source_rules)};
  const auto& game = index.game();
  Random random(2);
  int wrong = 0;
  for (const auto slice : index.placing_slices()) {
    const auto earlier = index.earlier(slice);
    for (int i = 0; i < 20; ++i) {
      const auto state = index.state_at(slice, random.next() % index.size_of(slice));
      if (!state || game.outcome(*state) != Outcome::Ongoing) continue;
      for (const auto& move : game.legal_moves(*state)) {
        auto next = *state;
        game.apply(next, move);
        const auto after = index.slice_of(next);
        wrong += after && std::ranges::count(earlier, *after) == 0 ? 1 : 0;
      }
    }
  }
  CHECK(wrong == 0);
}

TEST_CASE("a run with placing has every slice that it needs") {
  const MorrisIndex index{Morris(morris::source_rules)};
  for (const int seeds : {0, 6, 7, 11, 18}) {
    std::set<morris::MenSlice> before;
    const auto wanted = wanted_slices(index, seeds, Placing::With);
    for (const auto slice : wanted) {
      for (const auto earlier : index.earlier(slice)) CHECK(before.count(earlier) == 1);
      before.insert(slice);
    }
    CHECK(wanted.size() >= wanted_slices(index, seeds, Placing::Without).size());
    CHECK((wanted.size() == 497 + 28) == (seeds == 18));
  }
}

TEST_CASE("tables with men in hand say what a plain search finds, and are proven") {
  const test::Folder folder;
  const Morris game(morris::source_rules);
  REQUIRE(solve_into(folder, game, "morris"));
  const auto tables = tables_in(folder, game);
  CHECK(is_verified(tables));
  Random random(3);
  std::array<int, 3> found{};
  int wrong = 0;
  for (const auto slice : tables.slices())
    for (int i = 0; i < 60 && slice.in_hand > 0 && slice.in_hand <= 3; ++i) {
      const auto state =
          tables.index().state_at(slice, random.next() % tables.index().size_of(slice));
      if (!state) continue;
      const int result = tables.value_of(*state)->result();
      ++found[static_cast<std::size_t>(result + 1)];
      wrong += result == searched(tables, *state) ? 0 : 1;
    }
  CHECK(wrong == 0);
  CHECK(std::ranges::count(found, 0) == 0);
}

TEST_CASE("a false result of a position with men in hand is found") {
  const test::Folder folder;
  const Morris game(morris::source_rules);
  REQUIRE(solve_into(folder, game, "morris"));
  const auto path = folder.file("morris-2+2-hand1+1.table");
  const auto table = tables::open_table(path);
  REQUIRE(table);
  std::vector<std::int8_t> results(table->description().size);
  REQUIRE(read_column(*table, "result", results));
  auto& one = *std::ranges::find(results, 1);
  one = 0;
  REQUIRE(write_table(path, table->description(), std::vector{tables::values_in(results)}));
  CHECK_FALSE(is_verified(tables_in(folder, game)));
}

TEST_CASE("placing is refused where nothing is placed") {
  const test::Folder folder;
  const auto solved = solve_into(folder, Ouri(ouri::ouri_rules), "ouri");
  REQUIRE_FALSE(solved);
  CHECK(solved.error().reason == Reason::NotInThisGame);
}

}  // namespace sowmill::solver
