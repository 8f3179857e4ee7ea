#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace sowmill::search {

// The moves that threads are searching at this moment, so that others can look at something else
// first. It is only a hint: a move may be overlooked, or be taken for another.
class BusyMoves {
 public:
  [[nodiscard]] bool contains(std::uint64_t key) const {
    return std::ranges::any_of(shelf_of(key), [&](const auto& place) {
      return place.load(std::memory_order_relaxed) == key;
    });
  }

  void add(std::uint64_t key) {
    for (auto& place : shelf_of(key)) {
      std::uint64_t none = 0;
      if (place.compare_exchange_strong(none, key, std::memory_order_relaxed)) return;
    }
  }

  void remove(std::uint64_t key) {
    for (auto& place : shelf_of(key)) {
      std::uint64_t expected = key;
      if (place.compare_exchange_strong(expected, 0, std::memory_order_relaxed)) return;
    }
  }

 private:
  using Shelf = std::array<std::atomic<std::uint64_t>, 4>;
  static constexpr std::size_t shelves = 256;

  Shelf& shelf_of(std::uint64_t key) { return all_[key % shelves]; }
  [[nodiscard]] const Shelf& shelf_of(std::uint64_t key) const { return all_[key % shelves]; }

  std::array<Shelf, shelves> all_ = {};
};

}  // namespace sowmill::search
