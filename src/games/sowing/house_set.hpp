#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "common/bits.hpp"

namespace sowmill::sowing {

// A play that is known by its house alone, counted from the left of the player who makes it.
struct HouseMove {
  std::uint8_t house = 0;

  bool operator==(const HouseMove&) const = default;
};

// A list of such plays, packed in a word: no list is ever written to memory.
class HouseSet {
 public:
  class Iterator {
   public:
    explicit Iterator(std::uint32_t bits) : bits_(bits) {}
    HouseMove operator*() const { return {static_cast<std::uint8_t>(std::countr_zero(bits_))}; }
    Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    bool operator==(const Iterator&) const = default;

   private:
    std::uint32_t bits_;
  };

  // Plays are from the houses of one row.
  static constexpr std::size_t capacity() { return 6; }

  HouseSet() = default;
  explicit HouseSet(std::uint32_t bits) : bits_(bits) {}

  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  [[nodiscard]] bool empty() const { return bits_ == 0; }
  [[nodiscard]] bool contains(HouseMove move) const { return (bits_ >> move.house & 1U) != 0; }
  HouseMove operator[](std::size_t i) const {
    return {static_cast<std::uint8_t>(nth_set_bit(bits_, static_cast<unsigned>(i)))};
  }
  [[nodiscard]] Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] Iterator end() const { return Iterator(0); }

 private:
  std::uint32_t bits_ = 0;
};

}  // namespace sowmill::sowing
