#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "games/side.hpp"

namespace sowmill {

enum class BoardShape : std::uint8_t { TwoRows, FourRows, Morris };

// A house or a point as it stands. In morris the owner is the man's, and count is 1 where one
// stands.
struct Place {
  std::string_view name;
  std::optional<Side> owner;
  int count = 0;

  bool operator==(const Place&) const = default;
};

// Plies played of those that may be played before a game is a draw.
struct PlyLimit {
  int played = 0;
  int most = 0;

  bool operator==(const PlyLimit&) const = default;
};

// A position as something to be drawn, whatever the game. Places come in the order of the
// position's text.
struct BoardView {
  BoardShape shape = BoardShape::TwoRows;
  std::vector<Place> places;
  std::array<int, 2> stores =
      {};  // Seeds captured (Ouri, Aqil), men in hand (morris), of each side.
  Side turn = Side::First;
  std::optional<PlyLimit> limit = {};  // Morris, while three men stand against three.

  bool operator==(const BoardView&) const = default;
};

}  // namespace sowmill
