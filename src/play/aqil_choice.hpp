#pragma once

#include <array>
#include <optional>

#include "games/aqil/aqil_evaluation.hpp"
#include "games/aqil/aqil_setup.hpp"
#include "play/game_match.hpp"

namespace sowmill {

// Keep or swap: the first player may sow first from his own row, or take the other's row and let
// the other sow first. Both rounds are searched; the better one is chosen.
class AqilChoice {
 public:
  using RoundMatch = GameMatch<Aqil, AqilEvaluation>;

  AqilChoice(const Aqil& game, const AqilEvaluation& evaluation,
             const std::array<aqil::Setup, 2>& setups, Side first);

  Thought think(int level, std::uint64_t positions, std::uint64_t seed);
  Thought think_plainly(std::uint64_t positions, std::int64_t milliseconds);
  Analysis analyse(const AnalysisLimits& limits, const AnalysisObserver& observer);

 private:
  // The same board, seen by the first player after each choice.
  struct Offer {
    std::string_view word;
    RoundMatch match;
    int sign;  // 1 where the first player sows first.
  };

  template <class Think>
  Thought better_of(const Think& think);
  [[nodiscard]] Analysis joined(const std::array<Analysis, 2>& of_offers) const;

  std::array<Offer, 2> offers_;
};

}  // namespace sowmill
