#pragma once

#include "arena/contestant.hpp"
#include "arena/time_taken.hpp"

namespace sowmill {

// A side that could not play on, and why.
struct Forfeit {
  Side loser = Side::First;
  Error why;
};

struct FinishedGame {
  std::unique_ptr<Match> match;
  std::optional<Forfeit> forfeit;       // It has been resigned for the loser.
  std::array<TimeTaken, 2> times = {};  // Of the sides; set-ups and swaps are no moves.
};

// One game from a position, or for an empty one from the beginning. Contestant 0 is the first side.
// The lots of an Aqil match are drawn by the seed. It is left as it stands when the pace is over.
FinishedGame play_game(const CatalogEntry& entry, const std::array<Contestant*, 2>& players,
                       const std::string& position, const Pace& pace, std::uint64_t seed);

}  // namespace sowmill
