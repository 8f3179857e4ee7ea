#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "common/binomial.hpp"

namespace sowmill::sowing {

// Numbers the ways to lay seeds in a row of `Houses` fields of `Width` bits, the first in the
// lowest bits: from 0 on for each number of seeds. A row is known by the seeds up to each house; a
// growing sequence of those is a combination, and has the number of the combination in the usual
// system.
template <std::size_t Houses, unsigned Width>
class RowNumbering {
 public:
  using Word = std::uint64_t;

  static constexpr std::uint64_t count(int seeds) {
    return choose(seeds + static_cast<int>(Houses) - 1, static_cast<int>(Houses) - 1);
  }

  // Requires: nothing beyond the houses, and all seeds together fit in a field.
  static constexpr std::uint64_t number_of(Word row) {
    const Word up_to = row * ones;
    std::uint64_t number = 0;
    for (std::size_t house = 0; house + 1 < Houses; ++house)
      number += terms[house][up_to >> (Width * house) & field];
    return number;
  }

  [[nodiscard]] Word row_at(int seeds, std::uint64_t number) const {
    const auto place = static_cast<std::size_t>(seeds);
    return place < rows_.size() ? rows_[place][static_cast<std::size_t>(number)]
                                : unnumbered(seeds, number);
  }

  // Makes row_at quick, at the cost of memory, for up to so many seeds.
  void prepare(int most_seeds) {
    for (int seeds = static_cast<int>(rows_.size()); seeds <= most_seeds; ++seeds) {
      std::vector<Word> rows(static_cast<std::size_t>(count(seeds)));
      for (std::size_t number = 0; number < rows.size(); ++number)
        rows[number] = unnumbered(seeds, number);
      rows_.push_back(std::move(rows));
    }
  }

 private:
  static constexpr Word field = (Word{1} << Width) - 1;
  static constexpr Word ones = [] {
    Word word = 0;
    for (std::size_t house = 0; house < Houses; ++house) word |= Word{1} << (Width * house);
    return word;
  }();
  static constexpr std::size_t largest_total = 72;
  static constexpr std::size_t term_count = field < largest_total ? field + 1 : largest_total + 1;

  static constexpr auto terms = [] {
    std::array<std::array<std::uint32_t, term_count>, Houses - 1> table{};
    for (std::size_t house = 0; house + 1 < Houses; ++house)
      for (std::size_t seeds = 0; seeds < term_count; ++seeds)
        table[house][seeds] = static_cast<std::uint32_t>(
            choose(static_cast<int>(seeds + house), static_cast<int>(house + 1)));
    return table;
  }();

  static constexpr Word unnumbered(int seeds, std::uint64_t number) {
    Word row = 0;
    auto up_to = static_cast<std::size_t>(seeds);
    for (std::size_t house = Houses - 1; house > 0; --house) {
      const std::size_t with_house = up_to;
      while (terms[house - 1][up_to] > number) --up_to;
      number -= terms[house - 1][up_to];
      row |= static_cast<Word>(with_house - up_to) << (Width * house);
    }
    return row | static_cast<Word>(up_to);
  }

  std::vector<std::vector<Word>> rows_;  // By seeds and number, as far as prepared.
};

}  // namespace sowmill::sowing
