#pragma once

#include <cstdint>

namespace sowmill {

// The rule that ended a game. tell/ending_reason.cpp has the words for each.
enum class EndingRule : std::uint8_t {
  None,              // It goes on, or its players ended it.
  AllCaptured,       // Ntxuva: a side has no piece left.
  NobodyCanPlay,     // Ntxuva: our exception.
  BoardEmpty,        // Ouri, Lib al-Aqil.
  LastSeed,          // Lib al-Aqil: our exception.
  Majority,          // Ouri: 25 seeds.
  NobodyFed,         // Ouri: no permitted play gives the opponent a seed.
  NothingToSow,      // Ouri: the side to move has no seeds.
  TooFewMen,         // Morris: fewer than three.
  ShutIn,            // Morris: no man can move.
  ThreeMenLimit,     // Morris: ten plies of three against three.
  Endless,           // A position stood for the third time.
  EndlessException,  // The same where the source lets a game end in another way only.
  Last = EndlessException,
};

}  // namespace sowmill
