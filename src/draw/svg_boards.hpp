#pragma once

#include <vector>

#include "draw/overlay.hpp"
#include "draw/svg.hpp"
#include "draw/svg_page.hpp"

namespace sowmill {

struct Size {
  double width = 0;
  double height = 0;
};

// Each draws its board on a page that starts at 0, 0 and returns how large it is.
Size draw_sowing_picture(SvgPage& page, const BoardView& view, const SvgOptions& options);
Size draw_morris_picture(SvgPage& page, const BoardView& view, const SvgOptions& options);

// The name of a side; a disc before it when it is to move.
void draw_side_name(SvgPage& page, const BoardView& view, const SvgOptions& options, Side side,
                    Spot middle);

}  // namespace sowmill
