#include "match/random_decision.hpp"

#include "games/aqil/aqil_setup.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {

std::string random_decision(const Match& match, Side side, Random& random) {
  if (match.phase() == Phase::Setup)
    return "setup " + std::string(side_word(match.shape(), side)) + ' ' +
           aqil::to_text(aqil::random_setup(random));
  const auto moves = match.legal_moves();
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace sowmill
