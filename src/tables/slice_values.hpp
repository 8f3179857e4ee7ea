#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string_view>

#include "tables/huge_array.hpp"
#include "tables/table_file.hpp"
#include "tables/tables.hpp"

namespace sowmill::tables {

// What a table says of a whole slice, in memory: a lower and an upper bound for each number, which
// are the same where there is one value. Not for WebAssembly.
class SliceValues {
 public:
  enum class Kind : std::uint8_t { Distance, Result, Seeds, Interval };

  static Result<SliceValues> read(const Table& table, unsigned threads) {
    SliceValues values(kind_of(table.description()));
    const auto& columns = table.description().columns;
    const bool has_value = std::ranges::count(columns, "value") != 0;
    if (values.kind_ == Kind::Interval) {
      if (auto done = read(table, "lower", values.lower_, threads); !done)
        return tl::unexpected(done.error());
      if (auto done = read(table, "upper", values.upper_, threads); !done)
        return tl::unexpected(done.error());
    } else if (auto done = read(table, has_value ? "value" : "result", values.lower_, threads);
               !done) {
      return tl::unexpected(done.error());
    }
    return values;
  }

  [[nodiscard]] Kind kind() const { return kind_; }
  [[nodiscard]] std::uint64_t size() const { return lower_.size(); }
  [[nodiscard]] int lower(std::uint64_t number) const { return lower_[number]; }
  [[nodiscard]] int upper(std::uint64_t number) const {
    return (upper_.size() == 0 ? lower_ : upper_)[number];
  }
  // Has what is said of the number fetched, which takes a while; it is asked for later.
  void fetch(std::uint64_t number) const {
    __builtin_prefetch(lower_.data() + number);
    if (upper_.size() != 0) __builtin_prefetch(upper_.data() + number);
  }

 private:
  explicit SliceValues(Kind kind) : kind_(kind) {}

  static Kind kind_of(const Description& description) {
    if (description.measure == Measure::Interval) return Kind::Interval;
    if (description.measure == Measure::Seeds) return Kind::Seeds;
    return std::ranges::count(description.columns, "value") != 0 ? Kind::Distance : Kind::Result;
  }

  static Result<void> read(const Table& table, std::string_view column,
                           HugeArray<std::int8_t>& values, unsigned threads) {
    values = HugeArray<std::int8_t>(table.description().size);
    return read_column(table, column, values.span(), threads);
  }

  Kind kind_;
  HugeArray<std::int8_t> lower_;
  HugeArray<std::int8_t> upper_;  // Empty where there is one value.
};

// The slices that are in memory.
template <StateIndex I>
using LoadedSlices = std::map<typename I::Slice, SliceValues>;

}  // namespace sowmill::tables
