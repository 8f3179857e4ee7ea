#pragma once

#include <bit>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace sowmill {

// Finds the n-th set bit by halves: as many steps for any n, so there is no branch to mispredict.
template <class Word>
constexpr unsigned nth_set_bit_by_halves(Word bits, unsigned n) {
  unsigned index = 0;
  for (unsigned width = sizeof(Word) * 4; width > 0; width /= 2) {
    const Word low = bits & ((Word{1} << width) - 1);
    const auto in_low = static_cast<unsigned>(std::popcount(low));
    const bool beyond = n >= in_low;
    n -= beyond ? in_low : 0;
    index += beyond ? width : 0;
    bits = beyond ? static_cast<Word>(bits >> width) : low;
  }
  return index;
}

// The index of the n-th set bit, counted from 0. Requires: n < popcount(bits).
inline unsigned nth_set_bit(std::uint32_t bits, unsigned n) {
#ifdef __BMI2__
  return static_cast<unsigned>(std::countr_zero(_pdep_u32(1U << n, bits)));
#else
  return nth_set_bit_by_halves(bits, n);
#endif
}

inline unsigned nth_set_bit(std::uint64_t bits, unsigned n) {
#ifdef __BMI2__
  return static_cast<unsigned>(std::countr_zero(_pdep_u64(std::uint64_t{1} << n, bits)));
#else
  return nth_set_bit_by_halves(bits, n);
#endif
}

// The bits of a word at the places of a mask, moved together; and the other way round.
constexpr std::uint64_t extract_bits_one_by_one(std::uint64_t word, std::uint64_t mask) {
  std::uint64_t extracted = 0;
  for (unsigned n = 0; mask != 0; mask &= mask - 1, ++n)
    extracted |= (word >> std::countr_zero(mask) & 1) << n;
  return extracted;
}

constexpr std::uint64_t deposit_bits_one_by_one(std::uint64_t word, std::uint64_t mask) {
  std::uint64_t deposited = 0;
  for (; mask != 0; mask &= mask - 1, word >>= 1)
    if ((word & 1) != 0) deposited |= mask & (0 - mask);
  return deposited;
}

inline std::uint64_t extract_bits(std::uint64_t word, std::uint64_t mask) {
#ifdef __BMI2__
  return _pext_u64(word, mask);
#else
  return extract_bits_one_by_one(word, mask);
#endif
}

inline std::uint64_t deposit_bits(std::uint64_t word, std::uint64_t mask) {
#ifdef __BMI2__
  return _pdep_u64(word, mask);
#else
  return deposit_bits_one_by_one(word, mask);
#endif
}

// Spreads the bits of a value, so that values that differ little land far apart.
constexpr std::uint64_t mix_bits(std::uint64_t value) {
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EB;
  return value ^ (value >> 31);
}

}  // namespace sowmill
