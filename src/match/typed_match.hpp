#pragma once

#include <type_traits>

#include "match/aqil_match.hpp"
#include "match/rulesets.hpp"

namespace sowmill {

// The game that is being played, with its types; null while a round is set up. Requires: the match
// is of that rule set. An id stands for one type of game, so the cast is safe.
template <Game G>
const GameMatch<G>* typed_game(const Match& match, const Ruleset<G>& /*ruleset*/) {
  return static_cast<const GameMatch<G>*>(match.current_game());
}

// The match of rounds, if it is one rather than a single game.
template <Game G>
const AqilMatch* match_of_rounds(const Match& match, const Ruleset<G>& /*ruleset*/) {
  if (!std::is_same_v<G, Aqil> || match.current_game() == &match) return nullptr;
  return static_cast<const AqilMatch*>(&match);
}

}  // namespace sowmill
