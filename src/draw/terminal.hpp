#pragma once

#include <cstdint>
#include <string>

#include "draw/overlay.hpp"
#include "games/board_view.hpp"
#include "text/language.hpp"

namespace sowmill {

enum class Charset : std::uint8_t { Ascii, Unicode };
enum class Colours : std::uint8_t { None, Ansi };

struct TerminalStyle {
  Charset charset = Charset::Ascii;
  Colours colours = Colours::None;
  Language language = Language::English;
};

// The board seen from South's seat (White's), in lines closed by line ends. Colour is never the
// only sign: highlighted places stand in brackets, the last house and captures have signs of their
// own.
std::string draw_terminal(const BoardView& view, const TerminalStyle& style,
                          const Overlay& overlay = {});

}  // namespace sowmill
