#include "tables/checksum.hpp"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace sowmill::tables {

std::uint64_t checksum(Bytes bytes, std::uint64_t seed) {
  return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

}  // namespace sowmill::tables
