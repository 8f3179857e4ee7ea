#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "games/board_view.hpp"
#include "games/side.hpp"

namespace sowmill {

// What a person at the terminal may ask for.
enum class RequestKind : std::uint8_t {
  Nothing,  // An empty line.
  Move,     // argument: the move, or a set-up, or keep or swap
  Preview,  // argument: the move
  Moves,
  Board,
  Undo,
  Save,  // argument: the file
  Resign,
  Draw,
  Cycle,
  Help,
  Rules,
  Quit,
};

struct Request {
  RequestKind kind = RequestKind::Nothing;
  std::string argument = {};

  bool operator==(const Request&) const = default;
};

// Words of every language are understood, in capitals or not. What is none of them is taken for a
// move.
Request parse_request(std::string_view line);

// The move as the rules write it, if it was written with other capitals: c for South's C, GXK for
// Gxk, D2-D3; and pass in any language.
std::string tidy_move(BoardShape shape, Side mover, std::string_view typed);

// A set-up with blanks or commas between the numbers instead of hyphens.
std::string tidy_setup(std::string_view typed);

// Whether a set-up is left to chance: "random", in any language.
bool says_random(std::string_view typed);

// keep and swap, in any language; anything else as it is.
std::string tidy_choice(std::string_view typed);

// "yes" or "y" in any language.
bool says_yes(std::string_view typed);

}  // namespace sowmill
