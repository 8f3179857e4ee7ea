#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "games/game.hpp"

namespace sowmill::review {

// What can be said of a decision. Every fact is true of the line it cites, and whoever replays the
// line can check it. Moves of a line are numbered from 0.
enum class FactKind : std::uint8_t {
  Only,    // There is no other legal move than `move`.
  Ends,    // With the last move of the line, number `at`, the game ends as `ending` says.
  Takes,   // Move `at`, which is `move` of `side`, captures `count` in all from `places`.
  Leaves,  // After move 0 `places` holds `count` of the side that made it; move 1 captures there.
  Mill,    // Move `at`, which is `move` of `side`, closes the mill of `places`.
  Again,   // After move `at`, which captures, the same side moves on.
  Saves,   // The other side could capture `count` at `places`, with `move`; after move 0 no
           // reply can.
  Stops,   // The other side could close the mill of `places`; after move 0 no reply can.
  Threatens,  // After move 0 its side could, were it to move again, capture `count` with `move`.
  Menaces,    // After move 0 its side could, were it to move again, close the mill of `places`.
  Blocks,     // The other side's man on `places` could move and after move 0 cannot.
  Brings,     // Over `at` moves `side` captures `count`, the other `other_count`.
  Promises,   // Nothing but numbers: `count` thousandths are to be expected, and not `other_count`.
};

// A line of play, from a position.
struct CitedLine {
  std::string position;
  std::vector<std::string> moves;
};

struct Fact {
  FactKind kind;
  std::size_t line = 0;  // Of the lines cited: 0 begins with what was played, 1 with the best.
  std::size_t at = 0;
  Side side = Side::First;
  std::string move = {};
  std::vector<std::string> places = {};
  int count = 0;
  int other_count = 0;
  Ending ending = {};
};

// Why a decision was good or bad: facts in the order in which they are told, and the lines that
// they cite.
struct Why {
  std::vector<CitedLine> lines = {};
  std::vector<Fact> facts = {};
};

}  // namespace sowmill::review
