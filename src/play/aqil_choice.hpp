#pragma once

#include <array>
#include <string_view>

#include "games/aqil/aqil_evaluation.hpp"
#include "games/aqil/aqil_setup.hpp"
#include "play/game_match.hpp"

namespace sowmill {

// Keep or swap. Either way the same row sows first against the same other row: the first player
// only chooses whether it is he who owns it. So he keeps if the round is good for the one who sows
// first, and swaps if it is not; one search tells.
class AqilChoice {
 public:
  using RoundMatch = GameMatch<Aqil, AqilEvaluation>;

  AqilChoice(const Aqil& game, const AqilEvaluation& evaluation,
             const std::array<aqil::Setup, 2>& setups, Side first,
             std::shared_ptr<const Prober> tables);

  Thought think(int level, std::uint64_t positions, std::uint64_t seed);
  Thought think_plainly(const AnalysisLimits& limits);
  Analysis analyse(const AnalysisLimits& limits, const AnalysisObserver& observer);

 private:
  RoundMatch kept_;  // The round after keeping.
};

}  // namespace sowmill
