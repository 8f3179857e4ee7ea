#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "common/bits.hpp"
#include "games/game.hpp"

// What the games on two rows of six houses with stores (Ouri, Oware, Awari, Lib al-Aqil) share: the
// board, its text, and arithmetic on a row of houses as one machine word.
namespace sowmill::sowing {

constexpr std::size_t row_houses = 6;
constexpr std::size_t ring_houses = 12;

// A player's half: byte i holds the seeds of his i-th house from the left, byte 6 his store. Every
// count is below 128, so bytes never carry into each other.
using Row = std::uint64_t;

constexpr Row houses_mask = 0x0000FFFFFFFFFFFF;
constexpr unsigned store_shift = 48;

constexpr Row in_each_house(std::uint8_t value) { return 0x0000010101010101 * value; }
constexpr int seeds_in(Row row, std::size_t house) {
  return static_cast<int>(row >> (8 * house) & 0xFF);
}
constexpr int store_of(Row row) { return static_cast<int>(row >> store_shift & 0xFF); }
constexpr Row houses_of(Row row) { return row & houses_mask; }
constexpr bool has_no_seeds(Row row) { return houses_of(row) == 0; }

// The seeds in all six houses. Requires: at most 255 of them.
constexpr int seeds_in_houses(Row row) {
  return static_cast<int>((houses_of(row) * 0x0101010101010101) >> 56);
}

// So many seeds in the store, and a row with all its seeds there.
constexpr Row in_store(int seeds) { return static_cast<Row>(seeds) << store_shift; }
constexpr Row with_houses_stored(Row row) {
  return (row & ~houses_mask) + in_store(seeds_in_houses(row));
}

// A word with the top bit of every house's byte set where the house holds at least `least` (1 to
// 127), and the same as a mask of six bits.
constexpr Row at_least_flags(Row row, Row least_in_each) {
  return (houses_of(row) + in_each_house(0x80) - least_in_each) & in_each_house(0x80);
}
constexpr std::uint32_t house_bits(Row flags) {
  return static_cast<std::uint32_t>(((flags >> 7) * 0x0102040810204080) >> 56);
}

struct TwoRows {
  std::array<Row, 2> rows = {};
  Side side = Side::First;

  bool operator==(const TwoRows&) const = default;

  [[nodiscard]] Row own() const { return rows[index_of(side)]; }
  [[nodiscard]] Row others() const { return rows[index_of(other(side))]; }
  [[nodiscard]] int seeds(Side of, std::size_t house) const {
    return seeds_in(rows[index_of(of)], house);
  }
  [[nodiscard]] int store(Side of) const { return store_of(rows[index_of(of)]); }
};

inline std::uint64_t hash(const TwoRows& board) {
  const auto north = mix_bits(board.rows[1] + 0x9E3779B97F4A7C15 * (index_of(board.side) + 1));
  return mix_bits(board.rows[0] ^ north);
}

// What each side has captured.
inline Score stores_of(const TwoRows& board) {
  return {board.store(Side::First), board.store(Side::Second)};
}

// The board as a ring of twelve, for play told seed by seed: houses 0 to 5 are South's from his
// left, 6 to 11 North's from his left; so counting up is sowing.
struct Ring {
  std::array<int, ring_houses> houses = {};
  std::array<int, 2> stores = {};

  static Ring of(const TwoRows& board);
  [[nodiscard]] TwoRows to_board(Side side) const;
};

constexpr std::size_t next_house(std::size_t house) {
  return house + 1 == ring_houses ? 0 : house + 1;
}
constexpr std::size_t previous_house(std::size_t house) {
  return house == 0 ? ring_houses - 1 : house - 1;
}
constexpr std::size_t opposite_house(std::size_t house) { return ring_houses - 1 - house; }
constexpr Side owner_of(std::size_t house) {
  return house < row_houses ? Side::First : Side::Second;
}
constexpr std::size_t first_house_of(Side side) { return side == Side::First ? 0 : row_houses; }

// "A" to "F" and "a" to "f".
std::string_view house_name(std::size_t house);
// "A-F" or "a-f": all of a side.
std::string_view houses_named(Side side);

// 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S: houses, stores, side. The seeds must add up to `total`.
std::string to_text(const TwoRows& board);
Result<TwoRows> parse(std::string_view text, int total);
BoardView view(const TwoRows& board);

// The house, from the left of the side, that a move's letter names.
Result<std::uint8_t> parse_house(Side side, std::string_view text);

}  // namespace sowmill::sowing
