#pragma once

#include <string>

#include "draw/overlay.hpp"
#include "games/board_view.hpp"
#include "text/language.hpp"

namespace sowmill {

struct SvgOptions {
  Language language = Language::English;
  std::string title = {};  // What the picture is called by screen readers; without it "Board".
  std::string id =
      "board";  // Starts the ids in the picture: pictures on one page need different ones.
  Overlay overlay = {};
};

// The board as a picture that stands by itself: its own background, readable on light and dark
// pages and in print, with the position in words for screen readers. Up to ten seeds are drawn, the
// number always.
std::string draw_svg(const BoardView& view, const SvgOptions& options);

}  // namespace sowmill
