#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

namespace sowmill::tables {

// A position where a table is wrong; with more of the kind perhaps after it.
struct Falsehood {
  std::uint64_t number = 0;
};

// The one with the least number of those that threads find.
class FirstFalsehood {
 public:
  void offer(std::uint64_t number) {
    std::uint64_t known = least_.load(std::memory_order_relaxed);
    while (number < known && !least_.compare_exchange_weak(known, number)) {
    }
  }
  [[nodiscard]] std::optional<Falsehood> found() const {
    const std::uint64_t least = least_.load();
    return least == none ? std::nullopt : std::optional(Falsehood{least});
  }

 private:
  static constexpr std::uint64_t none = ~std::uint64_t{0};
  std::atomic<std::uint64_t> least_ = none;
};

}  // namespace sowmill::tables
