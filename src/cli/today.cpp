#include "cli/today.hpp"

#include <array>
#include <ctime>

namespace sowmill {

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm day{};
  localtime_r(&now, &day);
  std::array<char, 16> text{};
  const auto length = std::strftime(text.data(), text.size(), "%Y.%m.%d", &day);
  return {text.data(), length};
}

}  // namespace sowmill
