#include "common/text.hpp"

#include <cstdint>

namespace sowmill {
namespace {

constexpr std::string_view blanks = " \t\r\n";

// The length of the well-formed UTF-8 character at the start of the text, 0 if there is none.
std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const auto continues = [&](std::size_t i) { return i < text.size() && (byte(i) & 0xC0) == 0x80; };
  if (byte(0) < 0x20 || byte(0) == 0x7F) return 0;
  if (byte(0) < 0x80) return 1;
  if (byte(0) >= 0xC3 && byte(0) < 0xE0 && continues(1)) return 2;
  if (byte(0) == 0xC2 && continues(1) && byte(1) >= 0xA0)
    return 2;  // Below are control characters.
  if (byte(0) >= 0xE1 && byte(0) < 0xED && continues(1) && continues(2)) return 3;
  return 0;
}

}  // namespace

std::vector<std::string_view> split(std::string_view text, char separator, std::size_t most) {
  std::vector<std::string_view> parts;
  while (parts.size() < most) {
    const auto end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return parts;
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  for (;;) {
    const auto start = text.find_first_not_of(blanks);
    if (start == std::string_view::npos) return found;
    text.remove_prefix(start);
    const auto end = text.find_first_of(blanks);
    found.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return found;
    text.remove_prefix(end);
  }
}

std::string_view trimmed(std::string_view text) {
  const auto start = text.find_first_not_of(blanks);
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(blanks) - start + 1);
}

std::string lowered(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = lowered(c);
  return result;
}

bool is_same_word(std::string_view one, std::string_view other) {
  return lowered(one) == lowered(other);
}

std::optional<int> parse_number(std::string_view text, int largest) {
  const auto number = parse_as<int>(text);
  return number && text.front() != '-' && *number <= largest ? number : std::nullopt;
}

std::string shown(std::string_view text) {
  constexpr int most = 40;
  std::string result;
  for (int characters = 0; !text.empty(); ++characters) {
    if (characters == most) return result + "...";
    const auto length = character_length(text);
    if (length == 0) {
      result += '?';
      text.remove_prefix(1);
    } else {
      result += text.substr(0, length);
      text.remove_prefix(length);
    }
  }
  return result;
}

}  // namespace sowmill
