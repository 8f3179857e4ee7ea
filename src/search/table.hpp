#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "search/machine.hpp"
#include "search/score.hpp"

namespace sowmill::search {

enum class Bound : std::uint8_t { None, AtLeast, AtMost, Exact };

inline constexpr std::uint8_t no_move = 255;

// A position searched to its end, not to a depth.
inline constexpr int settled_depth = 255;

// What was found about a position.
struct Finding {
  int score = 0;  // As seen from the position.
  int depth = 0;  // 0 to settled_depth.
  Bound bound = Bound::None;
  std::uint8_t move = no_move;  // Its place among the legal moves.
};

// Findings by the hash of their position, shared by threads without locks: the key is kept
// exclusive-ored with the data, so an entry written by two threads at once fits no key. A bucket of
// four entries is one cache line; one that is all zero is empty.
class TranspositionTable {
 public:
  // Has fewer where there is not so much memory.
  explicit TranspositionTable(std::size_t entries)
      : buckets_(std::bit_ceil(entries < bucket_size ? bucket_size : entries) / bucket_size) {}

  [[nodiscard]] static std::size_t entries_in_megabytes(std::size_t megabytes) {
    constexpr std::size_t megabyte = std::size_t{1} << 20;
    return std::bit_floor(megabytes * megabyte / sizeof(Entry));
  }

  [[nodiscard]] std::size_t entries() const { return buckets_.size() * bucket_size; }

  // Called between searches: what was found earlier gives way first.
  void grow_older() { generation_ = (generation_ + 1) & generation_mask; }

  void clear() { buckets_.clear(); }
  void touch() { buckets_.touch(); }  // Takes its memory now, and not while a search runs.

  void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket_of(key)); }

  [[nodiscard]] std::optional<Finding> find(std::uint64_t key) const {
    for (const Entry& entry : bucket_of(key).entries) {
      const auto data = entry.data.load(std::memory_order_relaxed);
      if ((entry.check.load(std::memory_order_relaxed) ^ data) == key && data != 0)
        return unpack(data);
    }
    return std::nullopt;
  }

  void remember(std::uint64_t key, const Finding& finding) {
    Bucket& bucket = buckets_[key & (buckets_.size() - 1)];
    Entry* worst = bucket.entries.data();
    int least = worth_most;
    for (Entry& entry : bucket.entries) {
      const auto data = entry.data.load(std::memory_order_relaxed);
      if ((entry.check.load(std::memory_order_relaxed) ^ data) == key) {
        replace(entry, key, data, finding);
        return;
      }
      if (const int worth = worth_of(data); worth < least) {
        least = worth;
        worst = &entry;
      }
    }
    worst->write(key, pack(finding));
  }

 private:
  struct Entry {
    std::atomic<std::uint64_t> check = 0;
    std::atomic<std::uint64_t> data = 0;

    void write(std::uint64_t key, std::uint64_t packed) {
      check.store(key ^ packed, std::memory_order_relaxed);
      data.store(packed, std::memory_order_relaxed);
    }
  };
  static constexpr std::size_t bucket_size = 4;
  struct alignas(64) Bucket {
    std::array<Entry, bucket_size> entries;
  };

  static constexpr int worth_most = 1'000'000;
  static constexpr std::uint64_t generation_mask = 63;
  static constexpr unsigned depth_shift = 16;
  static constexpr unsigned move_shift = 24;
  static constexpr unsigned bound_shift = 32;
  static constexpr unsigned generation_shift = 34;

  [[nodiscard]] const Bucket& bucket_of(std::uint64_t key) const {
    return buckets_[key & (buckets_.size() - 1)];
  }

  // A move alone never drives out a score, and a score without a move keeps the one known before.
  void replace(Entry& entry, std::uint64_t key, std::uint64_t data, Finding finding) const {
    const Finding old = unpack(data);
    if (finding.move == no_move) finding.move = old.move;
    const bool keeps = finding.bound == Bound::None && old.bound != Bound::None;
    if (keeps) {
      const auto move = finding.move;
      finding = old;
      finding.move = move;
    }
    entry.write(key, pack(finding));
  }

  [[nodiscard]] std::uint64_t pack(const Finding& finding) const {
    return static_cast<std::uint16_t>(finding.score) |
           static_cast<std::uint64_t>(finding.depth) << depth_shift |
           static_cast<std::uint64_t>(finding.move) << move_shift |
           static_cast<std::uint64_t>(finding.bound) << bound_shift |
           (generation_ + 1) << generation_shift;
  }

  static Finding unpack(std::uint64_t data) {
    return {.score = static_cast<std::int16_t>(data & 0xFFFF),
            .depth = static_cast<int>(data >> depth_shift & 0xFF),
            .bound = static_cast<Bound>(data >> bound_shift & 3),
            .move = static_cast<std::uint8_t>(data >> move_shift & 0xFF)};
  }

  // Deep findings of this search are worth most; an empty entry nothing.
  [[nodiscard]] int worth_of(std::uint64_t data) const {
    constexpr int per_generation = 8;
    if (data == 0) return -worth_most;
    const auto age = (generation_ + 1 - (data >> generation_shift)) & generation_mask;
    return static_cast<int>(data >> depth_shift & 0xFF) - per_generation * static_cast<int>(age);
  }

  ZeroedArray<Bucket> buckets_;
  std::uint64_t generation_ = 0;
};

}  // namespace sowmill::search
