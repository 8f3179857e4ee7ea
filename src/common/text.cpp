#include "common/text.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace sowmill {
namespace {

constexpr std::string_view blanks = " \t\r\n";

// Those that UTF-8 writes as one byte, and those it writes as two, which begin with 0xC2.
bool is_control(std::string_view character) {
  const auto last = static_cast<std::uint8_t>(character.back());
  return character.size() == 1 ? last < 0x20 || last == 0x7F
                               : character.front() == '\xC2' && last < 0xA0;
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

std::size_t character_length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const auto lead = byte(0);
  if (lead < 0x80) return 1;
  const auto length = static_cast<std::size_t>(std::countl_one(lead));
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0) != 0x80) return 0;
  // Longer than needed, half of a surrogate pair, or beyond the last character there is.
  const bool is_none = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) >= 0xA0) ||
                       (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) >= 0x90);
  return is_none ? 0 : length;
}

std::string shown(std::string_view text) {
  constexpr int most = 40;
  std::string result;
  for (int characters = 0; !text.empty(); ++characters) {
    if (characters == most) return result + "...";
    const auto length = character_length(text);
    const auto character = text.substr(0, std::max<std::size_t>(length, 1));
    if (length == 0 || is_control(character))
      result += '?';
    else
      result += character;
    text.remove_prefix(character.size());
  }
  return result;
}

}  // namespace sowmill
