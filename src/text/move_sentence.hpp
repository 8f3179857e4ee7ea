#pragma once

#include <span>
#include <string>

#include "games/event.hpp"
#include "games/game.hpp"
#include "text/language.hpp"

namespace sowmill {

// What one move did, for the sentence that tells it.
struct MoveTold {
  std::span<const Event> events;
  Side chooser;  // Who made the move: for an Aqil gift the giver.
  Ending after;
};

// One sentence a person can read or hear: "South sows 4 seeds from C; the last falls in a; ...".
std::string move_sentence(const MoveTold& move, BoardShape shape, Language language);

// "South wins 26-22", "a draw".
std::string ending_phrase(const Ending& ending, BoardShape shape, Language language);

}  // namespace sowmill
