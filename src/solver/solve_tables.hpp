#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>

#include "common/result.hpp"
#include "games/state_index.hpp"
#include "solver/agreement.hpp"
#include "solver/look_ahead.hpp"
#include "solver/machine.hpp"
#include "solver/needs.hpp"
#include "solver/related_tables.hpp"
#include "solver/solve_slice.hpp"
#include "solver/table_columns.hpp"
#include "solver/team.hpp"
#include "solver/wanted_slices.hpp"
#include "tables/table_file.hpp"
#include "tables/witness.hpp"

namespace sowmill::solver {

struct Solving {
  std::string ruleset;
  std::filesystem::path folder;
  int seeds = 0;
  Placing placing = Placing::Without;
  unsigned threads = 1;
  std::uint64_t memory = 0;            // Bytes that may be used.
  std::filesystem::path related = {};  // Tables of a rule set that differs in few slices; or none.
};

using tables::Witness;

// Solves slice after slice and writes a table of each. A table that is there already is not solved
// again, so a run that was interrupted goes on where it was; nor is the witness told of it.
//
// A team does it together: each process keeps its share of every slice, and the first one writes.
template <StateIndex I, class Solver, class Hands>
class TableSolver {
 public:
  using Slice = typename I::Slice;

  TableSolver(I& index, const Solving& solving, Witness& witness, Team& team, Hands hands)
      : index_(index), solving_(solving), witness_(witness), team_(team), hands_(hands) {}

  Result<void> solve() {
    std::vector<Slice> missing;
    if (const auto begun = agree(team_, begin(missing)); !begun) return begun;
    if (const auto opened = agree(team_, open_related()); !opened) return opened;
    index_.prepare(solving_.seeds);
    std::uint64_t positions = 0;
    for (const auto slice : missing) positions += index_.size_of(slice);
    witness_.begins(positions, missing.size());
    for (std::span<const Slice> left = missing; !left.empty(); left = left.subspan(1)) {
      const Slice slice = left.front();
      witness_.slice_begins(index_.to_text(slice), index_.size_of(slice));
      const auto copied = copy_if_same(slice);
      if (!copied) return tl::unexpected(copied.error());
      if (*copied) {
        witness_.slice_copied();
        continue;
      }
      if (const auto solved = solve(left); !solved) return solved;
      witness_.slice_ends();
    }
    return {};
  }

 private:
  using Known = typename Solver::Known;

  // Finds the slices to solve, and whether they can be.
  Result<void> begin(std::vector<Slice>& missing) const {
    if (solving_.placing == Placing::With && !HasPlacing<I>)
      return refuse(Reason::NotInThisGame, "--placing");
    if (!solving_.related.empty() && !HasRelatives<I>)
      return refuse(Reason::NotInThisGame, "--related");
    std::error_code failed;
    std::filesystem::create_directories(solving_.folder, failed);
    if (failed || !is_writable(solving_.folder))
      return refuse(Reason::FileUnwritable, solving_.folder.string());
    if (team_.rank() == 0) tables::remove_abandoned_parts(solving_.folder.string());
    const auto wanted = wanted_slices(index_, solving_.seeds, solving_.placing);
    if (wanted.empty()) return refuse(Reason::NothingToSolve, std::to_string(solving_.seeds));
    for (const auto slice : wanted)
      if (!std::filesystem::exists(path_of(slice), failed) && !failed)
        missing.push_back(slice);
      else if (const auto table = open(slice); !table)
        return tl::unexpected(table.error());
    return check_needs(missing);
  }

  [[nodiscard]] Keeps keeps(Slice slice) const {
    if constexpr (HasPlacing<I>)
      if (!slice.is_moving()) return Keeps::Result;
    return Keeps::Everything;
  }

  [[nodiscard]] tables::Description description_of(Slice slice) const {
    return {.ruleset = solving_.ruleset,
            .options = index_.options(),
            .slice = index_.to_text(slice),
            .measure = index_.measure(),
            .size = index_.size_of(slice),
            .columns = columns_of(index_.measure(), keeps(slice))};
  }

  [[nodiscard]] std::string path_of(Slice slice) const {
    return (solving_.folder / tables::table_file_name(solving_.ruleset, index_.to_text(slice)))
        .string();
  }

  // A table under the right name that is not the right one is refused, not overwritten.
  [[nodiscard]] Result<tables::Table> open(Slice slice) const {
    auto table = tables::open_table(path_of(slice));
    if (table && table->description() != description_of(slice))
      return refuse(Reason::TableOtherRules, path_of(slice), told(table->description()),
                    told(description_of(slice)));
    return table;
  }

  [[nodiscard]] Needs needs_of(const std::vector<Slice>& slices) const {
    Needs needs;
    for (const auto slice : slices) {
      needs.memory = std::max(needs.memory, memory_for<Solver>(index_, slice, team_));
      needs.disk += disk_for(index_.size_of(slice), index_.measure(), keeps(slice));
    }
    return needs;
  }

  [[nodiscard]] Result<void> check_needs(const std::vector<Slice>& missing) const {
    constexpr std::uint64_t megabyte = 1'000'000;
    const auto needed = [](std::uint64_t bytes) {
      return std::to_string((bytes + megabyte - 1) / megabyte);
    };
    const auto there = [](std::uint64_t bytes) { return std::to_string(bytes / megabyte); };
    const Needs needs = needs_of(missing);
    if (needs.memory > solving_.memory)
      return refuse(Reason::TooLittleMemory, needed(needs.memory), there(solving_.memory));
    const auto disk = free_disk(solving_.folder);
    if (needs.disk > disk) return refuse(Reason::TooLittleDisk, needed(needs.disk), there(disk));
    return {};
  }

  Result<void> open_related() {
    if (solving_.related.empty()) return {};
    auto tables = tables::open_folder(solving_.related.string());
    if (!tables) return tl::unexpected(tables.error());
    const auto is_related = [this](const tables::Table& table) {
      const auto slice = index_.parse_slice(table.description().slice);
      if constexpr (HasRelatives<I>)
        return slice && index_.plays_alike(*slice, table.description().options);
      return false;
    };
    if (std::ranges::none_of(*tables, is_related))
      return refuse(Reason::NoRelatedTables, solving_.related.string(), solving_.ruleset);
    related_.emplace(index_, std::move(*tables), [this](Slice slice) { return open(slice); });
    return {};
  }

  // Whether the slice needs no solving, since related tables have it. It is read as if it had been
  // solved before when it is needed.
  Result<bool> copy_if_same(Slice slice) {
    if (!related_) return false;
    const auto twin = related_->twin_of(slice);
    const bool is_same =
        twin && *twin != nullptr && (*twin)->description().columns == description_of(slice).columns;
    Result<void> copied = twin.map([](auto*) {});
    if (is_same && team_.rank() == 0)
      copied = copy_table(path_of(slice), description_of(slice), **twin, solving_.threads);
    return agree(team_, std::move(copied)).map([&] { return is_same; });
  }

  // Solves the first of the slices that are left.
  Result<void> solve(std::span<const Slice> left) {
    const Slice slice = left.front();
    if (keeps_ != keeps(slice)) solved_.forget_all();
    keeps_ = keeps(slice);
    forget_what_has_no_room(left);
    for (const auto other : index_.earlier(slice))
      if (!solved_.has(other))
        if (const auto loaded = agree(team_, load(other)); !loaded) return loaded;
    auto known = solve_in_memory(slice);
    if (const auto written = write(slice, known); !written) return written;
    remember(slice, std::move(known));
    return {};
  }

  // Reading a table again takes longer than keeping it, so besides what the first slice needs is
  // kept what others need, the soonest first, as long as there is room. Not in a team: there all
  // read together, and each may have other room.
  void forget_what_has_no_room(std::span<const Slice> left) {
    std::vector<Slice> kept = index_.earlier(left.front());
    if (team_.size() > 1) return solved_.keep(kept);
    std::uint64_t taken = memory_for<Solver>(index_, left.front(), team_);
    for (const auto slice : left.subspan(1))
      for (const auto other : index_.earlier(slice)) {
        if (!solved_.has(other) || std::ranges::count(kept, other) != 0) continue;
        taken += index_.size_of(other) * sizeof(Known);
        if (taken > solving_.memory) return solved_.keep(kept);
        kept.push_back(other);
      }
    solved_.keep(kept);
  }

  [[nodiscard]] HugeArray<Known> solve_in_memory(Slice slice) const {
    const auto advance = [&](std::uint64_t half_positions) {
      witness_.slice_advances(half_positions);
    };
    if constexpr (HasPlacing<I> && Hands::has_whole_slices && std::is_same_v<Known, Value>)
      if (!slice.is_moving()) return LookAhead(index_, slice, solved_, hands_, advance).solve();
    return Solver(index_, slice, solved_, hands_, advance).solve();
  }

  Result<void> write(Slice slice, const HugeArray<Known>& share) {
    Result<void> written;
    if (team_.size() == 1) {
      written = write_whole(slice, share);
    } else {
      const auto whole = gather(team_, share, index_.size_of(slice));
      if (team_.rank() == 0) written = write_whole(slice, whole);
    }
    // The others go on when the table is there, and not at all when it is not.
    return agree(team_, std::move(written));
  }

  [[nodiscard]] Result<void> write_whole(Slice slice, const HugeArray<Known>& known) const {
    return write_table(path_of(slice), description_of(slice), column_values(known, keeps(slice)),
                       {.threads = solving_.threads});
  }

  // Distances that come from results would mean nothing.
  void remember(Slice slice, HugeArray<Known> known) {
    if constexpr (std::is_same_v<Known, Value>)
      if (keeps_ == Keeps::Result)
        for (Value& value : known.span()) value = without_distance(value);
    solved_.add(slice, std::move(known));
  }

  Result<void> load(Slice other) {
    const auto table = open(other);
    if (!table) return tl::unexpected(table.error());
    HugeArray<Known> known(index_.size_of(other));
    if (const auto read = read_known(*table, known, solving_.threads); !read) return read;
    remember(other,
             team_.size() == 1 ? std::move(known) : part_of(known, hands_.share_of(known.size())));
    return {};
  }

  I& index_;
  const Solving& solving_;
  Witness& witness_;
  Team& team_;
  Hands hands_;
  typename Solver::Solved solved_;
  std::optional<RelatedTables<I>> related_;
  Keeps keeps_ = Keeps::Everything;  // What is in solved_.
};

template <StateIndex I, class Hands>
Result<void> solve_tables(I index, const Solving& solving, Witness& witness, Team& team,
                          Hands hands) {
  if (index.measure() == Measure::Interval)
    return TableSolver<I, IntervalSolver<I, Hands>, Hands>(index, solving, witness, team, hands)
        .solve();
  return TableSolver<I, ValueSolver<I, Hands>, Hands>(index, solving, witness, team, hands).solve();
}

}  // namespace sowmill::solver
