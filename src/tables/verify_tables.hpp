#pragma once

#include <optional>
#include <string>

#include "tables/bounds_proof.hpp"
#include "tables/successor_check.hpp"

namespace sowmill::tables {

// Proves the tables of a rule set from the rules alone: every value agrees with those of its
// successors, and is reached in finitely many moves where it is not what endless play gives.
template <StateIndex I>
class TableVerifier {
 public:
  TableVerifier(const Tables<I>& tables, unsigned threads, Witness& witness)
      : tables_(tables), index_(tables.index()), threads_(threads), witness_(witness) {}

  // The first position whose value is false; none if all are true.
  Result<std::optional<std::string>> verify() {
    const auto slices = tables_.slices();
    std::uint64_t positions = 0;
    for (const auto slice : slices) positions += index_.size_of(slice);
    witness_.begins(positions, slices.size());
    for (const auto slice : slices) {
      witness_.slice_begins(index_.to_text(slice), index_.size_of(slice));
      if (const auto loaded = load_for(slice); !loaded) return tl::unexpected(loaded.error());
      if (const auto told = check_kinds(slice); !told) return tl::unexpected(told.error());
      if (const auto wrong = verify(slice))
        return index_.game().to_text(*index_.state_at(slice, wrong->number));
      witness_.slice_ends();
    }
    return std::nullopt;
  }

 private:
  using Slice = typename I::Slice;

  // The slice and those that its moves lead to; the others are forgotten.
  Result<void> load_for(Slice slice) {
    auto needed = index_.earlier(slice);
    needed.push_back(slice);
    std::erase_if(loaded_,
                  [&](const auto& entry) { return std::ranges::count(needed, entry.first) == 0; });
    for (const auto each : needed)
      if (loaded_.count(each) == 0)
        if (const auto done = load(each, slice); !done) return done;
    return {};
  }

  Result<void> load(Slice needed, Slice verified) {
    const auto* table = tables_.table_of(needed);
    if (table == nullptr)
      return refuse(Reason::TableMissing, tables_.table_of(verified)->name(),
                    index_.to_text(needed));
    return SliceValues::read(*table, threads_).map([&](SliceValues values) {
      loaded_.emplace(needed, std::move(values));
    });
  }

  // Who wins does not tell in how many plies, nor whether that is soon enough where play is
  // limited.
  [[nodiscard]] Result<void> check_kinds(Slice slice) const {
    const auto is_result = [&](Slice each) {
      return loaded_.at(each).kind() == SliceValues::Kind::Result;
    };
    const auto refuse_for = [&](Slice each) {
      return refuse(Reason::TableOnlyResults, tables_.table_of(slice)->name(),
                    tables_.table_of(each)->name());
    };
    if (is_result(slice) && index_.longest_play(slice)) return refuse_for(slice);
    if (!is_result(slice))
      for (const auto earlier : index_.earlier(slice))
        if (is_result(earlier)) return refuse_for(earlier);
    return {};
  }

  [[nodiscard]] std::optional<Falsehood> verify(Slice slice) const {
    const Successors<I> successors(index_, loaded_, slice);
    const auto kind = successors.values().kind();
    SuccessorCheck<I> check(successors, threads_, witness_);
    if (kind == SliceValues::Kind::Distance) {
      check.compare_distances();
      return check.wrong();
    }
    if (kind == SliceValues::Kind::Result && check.compare_if_all_leave()) return check.wrong();
    return BoundsProof<I>(successors, threads_, witness_).verify();
  }

  const Tables<I>& tables_;
  const I& index_;
  unsigned threads_;
  Witness& witness_;
  LoadedSlices<I> loaded_;
};

}  // namespace sowmill::tables
