#include "protocol/clock.hpp"

#include <algorithm>

namespace sowmill::protocol {

std::int64_t time_to_think(const Clock& clock, std::int64_t lost) {
  constexpr int moves_expected = 25;  // Always so many more: what is left is never used up.
  const std::int64_t moves = std::min(clock.moves_to_go.value_or(moves_expected), moves_expected);
  const std::int64_t share = clock.left / std::max<std::int64_t>(moves, 1);
  const std::int64_t wished = share + clock.increment * 3 / 4 - lost;
  return std::max<std::int64_t>(std::min(wished, clock.left - 2 * lost), 1);
}

}  // namespace sowmill::protocol
