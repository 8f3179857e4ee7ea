#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace sowmill {

// How strong an opponent is. Levels are defined by positions looked at and by deliberate mistakes,
// never by time, so that they are the same on every machine.
struct Level {
  std::uint64_t positions;
  std::uint32_t mistakes;  // Of a hundred moves, so many are left to chance.
};

inline constexpr int lowest_level = 1;
inline constexpr int highest_level = 9;

constexpr Level level_of(int level) {
  constexpr std::array<Level, 9> levels = {{{20, 60},
                                            {100, 35},
                                            {400, 20},
                                            {1'500, 10},
                                            {6'000, 5},
                                            {25'000, 2},
                                            {100'000, 1},
                                            {400'000, 0},
                                            {1'600'000, 0}}};
  return levels[static_cast<std::size_t>(std::clamp(level, lowest_level, highest_level) - 1)];
}

}  // namespace sowmill
