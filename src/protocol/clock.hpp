#pragma once

#include <cstdint>
#include <optional>

namespace sowmill::protocol {

// A player's clock when it is his turn, in milliseconds.
struct Clock {
  std::int64_t left = 0;
  std::int64_t increment = 0;           // For each move.
  std::optional<int> moves_to_go = {};  // Until the clock is set anew; none: never.
};

// Milliseconds to think about the next move, at least 1. `lost` are those that pass between the
// program and the clock.
std::int64_t time_to_think(const Clock& clock, std::int64_t lost);

}  // namespace sowmill::protocol
