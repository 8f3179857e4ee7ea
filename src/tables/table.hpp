#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "common/result.hpp"
#include "tables/block_code.hpp"
#include "tables/byte_source.hpp"
#include "tables/format.hpp"

namespace sowmill::tables {

// A table of one slice, open for reading. Nothing of it is believed before its checksum was
// compared. Threads may share it.
class Table {
 public:
  // Reads the header. The name is what errors call the table.
  static Result<Table> open(std::shared_ptr<const ByteSource> source, std::string name);

  [[nodiscard]] const Description& description() const { return header_.description; }
  [[nodiscard]] const Header& header() const { return header_; }
  [[nodiscard]] const ByteSource& source() const { return *source_; }
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] Result<std::size_t> find_column(std::string_view column) const;

  // The bytes of a block, counted over all columns, as they stand in the file.
  [[nodiscard]] Result<Bytes> block_bytes(std::uint64_t block) const;

  // Whether both are coded by the same models into the same blocks: then they say the same.
  [[nodiscard]] Result<bool> has_blocks_of(const Table& other) const;

  // Where the last block ends: the length of the file.
  [[nodiscard]] Result<std::uint64_t> end_of_blocks() const;

  // The value at a number. Reads a page of the index and a block, of which only what comes before
  // the number is decoded. Requires: number < description().size.
  [[nodiscard]] Result<std::int8_t> value(std::size_t column, std::uint64_t number) const;

  // Says that all blocks of a column will be read soon.
  void expect(std::size_t column) const;

  // Decodes the first values of a block of a column, or all. Requires: they are at most
  // positions_in(block).
  [[nodiscard]] Result<void> read_block(std::size_t column, std::uint64_t block_in_column,
                                        std::span<std::int8_t> first_values) const;

 private:
  Table(std::shared_ptr<const ByteSource> source, std::string name, Header header,
        std::vector<BlockCode> codes)
      : source_(std::move(source)),
        name_(std::move(name)),
        header_(std::move(header)),
        codes_(std::move(codes)) {}

  [[nodiscard]] Result<BlockEntry> find_block(std::uint64_t block) const;

  std::shared_ptr<const ByteSource> source_;
  std::string name_;
  Header header_;
  std::vector<BlockCode> codes_;
};

}  // namespace sowmill::tables
