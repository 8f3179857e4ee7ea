#pragma once

#include <algorithm>
#include <concepts>
#include <functional>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "common/result.hpp"
#include "games/state_index.hpp"
#include "tables/table.hpp"

namespace sowmill::solver {

// A game with rule sets that differ in few slices.
template <class I>
concept HasRelatives = requires(const I& index, typename I::Slice slice, std::string_view options) {
  { index.plays_alike(slice, options) } -> std::same_as<bool>;
};

// Tables of a rule set that differs from ours in few slices. Where both play alike, and every slice
// that moves lead to is the same in both, the values are the same too.
template <StateIndex I>
class RelatedTables {
 public:
  using Slice = typename I::Slice;
  using Table = tables::Table;
  using OpenOwn = std::function<Result<Table>(Slice)>;

  RelatedTables(const I& index, std::vector<Table> tables, OpenOwn open_own)
      : index_(index), tables_(std::move(tables)), open_own_(std::move(open_own)) {}

  // The table that says of the slice what ours will say; none if that is not known. Requires: the
  // slices that it leads to have tables of ours.
  Result<const Table*> twin_of(Slice slice) {
    const Table* const table = find(slice);
    if (table == nullptr || !plays_alike(slice, table->description())) return nullptr;
    for (const auto earlier : index_.earlier(slice)) {
      const auto same = is_same(earlier);
      if (!same) return tl::unexpected(same.error());
      if (!*same) return nullptr;
    }
    return table;
  }

 private:
  [[nodiscard]] bool plays_alike(Slice slice, const tables::Description& other) const {
    if constexpr (HasRelatives<I>)
      return index_.plays_alike(slice, other.options) && index_.size_of(slice) == other.size;
    return false;
  }

  [[nodiscard]] const Table* find(Slice slice) const {
    const auto found = std::ranges::find(tables_, index_.to_text(slice), [](const Table& table) {
      return table.description().slice;
    });
    return found == tables_.end() ? nullptr : &*found;
  }

  Result<bool> is_same(Slice slice) {
    if (const auto known = is_same_.find(slice); known != is_same_.end()) return known->second;
    const Table* const others = find(slice);
    if (others == nullptr) return false;
    const auto own = open_own_(slice);
    if (!own) return tl::unexpected(own.error());
    const auto same = own->has_blocks_of(*others);
    if (same) is_same_[slice] = *same;
    return same;
  }

  const I& index_;
  std::vector<Table> tables_;
  OpenOwn open_own_;
  std::map<Slice, bool> is_same_;
};

}  // namespace sowmill::solver
