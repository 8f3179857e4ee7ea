#include "tables/byte_source.hpp"

#include <algorithm>

namespace sowmill::tables {

std::optional<Bytes> part_of(Bytes whole, ByteRange range) {
  if (range.offset > whole.size() || range.length > whole.size() - range.offset)
    return std::nullopt;
  return whole.subspan(static_cast<std::size_t>(range.offset),
                       static_cast<std::size_t>(range.length));
}

std::optional<Bytes> PieceSource::read(ByteRange range) const {
  if (range.offset > size_ || range.length > size_ - range.offset) return std::nullopt;
  auto after = pieces_.upper_bound(range.offset);
  while (after != pieces_.begin()) {
    const auto& [offset, piece] = *--after;
    if (const auto found = part_of(piece, {range.offset - offset, range.length})) return found;
  }
  if (std::ranges::find(wanted_, range) == wanted_.end()) wanted_.push_back(range);
  return std::nullopt;
}

void PieceSource::give(std::uint64_t offset, std::vector<std::uint8_t> piece) {
  pieces_.emplace(offset, std::move(piece));
}

}  // namespace sowmill::tables
