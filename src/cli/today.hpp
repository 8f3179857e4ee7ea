#pragma once

#include <string>

namespace sowmill {

// The date as records write it: 2026.01.31.
std::string today();

}  // namespace sowmill
