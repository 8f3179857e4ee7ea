#pragma once

#include <bit>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace sowmill {

// The index of the n-th set bit, counted from 0. Requires: n < popcount(bits).
inline unsigned nth_set_bit(std::uint32_t bits, unsigned n) {
#ifdef __BMI2__
  return static_cast<unsigned>(std::countr_zero(_pdep_u32(1U << n, bits)));
#else
  for (; n > 0; --n) bits &= bits - 1;
  return static_cast<unsigned>(std::countr_zero(bits));
#endif
}

inline unsigned nth_set_bit(std::uint64_t bits, unsigned n) {
#ifdef __BMI2__
  return static_cast<unsigned>(std::countr_zero(_pdep_u64(std::uint64_t{1} << n, bits)));
#else
  for (; n > 0; --n) bits &= bits - 1;
  return static_cast<unsigned>(std::countr_zero(bits));
#endif
}

// Spreads the bits of a value, so that values that differ little land far apart.
constexpr std::uint64_t mix_bits(std::uint64_t value) {
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
  return value ^ (value >> 31);
}

}  // namespace sowmill
