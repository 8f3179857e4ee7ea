#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "common/result.hpp"
#include "games/state_index.hpp"
#include "tables/byte_source.hpp"

// The layout of a table file; docs/tablebase-format.md.
namespace sowmill::tables {

constexpr std::uint32_t format_version = 1;
// A first read of so many bytes has the whole header, and all of a small file.
constexpr std::size_t largest_header = 32768;
constexpr std::uint32_t largest_block = 16384;
constexpr std::uint64_t largest_table = std::uint64_t{1} << 40;
constexpr std::size_t most_columns = 8;
constexpr std::size_t blocks_in_page = 128;

// What a table is of, and what it says.
struct Description {
  std::string ruleset;
  std::string options;  // The rules behind the name.
  std::string slice;
  Measure measure = Measure::Distance;
  std::uint64_t size = 0;  // Positions, numbers that stand for none included.
  std::vector<std::string>
      columns;  // One byte a position each: "value", "result", "lower", "upper".

  bool operator==(const Description&) const = default;
};

// What errors call a table of it.
std::string told(const Description& description);

struct Header {
  Description description;
  std::uint32_t block_positions = 0;
  std::vector<std::vector<std::uint8_t>> models;  // How the blocks of each column are coded.
  std::uint32_t bytes = 0;                        // The header's own length.
  std::uint64_t checksum = 0;

  [[nodiscard]] std::uint64_t blocks_in_column() const;
  [[nodiscard]] std::uint64_t blocks() const;
  // The positions of a block, the last of a column perhaps with fewer.
  [[nodiscard]] std::size_t positions_in(std::uint64_t block) const;
  [[nodiscard]] std::uint64_t first_position_in(std::uint64_t block) const;

  [[nodiscard]] std::uint64_t pages() const;
  [[nodiscard]] ByteRange page_range(std::uint64_t page) const;
  [[nodiscard]] std::uint64_t blocks_offset() const;  // Where the first block begins.
};

// The header as it stands in the file; sets its length and checksum. Requires: it is at most
// largest_header long.
std::vector<std::uint8_t> header_bytes(Header& header);

// Reads a header at the beginning of a file of which `start` is the first part. The name is what
// errors call the file.
Result<Header> parse_header(Bytes start, std::uint64_t file_size, const std::string& name);

// Where a block lies, and its checksum.
struct BlockEntry {
  ByteRange range;
  std::uint32_t checksum = 0;
};

std::uint32_t block_checksum(const Header& header, std::uint64_t block, Bytes bytes);

// A page of the index: the entries of consecutive blocks, which follow each other in the file.
std::vector<std::uint8_t> page_bytes(const Header& header, std::uint64_t page,
                                     std::span<const BlockEntry> entries);

// One entry of a page; refused if the page is not as it was written.
Result<BlockEntry> parse_entry(const Header& header, Bytes page, std::uint64_t block,
                               const std::string& name);

}  // namespace sowmill::tables
