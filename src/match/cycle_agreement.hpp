#pragma once

#include <cstdint>

namespace sowmill {

// Whether players may call a cycle and end the game by agreement.
enum class CycleAgreement : std::uint8_t { Allowed, Unknown };

}  // namespace sowmill
