#pragma once

#include <array>
#include <cstddef>

#include "games/ntxuva/ring.hpp"

namespace sowmill::ntxuva {

// What a last piece in an own house attacks: the enemy's facing attack house, and with it its
// column.
struct Target {
  Ring facing = 0;
  Ring column = 0;
};

inline constexpr auto targets = [] {
  std::array<Target, ring_houses> table{};
  for (std::size_t house = row_houses; house < ring_houses; ++house) {
    const Ring facing = whole_house(ring_houses + row_houses - 1 - house);
    table[house] = {facing, facing | whole_house(house - row_houses)};
  }
  return table;
}();

constexpr bool captures(Ring others, std::size_t last) {
  return (others & targets[last].facing) != 0;
}

constexpr Ring after_capture(Ring others, std::size_t last) {
  return captures(others, last) ? others & ~targets[last].column : others;
}

}  // namespace sowmill::ntxuva
