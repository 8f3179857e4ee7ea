#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "arena/play_game.hpp"
#include "arena/sprt.hpp"

namespace sowmill {

struct Contest {
  int games = 100;        // At most, if there is a test that may end it.
  int opening_plies = 6;  // Random moves before the players begin; an Aqil match has none.
  std::uint64_t seed = 1;
  int concurrency = 1;  // Games at once.
  Pace pace = {};
  std::optional<Sprt> sprt = {};
  std::shared_ptr<const Prober> tables = {};  // What they prove to be won is no opening.

  [[nodiscard]] bool is_broken_off() const { return pace.is_over(); }
};

using Opponents = std::array<std::unique_ptr<Contestant>, 2>;
// Called once for each game that is played at the same time, by its thread.
using MakePlayers = std::function<Result<Opponents>()>;

struct ContestGame {
  int number = 0;                    // From 1, the order of openings.
  Side side_of_first = Side::First;  // Which side the first of the players has.
  const FinishedGame& game;
};

// Told of every game that counts, and how the first of the players stands with it; by one thread at
// a time.
using ContestWitness = std::function<void(const ContestGame&, const Tally&)>;

// Plays games between two players, each opening twice with the sides exchanged. The same seed gives
// the same openings, whatever the concurrency. Refused if a player cannot be made. Broken off, it
// abandons the games that are being played, and those do not count.
Result<Tally> play_contest(const CatalogEntry& entry, const MakePlayers& make,
                           const Contest& contest, const ContestWitness& witness);

// A position after so many random moves in which neither side is clearly ahead, by our search and
// by tables, if there are any. The least unequal of many, where there seems to be none.
std::string balanced_opening(const CatalogEntry& entry, int plies, Random& random,
                             const std::shared_ptr<const Prober>& tables = {});

}  // namespace sowmill
