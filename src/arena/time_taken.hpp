#pragma once

#include <algorithm>
#include <cstdint>

namespace sowmill {

// How long a player took over his moves.
struct TimeTaken {
  int moves = 0;
  std::int64_t microseconds = 0;
  std::int64_t longest = 0;  // Of the moves, in microseconds.

  void add(const TimeTaken& more) {
    moves += more.moves;
    microseconds += more.microseconds;
    longest = std::max(longest, more.longest);
  }
  [[nodiscard]] double mean_milliseconds() const {
    return static_cast<double>(microseconds) / 1'000 / std::max(moves, 1);
  }
  [[nodiscard]] double longest_milliseconds() const { return static_cast<double>(longest) / 1'000; }
};

}  // namespace sowmill
