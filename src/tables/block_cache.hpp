#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <vector>

#include "common/bits.hpp"
#include "tables/table.hpp"

namespace sowmill::tables {

// Keeps blocks that were decoded lately, for all tables of a set. Threads share it and never wait:
// a place that another thread is at is left alone.
class BlockCache {
 public:
  // `table` tells the tables of the set apart.
  Result<std::int8_t> value(const Table& table, std::uint32_t table_number, std::size_t column,
                            std::uint64_t number) {
    const std::uint64_t block = number / table.header().block_positions;
    const auto place = static_cast<std::size_t>(number % table.header().block_positions);
    const Key key{table_number, static_cast<std::uint32_t>(column), block};
    Shelf& shelf = shelves_[mix_bits(block * 64 + table_number + column * 7919) % shelves_.size()];
    if (shelf.busy.test_and_set(std::memory_order_acquire)) return table.value(column, number);
    auto value = value_in(newest_of(shelf, key), key, table, place);
    shelf.busy.clear(std::memory_order_release);
    return value;
  }

 private:
  struct Key {
    std::uint32_t table = 0;
    std::uint32_t column = 0;
    std::uint64_t block = ~std::uint64_t{0};  // None.

    bool operator==(const Key&) const = default;
  };
  struct Entry {
    Key key;
    std::vector<std::int8_t> values;
  };
  // Blocks that would else push one another out, the one used last first.
  struct Shelf {
    std::atomic_flag busy;
    std::array<Entry, 4> entries;
  };

  // Moves the entry of that key to the front, or the one unused for longest if there is none.
  static Entry& newest_of(Shelf& shelf, const Key& key) {
    auto found = std::ranges::find(shelf.entries, key, &Entry::key);
    if (found == shelf.entries.end()) --found;
    std::rotate(shelf.entries.begin(), found, found + 1);
    return shelf.entries.front();
  }

  static Result<std::int8_t> value_in(Entry& entry, const Key& key, const Table& table,
                                      std::size_t place) {
    if (entry.key != key) {
      entry.key = {};
      entry.values.resize(table.header().positions_in(key.block));
      const auto read = table.read_block(key.column, key.block, entry.values);
      if (!read) return tl::unexpected(read.error());
      entry.key = key;
    }
    return entry.values[place];
  }

  // Of blocks that were read; a block has up to 16,384 positions.
  std::array<Shelf, 1024> shelves_;
};

}  // namespace sowmill::tables
