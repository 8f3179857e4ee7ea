#pragma once

#include <cstdint>

#include "common/bits.hpp"

namespace sowmill {

// SplitMix64: small, fast, and the same numbers on every machine for the same seed.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15;
    return mix_bits(state_);
  }

  // A number from 0 to bound - 1. Requires: bound > 0.
  std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
  }

 private:
  std::uint64_t state_;
};

}  // namespace sowmill
