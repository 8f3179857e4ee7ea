#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "arena/contestant.hpp"
#include "arena/tally.hpp"

namespace sowmill {

struct Contest {
  int games = 100;
  int opening_plies = 6;  // Random moves before the players begin; an Aqil match has none.
  std::uint64_t seed = 1;
};

// Plays games between two players, each opening twice with the sides exchanged, and tells after
// each game how the first of them stands.
Tally play_contest(const CatalogEntry& entry, const std::array<Contestant*, 2>& players,
                   const Contest& contest, const std::function<void(const Tally&)>& finished);

// One game from a position, or for an empty one from the beginning. Contestant 0 is the first side.
// The lots of an Aqil match are drawn by the seed.
Outcome play_game(const CatalogEntry& entry, const std::array<Contestant*, 2>& players,
                  const std::string& position, std::uint64_t seed);

// A position after so many random moves in which neither side is clearly ahead.
std::string balanced_opening(const CatalogEntry& entry, int plies, Random& random);

}  // namespace sowmill
