#include "tables/pack.hpp"

#include <memory>
#include <utility>

namespace sowmill::tables {
namespace {

// The length of the table that the rest of a pack begins with: where its last block ends.
Result<std::uint64_t> length_of_first(const PartSource::Whole& whole, ByteRange rest,
                                      const std::string& name) {
  const auto first = Table::open(std::make_shared<PartSource>(whole, rest), name);
  if (!first) return tl::unexpected(first.error());
  auto end = first->end_of_blocks();
  if (end && (*end > rest.length || *end < first->header().blocks_offset()))
    return refuse(Reason::TableCutShort, name);
  return end;
}

}  // namespace

Result<std::vector<Table>> open_pack(std::vector<std::uint8_t> bytes, const std::string& name) {
  const auto whole = std::make_shared<const std::vector<std::uint8_t>>(std::move(bytes));
  std::vector<Table> tables;
  for (ByteRange rest{0, whole->size()}; rest.length > 0;) {
    const auto length = length_of_first(whole, rest, name);
    if (!length) return tl::unexpected(length.error());
    const ByteRange range{rest.offset, *length};
    auto table = Table::open(std::make_shared<PartSource>(whole, range), name);
    if (!table) return tl::unexpected(table.error());
    tables.push_back(std::move(*table));
    rest = {rest.offset + *length, rest.length - *length};
  }
  return tables;
}

}  // namespace sowmill::tables
