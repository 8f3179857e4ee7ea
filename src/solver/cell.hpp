#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "solver/arithmetic.hpp"

namespace sowmill::solver {

// What the solver knows of a position while its slice is being solved: the best that a move known
// so far gives, and how many quiet moves lead to positions not yet settled. Two bytes together, so
// that one atomic exchange changes both.
struct Cell {
  Value value = no_value;
  std::uint8_t open = 0;

  // Instead of `open`: settled, and told to the positions before it.
  static constexpr std::uint8_t told = 255;

  static Cell of(std::uint16_t bits) {
    return {static_cast<Value>(bits & 0xFF), static_cast<std::uint8_t>(bits >> 8)};
  }
  [[nodiscard]] std::uint16_t bits() const {
    return static_cast<std::uint16_t>(static_cast<std::uint8_t>(value) | open << 8);
  }

  // Whether the position is settled at this rank, that value or its negative, and not told yet.
  [[nodiscard]] bool is_due(int rank) const {
    return (value == rank && open != told) || (value == -rank && open == 0);
  }

  // What is left unsettled in the end can be played on for ever.
  [[nodiscard]] Value final_value() const {
    const bool is_settled = value > 0 || open == 0 || open == told;
    return is_settled ? value : Value{0};
  }
};

}  // namespace sowmill::solver
