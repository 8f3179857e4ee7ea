#include "tables/table.hpp"

#include <algorithm>
#include <array>

namespace sowmill::tables {

Result<Table> Table::open(std::shared_ptr<const ByteSource> source, std::string name) {
  const std::uint64_t size = source->size();
  const auto start = source->read({0, std::min<std::uint64_t>(size, largest_header)});
  if (!start) return refuse(Reason::TableCutShort, name);
  auto header = parse_header(*start, size, name);
  if (!header) return tl::unexpected(header.error());
  if (header->blocks_offset() > size) return refuse(Reason::TableCutShort, name);
  std::vector<BlockCode> codes;
  for (const auto& model : header->models) {
    auto code = BlockCode::parse(model);
    if (!code) return refuse(Reason::TableHeaderDamaged, name);
    codes.push_back(std::move(*code));
  }
  return Table(std::move(source), std::move(name), std::move(*header), std::move(codes));
}

Result<std::size_t> Table::find_column(std::string_view column) const {
  const auto& columns = description().columns;
  const auto found = std::ranges::find(columns, column);
  if (found == columns.end()) return refuse(Reason::TableNoColumn, name_, column);
  return static_cast<std::size_t>(found - columns.begin());
}

Result<BlockEntry> Table::find_block(std::uint64_t block) const {
  const auto page = source_->read(header_.page_range(block / blocks_in_page));
  if (!page) return refuse(Reason::TableCutShort, name_);
  return parse_entry(header_, *page, block, name_);
}

Result<std::uint64_t> Table::end_of_blocks() const {
  return find_block(header_.blocks() - 1).map([](const BlockEntry& last) {
    return last.range.offset + last.range.length;
  });
}

Result<Bytes> Table::block_bytes(std::uint64_t block) const {
  const auto entry = find_block(block);
  if (!entry) return tl::unexpected(entry.error());
  const auto bytes = source_->read(entry->range);
  if (!bytes) return refuse(Reason::TableCutShort, name_);
  if (block_checksum(header_, block, *bytes) != entry->checksum)
    return refuse(Reason::TableBlockDamaged, name_, std::to_string(block));
  return *bytes;
}

Result<bool> Table::has_blocks_of(const Table& other) const {
  if (header_.models != other.header_.models || header_.blocks() != other.header_.blocks() ||
      header_.block_positions != other.header_.block_positions)
    return false;
  for (std::uint64_t block = 0; block < header_.blocks(); ++block) {
    const auto own = block_bytes(block);
    if (!own) return tl::unexpected(own.error());
    const auto others = other.block_bytes(block);
    if (!others) return tl::unexpected(others.error());
    if (!std::ranges::equal(*own, *others)) return false;
  }
  return true;
}

Result<void> Table::read_block(std::size_t column, std::uint64_t block_in_column,
                               std::span<std::int8_t> first_values) const {
  const std::uint64_t block = column * header_.blocks_in_column() + block_in_column;
  const auto bytes = block_bytes(block);
  if (!bytes) return tl::unexpected(bytes.error());
  if (!codes_[column].decode(*bytes, header_.positions_in(block), first_values))
    return refuse(Reason::TableBlockDamaged, name_, std::to_string(block));
  return {};
}

Result<std::int8_t> Table::value(std::size_t column, std::uint64_t number) const {
  std::array<std::int8_t, largest_block> values;  // NOLINT(*-member-init): what is read is written.
  const auto place = static_cast<std::size_t>(number % header_.block_positions);
  const auto decoded =
      read_block(column, number / header_.block_positions, std::span(values).first(place + 1));
  if (!decoded) return tl::unexpected(decoded.error());
  return values[place];
}

void Table::expect(std::size_t column) const {
  const std::uint64_t first = column * header_.blocks_in_column();
  const auto begin = find_block(first);
  const auto end = find_block(first + header_.blocks_in_column() - 1);
  if (!begin || !end) return;
  const auto offset = begin->range.offset;
  source_->expect({offset, end->range.offset + end->range.length - offset});
}

}  // namespace sowmill::tables
