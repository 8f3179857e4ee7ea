#include "draw/canvas.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace sowmill {
namespace {

constexpr bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

std::string_view first_character(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && continues(text[length])) ++length;
  return text.substr(0, length);
}

// Letters of a language are left as they are: only the signs of drawings have others in their
// place.
std::string_view in_ascii(std::string_view character) {
  using Substitute = std::pair<std::string_view, std::string_view>;
  constexpr std::array<Substitute, 10> signs = {{{"─", "-"},
                                                 {"═", "="},
                                                 {"│", "|"},
                                                 {"×", "x"},
                                                 {"◉", "*"},
                                                 {"◎", "*"},
                                                 {"○", "O"},
                                                 {"●", "@"},
                                                 {"▸", ">"},
                                                 {"↑", "^"}}};
  const auto found = std::ranges::find(signs, character, &Substitute::first);
  if (found != signs.end()) return found->second;
  const bool is_box_drawing =
      character.starts_with("\xE2\x94") || character.starts_with("\xE2\x95");
  return is_box_drawing ? "+" : character;  // What is left of those are corners and crossings.
}

std::string_view code_of(Ink ink) {
  constexpr std::array<std::string_view, 7> codes = {
      "", "\x1b[2m", "\x1b[1;36m", "\x1b[1;33m", "\x1b[1;32m", "\x1b[1;35m", "\x1b[1;31m"};
  return codes[static_cast<std::size_t>(ink)];
}

}  // namespace

Canvas::Glyph& Canvas::at(int row, int column) {
  const auto y = static_cast<std::size_t>(row);
  const auto x = static_cast<std::size_t>(column);
  if (rows_.size() <= y) rows_.resize(y + 1);
  if (rows_[y].size() <= x) rows_[y].resize(x + 1);
  return rows_[y][x];
}

void Canvas::put(int row, int column, std::string_view text, Ink ink) {
  while (!text.empty()) {
    const auto character = first_character(text);
    at(row, column++) = {std::string(character), ink};
    text.remove_prefix(character.size());
  }
}

void Canvas::line(int row, int column, std::string_view character, int length, Ink ink) {
  for (int i = 0; i < length; ++i) put(row, column + i, character, ink);
}

void Canvas::centre(int row, int column, int width, std::string_view text, Ink ink) {
  put(row, column + (width - width_of(text)) / 2, text, ink);
}

std::string Canvas::text(const TerminalStyle& style) const {
  std::string result;
  for (const auto& row : rows_) {
    std::size_t length = row.size();
    while (length > 0 && row[length - 1].character == " ") --length;
    Ink ink = Ink::Plain;
    const auto change_to = [&](Ink next) {
      if (next == ink || style.colours == Colours::None) return;
      if (ink != Ink::Plain) result += "\x1b[0m";
      result += code_of(next);
      ink = next;
    };
    for (std::size_t i = 0; i < length; ++i) {
      change_to(row[i].ink);
      result += style.charset == Charset::Ascii ? in_ascii(row[i].character) : row[i].character;
    }
    change_to(Ink::Plain);
    result += '\n';
  }
  return result;
}

int width_of(std::string_view text) {
  return static_cast<int>(std::ranges::count_if(text, [](char byte) { return !continues(byte); }));
}

}  // namespace sowmill
