#pragma once

#include <cstdint>
#include <string>

#include "common/random.hpp"
#include "games/aqil/aqil_setup.hpp"
#include "play/match.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {

// What a side that leaves everything to chance decides now, as Match::play takes it: each set-up,
// choice or move is as likely as the next. Requires: the match is not over; the side is to lay a
// set-up, or it is for it to decide.
inline std::string random_decision(const Match& match, Side side, Random& random) {
  if (match.phase() == Phase::Setup)
    return "setup " + std::string(side_word(match.shape(), side)) + ' ' +
           aqil::to_text(aqil::random_setup(random));
  const auto moves = match.legal_moves();
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace sowmill
