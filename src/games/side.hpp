#pragma once

#include <cstddef>
#include <cstdint>

namespace sowmill {

// First is South or White, Second is North or Black.
enum class Side : std::uint8_t { First, Second };

constexpr Side other(Side side) { return side == Side::First ? Side::Second : Side::First; }
constexpr std::size_t index_of(Side side) { return static_cast<std::size_t>(side); }

}  // namespace sowmill
