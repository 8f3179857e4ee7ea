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
};

inline constexpr int lowest_level = 1;
inline constexpr int highest_level = 9;
inline constexpr int perfect_level = 10;  // The highest, and tables wherever they reach.

constexpr Level level_of(int level) {
  constexpr std::array<Level, 10> levels = {{{30, 800},
                                             {100, 200},
                                             {300, 100},
                                             {1'000, 60},
                                             {4'000, 40},
                                             {20'000, 25},
                                             {100'000, 10},
                                             {400'000, 0},
                                             {1'600'000, 0},
                                             {1'600'000, 0, true}}};
  return levels[static_cast<std::size_t>(std::clamp(level, lowest_level, perfect_level) - 1)];
}

// Picks one of the scores, the best first; how likely one is falls by the factor e with each
// `tolerance` that it is worse. Whole numbers only, so that all machines pick the same.
std::size_t pick_by_score(std::span<const int> scores, int tolerance, Random& random);

}  // namespace sowmill
