#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "draw/terminal.hpp"
#include "text/language.hpp"

namespace sowmill {

// What decides how a stream can be drawn on.
struct TerminalEnvironment {
  bool is_terminal = false;
  std::string_view term = {};      // TERM
  std::string_view no_color = {};  // NO_COLOR
  std::string_view locale = {};    // The first that is set of LC_ALL, LC_CTYPE and LANG.
};

TerminalEnvironment terminal_environment(std::FILE* out);

// Colours and Unicode on a terminal that is not dumb; no colours if NO_COLOR is set to anything, no
// Unicode if the locale names another character set. Plain ASCII elsewhere.
TerminalStyle terminal_style(const TerminalEnvironment& environment, Language language);

// The text with line ends in place of blanks, so that no line is longer than so many characters if
// its words are not.
std::string wrapped(std::string_view text, std::size_t columns);

// The two streams a person plays on: a terminal, or a pipe or file with a script.
class Terminal {
 public:
  Terminal(std::FILE* in, std::FILE* out, Language language);

  [[nodiscard]] const TerminalStyle& style() const { return style_; }
  [[nodiscard]] Language language() const { return style_.language; }

  void write(std::string_view text);
  void write_line(std::string_view text);

  // A line as typed, without blanks around it; none at the end of the input. What comes from a
  // script is written after the prompt, so that a transcript reads as a terminal looks.
  std::optional<std::string> ask(std::string_view prompt);
  // The same for a line that nobody else should see: it is wiped off the screen, and never copied
  // from a script.
  std::optional<std::string> ask_in_secret(std::string_view prompt);

 private:
  std::optional<std::string> ask_quietly(std::string_view prompt);
  void wipe_last_line();

  std::FILE* in_;
  std::FILE* out_;
  TerminalStyle style_;
  bool typed_by_hand_;
  bool drawn_on_screen_;
  bool can_move_cursor_;
};

}  // namespace sowmill
