#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "draw/terminal.hpp"

namespace sowmill {

enum class Ink : std::uint8_t { Plain, Faint, First, Second, Highlight, Added, Taken };

// A sheet of characters, as large as what is put on it. Everything is drawn in Unicode; where a
// terminal has only ASCII, each sign is replaced by one that stands for it.
class Canvas {
 public:
  void put(int row, int column, std::string_view text, Ink ink = Ink::Plain);
  // The same character, so many times to the right.
  void line(int row, int column, std::string_view character, int length, Ink ink = Ink::Plain);
  // The text in the middle of a width.
  void centre(int row, int column, int width, std::string_view text, Ink ink = Ink::Plain);

  // Lines without blanks at their ends, each closed by a line end.
  [[nodiscard]] std::string text(const TerminalStyle& style) const;

 private:
  struct Glyph {
    std::string character = " ";
    Ink ink = Ink::Plain;
  };

  Glyph& at(int row, int column);

  std::vector<std::vector<Glyph>> rows_;
};

// How many characters a text in UTF-8 has.
int width_of(std::string_view text);

}  // namespace sowmill
