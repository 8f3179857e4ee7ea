#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace sowmill {

// The parts of a text between separators; an empty text has one empty part. Stops after `most`
// parts and leaves the rest out, so that a hostile text cannot make it allocate without bound.
std::vector<std::string_view> split(std::string_view text, char separator, std::size_t most);

// The words of a text, separated by blanks, tabs or line ends.
std::vector<std::string_view> words(std::string_view text);

// The text without the blanks, tabs and line ends around it.
std::string_view trimmed(std::string_view text);

// Capitals of ASCII made small; what is none stays as it is.
constexpr char lowered(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
std::string lowered(std::string_view text);

// Whether two words are the same but for capitals.
bool is_same_word(std::string_view one, std::string_view other);

// The number that the whole text is, as std::from_chars reads it.
template <class Number>
std::optional<Number> parse_as(std::string_view text) {
  Number number{};
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = problem == std::errc{} && end == text.data() + text.size();
  return whole ? std::optional(number) : std::nullopt;
}

// A whole number written in decimal digits and nothing else, from 0 to largest.
std::optional<int> parse_number(std::string_view text, int largest);

// The length of the well-formed UTF-8 character at the start of a text that is not empty; 0 if
// there is none.
std::size_t character_length(std::string_view text);

// A piece of hostile text made fit to be shown: at most 40 characters, one line, control bytes and
// everything that is not well-formed UTF-8 replaced by '?'.
std::string shown(std::string_view text);

}  // namespace sowmill
