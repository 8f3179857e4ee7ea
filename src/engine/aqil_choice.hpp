#pragma once

#include <memory>

#include "engine/game_analyst.hpp"
#include "games/aqil/aqil_evaluation.hpp"
#include "match/aqil_match.hpp"

namespace sowmill {

// Keep or swap. Either way the same row sows first against the same other row: the first player
// only chooses whether it is he who owns it. So he keeps if the round is good for the one who sows
// first, and swaps if it is not; one search tells.
class AqilChoice {
 public:
  // Requires: the match waits for the choice.
  AqilChoice(const AqilMatch& match, const AqilMatch::Setups& setups,
             const AqilEvaluation& evaluation, std::shared_ptr<const Prober> tables);

  Thought think(int level, std::uint64_t positions, std::uint64_t seed);
  Analysis analyse(const AnalysisLimits& limits, const AnalysisObserver& observer);

 private:
  GameMatch<Aqil> kept_;  // The round after keeping.
  GameAnalyst<Aqil, AqilEvaluation> analyst_;
};

// The better choice, given what was found about the round after keeping.
Thought better_choice(Thought if_kept);

// The round that keeping leads to. Requires: the match waits for the choice.
GameMatch<Aqil> round_if_kept(const AqilMatch& match, const AqilMatch::Setups& setups);

}  // namespace sowmill
