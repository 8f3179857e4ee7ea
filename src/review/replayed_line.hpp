#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "match/match.hpp"

namespace sowmill::review {

// What a move captures, or takes off the board by a mill.
struct Taking {
  int count = 0;
  std::vector<std::string> places = {};              // Where, in the order of the captures.
  std::vector<std::vector<std::string>> mills = {};  // The three points of each that it closes.
};

struct ReplayedMove {
  std::string text = {};
  Side side = Side::First;
  Taking taking = {};
  bool moves_again = false;  // The same side goes on, and not because it has to give a seed.
};

struct ReplayedLine {
  std::vector<ReplayedMove> moves = {};
  Ending ending = {};  // How the game stands at its end.
};

// Plays a line as far as it can be played, and takes it back.
ReplayedLine replay_line(Match& match, std::span<const std::string> moves);

Taking taking_of(const Replay& played);

// All that the one who chooses could do now. Requires: the game is not over.
std::vector<ReplayedMove> replay_choices(Match& match);

// The same position with the other side to move; none if there is no such position.
std::optional<std::string> with_turn_passed(std::string_view position);

}  // namespace sowmill::review
