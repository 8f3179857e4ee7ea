#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace sowmill::tables {

using Bytes = std::span<const std::uint8_t>;

struct ByteRange {
  std::uint64_t offset = 0;
  std::uint64_t length = 0;

  bool operator==(const ByteRange&) const = default;
};

// Where the bytes of a table come from: a mapped file, memory, or pieces fetched one at a time.
class ByteSource {
 public:
  ByteSource() = default;
  virtual ~ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;

  [[nodiscard]] virtual std::uint64_t size() const = 0;
  // The bytes of the range, which stay where they are as long as the source; none if they are
  // not all there.
  [[nodiscard]] virtual std::optional<Bytes> read(ByteRange range) const = 0;
  // Says that all of the range will be read soon, for sources that can fetch it ahead.
  virtual void expect(ByteRange /*range*/) const {}
};

// The part of the whole, if it lies within.
std::optional<Bytes> part_of(Bytes whole, ByteRange range);

// A part of what lies in memory, which it keeps there.
class PartSource final : public ByteSource {
 public:
  using Whole = std::shared_ptr<const std::vector<std::uint8_t>>;

  // Nothing at all if the range does not lie within.
  PartSource(Whole whole, ByteRange range)
      : whole_(std::move(whole)), part_(part_of(*whole_, range).value_or(Bytes())) {}

  [[nodiscard]] std::uint64_t size() const override { return part_.size(); }
  [[nodiscard]] std::optional<Bytes> read(ByteRange range) const override {
    return part_of(part_, range);
  }

 private:
  Whole whole_;
  Bytes part_;
};

// A source of which only pieces are here, as with HTTP range requests: read, and if there was
// nothing to read, fetch what was wanted, give it, and read again. For one thread.
class PieceSource final : public ByteSource {
 public:
  explicit PieceSource(std::uint64_t size) : size_(size) {}

  [[nodiscard]] std::uint64_t size() const override { return size_; }
  [[nodiscard]] std::optional<Bytes> read(ByteRange range) const override;
  // What reads have not found since this was last asked, each range once; ranges that can never be
  // had are not among it.
  [[nodiscard]] std::vector<ByteRange> take_wanted() { return std::exchange(wanted_, {}); }
  void give(std::uint64_t offset, std::vector<std::uint8_t> piece);

 private:
  std::uint64_t size_;
  // By where they begin. None is ever taken away: what was read of it stays where it is.
  std::multimap<std::uint64_t, std::vector<std::uint8_t>> pieces_;
  mutable std::vector<ByteRange> wanted_;
};

}  // namespace sowmill::tables
