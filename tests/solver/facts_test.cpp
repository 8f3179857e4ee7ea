// The solver against what others have published or computed.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <doctest/doctest.h>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "match/numbering.hpp"
#include "solver/solve_slice.hpp"
#include "support/data_file.hpp"

namespace sowmill::solver {
namespace {

const auto ignore = [](std::uint64_t) {};

// The rows of a file of facts below its header, each as its numbers; words count as 0.
std::vector<std::vector<int>> facts(const std::string& file) {
  std::vector<std::vector<int>> rows;
  for (const auto& fields : test::read_table("facts/" + file)) {
    std::vector<int> numbers;
    for (const auto& field : fields)
      numbers.push_back(static_cast<int>(std::strtol(field.c_str(), nullptr, 10)));
    rows.push_back(numbers);
  }
  rows.erase(rows.begin());
  REQUIRE(!rows.empty());
  return rows;
}

// Solves slice after slice and shows each to the caller.
template <class Solver, StateIndex I, class Look>
void solve_all(I index, int seeds, unsigned threads, const Look& look) {
  typename Solver::Solved solved;
  for (const auto slice : index.slices(seeds)) {
    auto known = Solver(index, slice, solved, ThreadHands(threads), ignore).solve();
    look(index, slice, known);
    solved.add(slice, std::move(known));
  }
}

struct Tally {
  int wins = 0;
  int losses = 0;
  int draws = 0;
  int longest_win = 0;
  int longest_loss = 0;

  void add(Value value) {
    ++(value > 0 ? wins : value < 0 ? losses : draws);
    if (value > 0) longest_win = std::max(longest_win, plies_of(value));
    if (value < 0) longest_loss = std::max(longest_loss, plies_of(value));
  }
};

}  // namespace

TEST_CASE("Awari is solved as Lincke published it") {
  const auto rows = facts("awari-score-histogram.tsv");
  std::map<std::pair<int, int>, int> found;
  solve_all<ValueSolver<OuriIndex, ThreadHands>>(numbering_of(Ouri(ouri::awari_rules)), 9, 2,
                                                 [&](const auto&, auto slice, const auto& values) {
                                                   for (const Value value : values.span())
                                                     ++found[{slice.seeds, value}];
                                                 });
  int compared = 0;
  for (const auto& row : rows)
    if (row[0] <= 9) compared += found[{row[0], row[1]}] == row[2];
  CHECK(compared ==
        static_cast<int>(std::ranges::count_if(rows, [](const auto& row) { return row[0] <= 9; })));
  CHECK(compared == static_cast<int>(found.size()));
}

TEST_CASE("Lib al-Aqil is solved as it was elsewhere") {
  const auto rows = facts("aqil-endgames.tsv");
  std::vector<std::vector<int>> found;
  for (const auto& rules : {aqil::letter_rules, aqil::source_rules})
    solve_all<ValueSolver<AqilIndex, ThreadHands>>(
        numbering_of(Aqil(rules)), 8, 2, [&](const auto& index, auto slice, const auto& values) {
          Tally tally;
          for (std::uint64_t number = 0; number < values.size(); ++number) {
            // The facts are seen by the player whose turn it is, also where the other chooses a
            // gift.
            const auto state = *index.state_at(slice, number);
            const bool chooses = index.game().side_to_move(state) == state.side;
            tally.add(static_cast<Value>(chooses ? values[number] : -values[number]));
          }
          if (slice.seeds >= 2)
            found.push_back({0, slice.seeds, tally.wins, tally.losses, tally.draws});
        });
  CHECK(found == rows);
}

TEST_CASE("Ntxuva is solved as it was elsewhere") {
  const auto rows = facts("ntxuva-endgames.tsv");
  std::map<int, Tally> found;
  solve_all<ValueSolver<NtxuvaIndex, ThreadHands>>(
      numbering_of(Ntxuva(ntxuva::basic_rules)), 5, 2,
      [&](const auto& index, auto slice, const auto& values) {
        for (std::uint64_t number = 0; number < values.size(); ++number)
          if (const auto state = index.state_at(slice, number))
            found[ntxuva::pieces_of(state->rings[0]) + ntxuva::pieces_of(state->rings[1])].add(
                values[number]);
      });
  for (const auto& row : rows) {
    if (row[0] > 5) continue;
    const Tally& tally = found[row[0]];
    CHECK(std::vector{row[0], tally.wins, tally.losses, tally.draws,
                      std::max(tally.longest_win, tally.longest_loss)} == row);
  }
}

TEST_CASE("the bounds of Ouri are those of the co-Büchi condition") {
  const auto rows = facts("ouri-endgames.tsv");
  std::vector<std::vector<int>> found;
  solve_all<IntervalSolver<OuriIndex, ThreadHands>>(
      numbering_of(Ouri(ouri::ouri_rules)), 8, 2, [&](const auto&, auto slice, const auto& bounds) {
        std::vector<int> row = {slice.seeds, 0, 0, 0, 0};
        for (const Bounds& bound : bounds.span())
          ++row[1 + static_cast<std::size_t>(std::min(3, (bound.upper - bound.lower) / 2))];
        if (slice.seeds > 0) found.push_back(row);
      });
  CHECK(found == rows);
}

namespace {

// Rows of mover, opponent and what is counted there, for up to so many men.
std::vector<std::vector<int>> morris_rows(const morris::Rules& rules, int men) {
  std::vector<std::vector<int>> rows;
  solve_all<ValueSolver<MorrisIndex, ThreadHands>>(
      numbering_of(Morris(rules)), men, 2, [&](const auto& index, auto slice, const auto& values) {
        std::map<std::pair<int, int>, Tally> tallies;
        for (std::uint64_t number = 0; number < values.size(); ++number)
          if (const auto state = index.state_at(slice, number))
            tallies[{state->men_of(Side::First), state->men_of(Side::Second)}].add(values[number]);
        for (const auto& [men_of, tally] : tallies)
          rows.push_back({men_of.first, men_of.second, tally.wins, tally.losses, tally.draws,
                          tally.longest_win, tally.longest_loss});
      });
  return rows;
}

}  // namespace

TEST_CASE("morris is solved as it was published, and as its own draw rule makes it") {
  const auto classic = morris_rows(morris::classic_rules, 7);
  for (const auto& row : facts("morris-classic-moving-phase.tsv"))
    if (row[0] + row[1] <= 7) CHECK(std::ranges::count(classic, row) == 1);
  auto limited = morris_rows(morris::source_rules, 7);
  for (auto& row : limited) row.resize(5);
  for (const auto& row : facts("morris-3v3-limit.tsv"))
    if (row[0] + row[1] <= 7) CHECK(std::ranges::count(limited, row) == 1);
}

TEST_CASE("as many threads as one likes give the same") {
  std::vector<std::vector<Value>> by_threads;
  for (const unsigned threads : {1U, 2U, 5U}) {
    std::vector<Value> all;
    solve_all<ValueSolver<OuriIndex, ThreadHands>>(
        numbering_of(Ouri(ouri::awari_rules)), 10, threads,
        [&](const auto&, auto, const auto& values) {
          all.insert(all.end(), values.span().begin(), values.span().end());
        });
    by_threads.push_back(all);
  }
  CHECK(by_threads[0] == by_threads[1]);
  CHECK(by_threads[0] == by_threads[2]);
}

}  // namespace sowmill::solver
