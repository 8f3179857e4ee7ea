#pragma once

#include <cstdint>

#include "tables/byte_source.hpp"

namespace sowmill::tables {

// XXH3 of 64 bits. Parts of a file are summed with a seed that says which part of which file they
// are, so that a part in a wrong place is as wrong as a damaged one.
std::uint64_t checksum(Bytes bytes, std::uint64_t seed = 0);

}  // namespace sowmill::tables
