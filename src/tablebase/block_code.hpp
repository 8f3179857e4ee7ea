#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tablebase/byte_source.hpp"

namespace sowmill::tablebase {

using Values = std::span<const std::int8_t>;

// Stands where a number stands for no position. What a table says there is anything.
constexpr std::int8_t absent = -128;

// How the blocks of one column are coded.
class BlockCode {
 public:
  // Blocks are kept as they are, but for those of one value.
  static BlockCode stored() { return {}; }

  static std::optional<BlockCode> parse(Bytes model);
  [[nodiscard]] std::vector<std::uint8_t> model() const;

  // Absent values may come back as any other.
  [[nodiscard]] std::vector<std::uint8_t> encode(Values values) const;
  // Decodes the first values of a block that has so many; false if the bytes are no such block.
  [[nodiscard]] bool decode(Bytes bytes, std::size_t block_positions,
                            std::span<std::int8_t> first_values) const;
};

}  // namespace sowmill::tablebase
