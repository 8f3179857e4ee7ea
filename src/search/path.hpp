#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace sowmill::search {

// The positions that led here, by their hashes: those of the match before the root, then those of
// the line that is being searched. The root is ply 0, the positions of the match have negative
// plies.
class Path {
 public:
  void start(std::vector<std::uint64_t> before_root) {
    hashes_ = std::move(before_root);
    root_ = hashes_.size();
    counts_.fill(0);
    for (const auto hash : hashes_) ++count_of(hash);
  }

  void push(std::uint64_t hash) {
    hashes_.push_back(hash);
    ++count_of(hash);
  }
  void pop() {
    --count_of(hashes_.back());
    hashes_.pop_back();
  }

  // Whether play comes back here for ever: the position stood before on the line, or twice in the
  // match, where the third time ends it. Then the ply at which it stood last.
  [[nodiscard]] std::optional<int> repeated_ply(std::uint64_t hash) const {
    if (counts_[hash & index_mask] == 0) return std::nullopt;
    std::optional<int> last;
    for (std::size_t i = hashes_.size(); i-- > 0;) {
      if (hashes_[i] != hash) continue;
      if (last) return last;
      last = static_cast<int>(i) - static_cast<int>(root_);
      if (i >= root_) return last;
    }
    return std::nullopt;
  }

 private:
  // Nearly always the count alone says that a position is new.
  static constexpr std::uint64_t index_mask = 4095;
  std::uint16_t& count_of(std::uint64_t hash) { return counts_[hash & index_mask]; }

  std::vector<std::uint64_t> hashes_;
  std::size_t root_ = 0;
  std::array<std::uint16_t, index_mask + 1> counts_ = {};
};

}  // namespace sowmill::search
