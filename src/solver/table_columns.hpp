#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "solver/interval.hpp"
#include "solver/solved_slices.hpp"
#include "tables/table_file.hpp"

// How what is known of a slice goes into the columns of a table, and comes back.
namespace sowmill::solver {

// Where distances would take too much room, tables keep who wins.
enum class Keeps : std::uint8_t { Everything, Result };

// A win or loss at no distance in particular, for slices before which only results are kept.
constexpr Value some_win = 64;

constexpr Value without_distance(Value value) {
  if (value == no_value || value == 0) return value;
  return value > 0 ? some_win : static_cast<Value>(-some_win);
}

// The bits that a position takes in a table, rather too many: docs/tablebase-format.md has what was
// measured.
constexpr double estimated_bits(Measure measure, Keeps keeps) {
  if (measure == Measure::Interval) return 8;
  return keeps == Keeps::Result ? 1.5 : 5;
}

inline std::vector<std::string> columns_of(Measure measure, Keeps keeps) {
  if (measure == Measure::Interval) return {"lower", "upper"};
  return {keeps == Keeps::Result ? "result" : "value"};
}

inline std::vector<tables::ColumnValues> column_values(const HugeArray<Value>& values,
                                                       Keeps keeps) {
  if (keeps == Keeps::Everything) return {tables::values_in(values.span())};
  return {[&values](std::uint64_t first, std::span<std::int8_t> out) {
    for (std::size_t i = 0; i < out.size(); ++i) {
      const Value value = values[first + i];
      out[i] = value == no_value ? value : static_cast<Value>(tables::result_of(value));
    }
  }};
}

inline std::vector<tables::ColumnValues> column_values(const HugeArray<Bounds>& bounds,
                                                       Keeps /*keeps*/) {
  const auto column = [&bounds](Value Bounds::* member) {
    return [&bounds, member](std::uint64_t first, std::span<std::int8_t> out) {
      for (std::size_t i = 0; i < out.size(); ++i) out[i] = bounds[first + i].*member;
    };
  };
  return {column(&Bounds::lower), column(&Bounds::upper)};
}

inline Result<void> read_known(const tables::Table& table, HugeArray<Value>& values,
                               unsigned threads) {
  return read_column(table, table.description().columns.front(), values.span(), threads);
}

inline Result<void> read_known(const tables::Table& table, HugeArray<Bounds>& bounds,
                               unsigned threads) {
  HugeArray<Value> column(bounds.size());
  for (const auto& [name, member] :
       {std::pair{"lower", &Bounds::lower}, std::pair{"upper", &Bounds::upper}}) {
    const auto read = read_column(table, name, column.span(), threads);
    if (!read) return read;
    for (std::uint64_t i = 0; i < bounds.size(); ++i) bounds[i].*member = column[i];
  }
  return {};
}

}  // namespace sowmill::solver
