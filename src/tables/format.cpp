#include "tables/format.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "common/bits.hpp"
#include "tables/byte_order.hpp"
#include "tables/checksum.hpp"

namespace sowmill::tables {
namespace {

constexpr std::array<std::uint8_t, 8> magic = {'S', 'O', 'W', 'T', 'A', 'B', 'L', 'E'};
constexpr std::size_t length_offset = magic.size() + sizeof(format_version);
constexpr std::size_t fixed_bytes = length_offset + sizeof(std::uint32_t);
constexpr std::size_t checksum_bytes = 8;
constexpr std::size_t page_fixed_bytes = 8 + checksum_bytes;  // The first offset; the checksum.
constexpr std::size_t entry_bytes = 8;

// Parts of one file have seeds of their own, and no two files the same.
enum class Part : std::uint8_t { Page = 1, Block = 2 };

std::uint64_t seed_of(const Header& header, Part part, std::uint64_t number) {
  return mix_bits(header.checksum + mix_bits(number * 4 + static_cast<std::uint64_t>(part)));
}

std::uint64_t divide_up(std::uint64_t whole, std::uint64_t part) {
  return (whole + part - 1) / part;
}

void put_description(ByteWriter& writer, const Description& description) {
  writer.put_text(description.ruleset);
  writer.put_text(description.options);
  writer.put_text(description.slice);
  writer.put(static_cast<std::uint8_t>(description.measure));
  writer.put(description.size);
  writer.put(static_cast<std::uint8_t>(description.columns.size()));
  for (const auto& column : description.columns) writer.put_text(column);
}

Description take_description(ByteReader& reader) {
  Description description;
  description.ruleset = reader.take_text();
  description.options = reader.take_text();
  description.slice = reader.take_text();
  description.measure = static_cast<Measure>(reader.take<std::uint8_t>());
  description.size = reader.take<std::uint64_t>();
  description.columns.resize(std::min<std::size_t>(reader.take<std::uint8_t>(), most_columns));
  for (auto& column : description.columns) column = reader.take_text();
  return description;
}

Header take_header(ByteReader& reader) {
  Header header{.description = take_description(reader), .models = {}};
  header.block_positions = reader.take<std::uint32_t>();
  for (std::size_t i = 0; i < header.description.columns.size(); ++i) {
    const Bytes model = reader.take_bytes(reader.take<std::uint16_t>());
    header.models.emplace_back(model.begin(), model.end());
  }
  return header;
}

bool is_sensible(const Header& header) {
  const Description& description = header.description;
  return description.measure <= Measure::Interval && description.size > 0 &&
         description.size <= largest_table && !description.columns.empty() &&
         header.block_positions > 0 && header.block_positions <= largest_block;
}

std::uint64_t entries_in(const Header& header, std::uint64_t page) {
  return std::min<std::uint64_t>(blocks_in_page, header.blocks() - page * blocks_in_page);
}

}  // namespace

std::string told(const Description& description) {
  std::string columns;
  for (const auto& column : description.columns) columns += ' ' + column;
  return description.ruleset + ' ' + description.slice + " (" + description.options + ';' +
         columns + ')';
}

std::uint64_t Header::blocks_in_column() const {
  return divide_up(description.size, block_positions);
}

std::uint64_t Header::blocks() const { return blocks_in_column() * description.columns.size(); }

std::uint64_t Header::first_position_in(std::uint64_t block) const {
  return block % blocks_in_column() * block_positions;
}

std::size_t Header::positions_in(std::uint64_t block) const {
  return static_cast<std::size_t>(
      std::min<std::uint64_t>(block_positions, description.size - first_position_in(block)));
}

std::uint64_t Header::pages() const { return divide_up(blocks(), blocks_in_page); }

ByteRange Header::page_range(std::uint64_t page) const {
  constexpr std::uint64_t full = page_fixed_bytes + entry_bytes * blocks_in_page;
  return {bytes + page * full, page_fixed_bytes + entry_bytes * entries_in(*this, page)};
}

std::uint64_t Header::blocks_offset() const {
  const ByteRange last = page_range(pages() - 1);
  return last.offset + last.length;
}

std::vector<std::uint8_t> header_bytes(Header& header) {
  ByteWriter writer;
  writer.put_bytes(magic);
  writer.put(format_version);
  writer.put(std::uint32_t{0});
  put_description(writer, header.description);
  writer.put(header.block_positions);
  for (const auto& model : header.models) {
    writer.put(static_cast<std::uint16_t>(model.size()));
    writer.put_bytes(model);
  }
  header.bytes = static_cast<std::uint32_t>(writer.bytes().size() + checksum_bytes);
  assert(header.bytes <= largest_header);
  store(writer.bytes().data() + length_offset, header.bytes);
  header.checksum = checksum(writer.bytes());
  writer.put(header.checksum);
  return std::move(writer.bytes());
}

Result<Header> parse_header(Bytes start, std::uint64_t file_size, const std::string& name) {
  if (start.size() < fixed_bytes || !std::equal(magic.begin(), magic.end(), start.begin()))
    return refuse(Reason::TableForeign, name);
  if (const auto version = load<std::uint32_t>(start.data() + magic.size());
      version != format_version)
    return refuse(Reason::TableVersion, name, std::to_string(version),
                  std::to_string(format_version));
  const auto length = load<std::uint32_t>(start.data() + length_offset);
  if (length < fixed_bytes + checksum_bytes || length > largest_header)
    return refuse(Reason::TableHeaderDamaged, name);
  if (length > file_size) return refuse(Reason::TableCutShort, name);
  if (length > start.size()) return refuse(Reason::TableHeaderDamaged, name);
  const Bytes summed = start.first(length - checksum_bytes);
  ByteReader reader(summed.subspan(fixed_bytes));
  Header header = take_header(reader);
  header.bytes = length;
  header.checksum = load<std::uint64_t>(summed.data() + summed.size());
  if (checksum(summed) != header.checksum || !reader.is_done() || !is_sensible(header))
    return refuse(Reason::TableHeaderDamaged, name);
  return header;
}

std::uint32_t block_checksum(const Header& header, std::uint64_t block, Bytes bytes) {
  return static_cast<std::uint32_t>(checksum(bytes, seed_of(header, Part::Block, block)));
}

std::vector<std::uint8_t> page_bytes(const Header& header, std::uint64_t page,
                                     std::span<const BlockEntry> entries) {
  ByteWriter writer;
  const std::uint64_t first = entries.front().range.offset;
  writer.put(first);
  for (const BlockEntry& entry : entries) {
    writer.put(static_cast<std::uint32_t>(entry.range.offset + entry.range.length - first));
    writer.put(entry.checksum);
  }
  writer.put(checksum(writer.bytes(), seed_of(header, Part::Page, page)));
  return std::move(writer.bytes());
}

Result<BlockEntry> parse_entry(const Header& header, Bytes page, std::uint64_t block,
                               const std::string& name) {
  const Bytes summed = page.first(page.size() - checksum_bytes);
  const std::uint64_t seed = seed_of(header, Part::Page, block / blocks_in_page);
  if (checksum(summed, seed) != load<std::uint64_t>(summed.data() + summed.size()))
    return refuse(Reason::TableIndexDamaged, name);
  const auto first = load<std::uint64_t>(summed.data());
  const std::size_t entry = block % blocks_in_page;
  const std::uint8_t* at = summed.data() + 8 + entry * entry_bytes;
  const std::uint32_t begin = entry == 0 ? 0 : load<std::uint32_t>(at - entry_bytes);
  const auto end = load<std::uint32_t>(at);
  if (end < begin) return refuse(Reason::TableIndexDamaged, name);
  return BlockEntry{{first + begin, end - begin}, load<std::uint32_t>(at + 4)};
}

}  // namespace sowmill::tables
