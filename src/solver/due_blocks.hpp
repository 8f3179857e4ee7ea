#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "solver/cell.hpp"

namespace sowmill::solver {

// Remembers in which blocks of cells something may be due at which rank, so that a rank need not
// look at all of a slice.
class DueBlocks {
 public:
  static constexpr std::uint64_t size = 4096;

  explicit DueBlocks(std::uint64_t cells) : blocks_((cells + size - 1) / size) {}

  // Called when a cell gets a value that is settled at a later rank.
  void note(std::uint64_t number, Cell cell) {
    if (cell.value <= 0 && cell.open != 0) return;
    const auto rank = static_cast<unsigned>(std::abs(int{cell.value}));
    if (rank == 0 || rank > largest_value) return;
    auto& word = blocks_[number / size][rank / 64];
    const auto bit = std::uint64_t{1} << (rank % 64);
    if ((word.load(std::memory_order_relaxed) & bit) == 0)
      word.fetch_or(bit, std::memory_order_relaxed);
  }

  [[nodiscard]] bool is_due(std::uint64_t number, int rank) const {
    const auto& word = blocks_[number / size][static_cast<unsigned>(rank) / 64];
    return (word.load(std::memory_order_relaxed) >> (static_cast<unsigned>(rank) % 64) & 1) != 0;
  }

 private:
  std::vector<std::array<std::atomic<std::uint64_t>, 2>> blocks_;
};

}  // namespace sowmill::solver
