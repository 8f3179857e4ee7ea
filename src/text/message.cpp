#include "text/message.hpp"

namespace sowmill {

std::string filled(std::string_view text, std::span<const std::string> details) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_hole = text[i] == '{' && i + 2 < text.size() && text[i + 2] == '}';
    if (!is_hole) {
      result += text[i];
      continue;
    }
    const auto number = static_cast<std::size_t>(text[i + 1] - '0');
    if (number < details.size()) result += details[number];
    i += 2;
  }
  return result;
}

}  // namespace sowmill
