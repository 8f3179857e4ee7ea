#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace sowmill::protocol {

// Longer lines are nobody's: the longest that are spoken list the moves of a game.
inline constexpr std::size_t longest_line = std::size_t{1} << 20;

// Cuts what arrives into lines. One that is too long is left out, so that it costs no memory.
class LineBuffer {
 public:
  void add(std::string_view bytes);
  // What was begun and not ended is a line too.
  void end();
  // The next whole line without its end.
  std::optional<std::string> next();

 private:
  void append(std::string_view part);

  std::deque<std::string> lines_;
  std::string begun_;
  bool too_long_ = false;
};

}  // namespace sowmill::protocol
