#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "common/random.hpp"

namespace sowmill {

// How strong an opponent is. Levels are defined by positions looked at and by deliberate mistakes,
// never by time, so that they are the same on every machine.
struct Level {
  std::uint64_t positions = 0;
  // How much worse a move may be and still be played, in hundredths of the game's expectation unit:
  // a move worse by so much is e times less likely than the best. 0: no deliberate mistakes.
  int tolerance = 0;
  bool uses_tables = false;

  bool operator==(const Level&) const = default;
};

inline constexpr int lowest_level = 1;
inline constexpr int highest_level = 9;
inline constexpr int perfect_level = 10;  // The highest, and tables wherever they reach.

constexpr Level level_of(int level) {
  constexpr std::array<Level, 10> levels = {{{50, 4'000},
                                             {100, 300},
                                             {300, 120},
                                             {1'000, 60},
                                             {4'000, 35},
                                             {16'000, 20},
                                             {60'000, 8},
                                             {200'000, 0},
                                             {1'000'000, 0},
                                             {2'000'000, 0, true}}};
  return levels[static_cast<std::size_t>(std::clamp(level, lowest_level, perfect_level) - 1)];
}

// How likely a worse move is, in the units of scores.
struct Mistakes {
  int tolerance = 0;
  int largest = 0;  // Nothing counts as worse than this: even a lost game is just a large mistake.
};

// Picks one of the scores, the best first; how likely one is falls by the factor e with each
// `tolerance` that it is worse. Whole numbers only, so that all machines pick the same.
std::size_t pick_by_score(std::span<const int> scores, Mistakes mistakes, Random& random);

}  // namespace sowmill
