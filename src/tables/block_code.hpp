#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tables/byte_order.hpp"
#include "tables/byte_source.hpp"

namespace sowmill::tables {

using Values = std::span<const std::int8_t>;

// Stands where a number stands for no position. What a table says there is anything.
constexpr std::int8_t absent = -128;

// How likely each symbol is in one situation: the share of a symbol is what lies between its start
// and the next. Only the likeliest symbols have one; the others follow an escape, as the models for
// escapes have them.
struct SymbolModel {
  static constexpr std::size_t most_shares = 16;
  static constexpr unsigned share_bits = 14;
  static constexpr std::int16_t all_shares = 1 << share_bits;
  static constexpr std::uint8_t escape = 255;

  std::array<std::int16_t, most_shares + 1> starts{};  // all_shares beyond the last.
  std::array<std::uint8_t, most_shares> symbols{};

  bool operator==(const SymbolModel&) const = default;
};

// One of the earlier values of a block that tell what to expect: the one so many positions before.
struct Neighbour {
  std::uint16_t distance = 0;
  std::uint8_t class_count = 0;
  std::vector<std::uint8_t> class_of;  // By symbol, and one more: before the block's beginning.

  bool operator==(const Neighbour&) const = default;
};

// Everything that is chosen for a column. Values are symbols: their places in `values`.
struct BlockModel {
  std::vector<std::int8_t> values;
  std::vector<SymbolModel> models;  // First those for escapes, each for the one before it.
  std::uint8_t escape_models = 0;
  std::vector<Neighbour> neighbours;
  std::vector<std::uint8_t> model_of;  // By context: the classes of the neighbours, combined.

  bool operator==(const BlockModel&) const = default;
};

// How the blocks of one column are coded: a value by an arithmetic code (rANS), with a model that
// its neighbours choose; docs/tablebase-format.md.
class BlockCode {
 public:
  static constexpr std::size_t most_neighbours = 6;
  static constexpr std::size_t largest_distance = 1024;
  static constexpr std::size_t most_contexts = 4096;
  static constexpr std::size_t most_models = 200;

  // Blocks are kept as they are, but for those of one value.
  static BlockCode stored() { return {}; }
  // Requires: is_sound(model).
  explicit BlockCode(BlockModel model);

  static std::optional<BlockCode> parse(Bytes model);
  [[nodiscard]] std::vector<std::uint8_t> model_bytes() const;

  // Absent values may come back as any other.
  [[nodiscard]] std::vector<std::uint8_t> encode(Values values) const;
  // Decodes the first values of a block that has so many; false if the bytes are no such block.
  [[nodiscard]] bool decode(Bytes bytes, std::size_t block_positions,
                            std::span<std::int8_t> first_values) const;

 private:
  BlockCode() = default;

  [[nodiscard]] bool is_stored() const { return model_.models.empty(); }
  // The symbols of a block, those of absent values chosen to cost little, and the model of each.
  struct Choices;
  [[nodiscard]] Choices choose(Values values) const;
  [[nodiscard]] std::vector<std::uint8_t> encode_choices(const Choices& choices) const;
  template <std::size_t Count>
  [[nodiscard]] bool decode_coded(Bytes bytes, bool is_whole,
                                  std::span<std::int8_t> first_values) const;

  BlockModel model_;
  // By neighbour and symbol: what it adds to the number of the context.
  std::array<std::array<std::uint16_t, 256>, most_neighbours> steps_{};
};

// Whether every number in it is within its bounds, so that it can be used safely.
bool is_sound(const BlockModel& model);

}  // namespace sowmill::tables
