#include "terminal/terminal.hpp"

#include <algorithm>
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/position_input.hpp"
#include "common/text.hpp"

namespace sowmill {
namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing sets variables.
  return value == nullptr ? std::string_view{} : value;
}

std::string_view locale_of_characters() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
    if (const auto value = variable(name); !value.empty()) return value;
  return {};
}

bool names_utf8(std::string_view locale) {
  auto letters = lowered(locale);
  std::erase(letters, '-');
  return letters.find("utf8") != std::string::npos;
}

bool is_dumb(std::string_view term) { return term == "dumb"; }

std::size_t columns_of(std::FILE* out) {
  constexpr std::size_t usual = 80;
  winsize size{};
  return ioctl(fileno(out), TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : usual;
}

}  // namespace

TerminalEnvironment terminal_environment(std::FILE* out) {
  const int descriptor = fileno(out);  // A stream in memory has none.
  return {.is_terminal = descriptor >= 0 && isatty(descriptor) != 0,
          .term = variable("TERM"),
          .no_color = variable("NO_COLOR"),
          .locale = locale_of_characters()};
}

TerminalStyle terminal_style(const TerminalEnvironment& environment, Language language) {
  if (!environment.is_terminal || is_dumb(environment.term)) return {.language = language};
  const bool unicode = environment.locale.empty() || names_utf8(environment.locale);
  return {.charset = unicode ? Charset::Unicode : Charset::Ascii,
          .colours = environment.no_color.empty() ? Colours::Ansi : Colours::None,
          .language = language};
}

std::string wrapped(std::string_view text, std::size_t columns) {
  const auto begins_character = [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  };
  std::string lines(text);
  std::size_t column = 0;
  std::size_t last_blank = 0;  // 0: none in this line.
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i] == '\n') {
      column = 0;
      last_blank = 0;
      continue;
    }
    if (lines[i] == ' ') last_blank = i;
    if (begins_character(lines[i])) ++column;
    if (column <= columns || last_blank == 0) continue;
    lines[last_blank] = '\n';
    i = last_blank;
    column = 0;
    last_blank = 0;
  }
  return lines;
}

Terminal::Terminal(std::FILE* in, std::FILE* out, Language language) : in_(in), out_(out) {
  const auto environment = terminal_environment(out);
  style_ = terminal_style(environment, language);
  typed_by_hand_ = terminal_environment(in).is_terminal;
  drawn_on_screen_ = environment.is_terminal;
  can_move_cursor_ = drawn_on_screen_ && !is_dumb(environment.term);
}

void Terminal::write(std::string_view text) { std::fwrite(text.data(), 1, text.size(), out_); }

void Terminal::write_line(std::string_view text) {
  write(drawn_on_screen_ ? wrapped(text, columns_of(out_)) : text);
  write("\n");
}

std::optional<std::string> Terminal::ask(std::string_view prompt) {
  auto line = ask_quietly(prompt);
  if (!line)
    write("\n");
  else if (!typed_by_hand_)
    write_line(shown(*line));
  return line;
}

std::optional<std::string> Terminal::ask_in_secret(std::string_view prompt) {
  auto line = ask_quietly(prompt);
  if (typed_by_hand_ && drawn_on_screen_ && line)
    wipe_last_line();
  else
    write("\n");
  return line;
}

std::optional<std::string> Terminal::ask_quietly(std::string_view prompt) {
  write(prompt);
  if (std::fflush(out_) != 0) return std::nullopt;  // Nobody sees what is asked.
  std::string line;
  if (!read_line(in_, line)) return std::nullopt;
  return std::string(trimmed(line));
}

// Where the cursor cannot be moved back, the line is moved out of sight.
void Terminal::wipe_last_line() {
  write(can_move_cursor_ ? std::string("\x1b[1A\x1b[2K\r") : std::string(60, '\n'));
}

}  // namespace sowmill
