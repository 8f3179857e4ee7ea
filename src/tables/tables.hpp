#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tables/block_cache.hpp"
#include "tables/table.hpp"
#include "tables/value.hpp"

namespace sowmill::tables {

// The tables of one rule set, and what they say of positions: the board alone, whatever was
// captured before. Threads may share it once all tables are added.
template <StateIndex I>
class Tables {
 public:
  using State = typename I::Game::State;
  using Move = typename I::Game::Move;
  using Slice = typename I::Slice;

  Tables(I index, std::string ruleset) : index_(std::move(index)), ruleset_(std::move(ruleset)) {}

  [[nodiscard]] const I& index() const { return index_; }
  [[nodiscard]] const std::string& ruleset() const { return ruleset_; }

  // Refused if the table is not one of this rule set, of a slice that there is.
  Result<void> add(Table table) {
    const auto& description = table.description();
    const auto slice = index_.parse_slice(description.slice);
    if (description.ruleset != ruleset_ || description.options != index_.options() ||
        description.measure != index_.measure() || !slice ||
        description.size != index_.size_of(*slice))
      return refuse(Reason::TableOtherRules, table.name(), told(description),
                    ruleset_ + " (" + index_.options() + ')');
    auto columns = columns_of(table);
    if (!columns) return tl::unexpected(columns.error());
    keep(*slice, {std::move(table), next_number_++, *columns});
    return {};
  }

  // The slices there are tables of, earlier ones first.
  [[nodiscard]] std::vector<Slice> slices() const {
    std::vector<Slice> all;
    all.reserve(entries_.size());
    for (const auto& [slice, entry] : entries_) all.push_back(slice);
    return all;
  }
  [[nodiscard]] const Table* table_of(Slice slice) const {
    const auto found = entries_.find(slice);
    return found == entries_.end() ? nullptr : &found->second.table;
  }

  // Seen by the one who chooses.
  [[nodiscard]] Result<Value> value_of(const State& state) const {
    const auto& game = index_.game();
    if (const auto ending = game.ending(state); ending.outcome != Outcome::Ongoing)
      return value_when_over(state, ending);
    const auto slice = index_.slice_of(state);
    const auto found = slice ? entries_.find(*slice) : entries_.end();
    if (found == entries_.end()) return Value::unknown();
    auto value = read(found->second, index_.number_of(state));
    if (value && !value->is_possible(most_seeds(*slice)))
      return refuse(Reason::TableImpossible, found->second.table.name());
    if constexpr (requires { index_.plies_counted(state); })
      if (const auto limit = index_.longest_play(*slice); value && limit)
        return value->within(*limit - index_.plies_counted(state));
    return value;
  }

  // What a legal move is worth to the one who makes it: what it gains and what then comes.
  [[nodiscard]] Result<Value> value_of(const State& state, const Move& move) const {
    const auto& game = index_.game();
    State next = state;
    game.apply(next, move);
    const int sign = game.side_to_move(state) == Side::First ? 1 : -1;
    const int gain = index_.measure() == Measure::Distance
                         ? 0
                         : sign * (game.material(next) - game.material(state));
    const bool chooses_again = game.side_to_move(next) == game.side_to_move(state);
    return value_of(next).map([&](const Value& value) {
      return (chooses_again ? value : value.for_other()).after_gain(gain);
    });
  }

 private:
  // Where a table keeps what: a value or a result, or both bounds.
  struct Columns {
    std::size_t first = 0;
    std::size_t second = 0;
    bool is_result = false;
  };
  struct Entry {
    Table table;
    std::uint32_t number = 0;
    Columns columns;
  };

  static Result<Columns> columns_of(const Table& table) {
    const auto& description = table.description();
    if (description.measure == Measure::Interval)
      return table.find_column("lower").and_then([&](std::size_t lower) {
        return table.find_column("upper").map(
            [&](std::size_t upper) { return Columns{lower, upper}; });
      });
    if (const auto value = table.find_column("value"); value) return Columns{*value, *value};
    if (description.measure == Measure::Seeds)
      return tl::unexpected(table.find_column("value").error());
    return table.find_column("result").map(
        [](std::size_t result) { return Columns{result, result, true}; });
  }

  static int most_seeds(const Slice& slice) {
    if constexpr (requires { slice.seeds; }) return slice.seeds;
    return 0;
  }

  // A slice may have a table of results and one of distances, which says more.
  void keep(Slice slice, Entry entry) {
    const auto found = entries_.find(slice);
    if (found == entries_.end())
      entries_.emplace(slice, std::move(entry));
    else if (found->second.columns.is_result)
      found->second = std::move(entry);
  }

  [[nodiscard]] Result<Value> read(const Entry& entry, std::uint64_t number) const {
    const auto& columns = entry.columns;
    const auto first = cache_->value(entry.table, entry.number, columns.first, number);
    if (!first) return tl::unexpected(first.error());
    if (index_.measure() == Measure::Distance)
      return columns.is_result ? value_of_result(*first) : value_of_distance(*first);
    if (columns.second == columns.first) return Value::seeds(*first, *first);
    const auto second = cache_->value(entry.table, entry.number, columns.second, number);
    if (!second) return tl::unexpected(second.error());
    return Value::seeds(*first, *second);
  }

  [[nodiscard]] Value value_when_over(const State& state, const Ending& ending) const {
    const Side chooser = index_.game().side_to_move(state);
    const int sign = chooser == Side::First ? 1 : -1;
    if (index_.measure() != Measure::Distance) {
      const int difference =
          sign * (ending.score->first - ending.score->second - index_.game().material(state));
      return Value::seeds(difference, difference);
    }
    if (ending.outcome == Outcome::Draw) return Value::decided(0);
    return Value::decided(ending.outcome == win_for(chooser) ? 1 : -1, 0);
  }

  I index_;
  std::string ruleset_;
  std::map<Slice, Entry> entries_;
  std::uint32_t next_number_ = 0;
  std::unique_ptr<BlockCache> cache_ = std::make_unique<BlockCache>();
};

}  // namespace sowmill::tables
