#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "common/result.hpp"
#include "engine/analysis.hpp"
#include "match/match.hpp"
#include "tables/prober.hpp"

namespace sowmill {

// Thinks about one match: what should be done, how good it is, how sure that is. It follows the
// match as it is played and keeps what it has found, so whoever asks again about the same position
// goes on where the last answer stopped.
class Analyst {
 public:
  Analyst() = default;
  virtual ~Analyst() = default;
  Analyst(const Analyst&) = delete;
  Analyst& operator=(const Analyst&) = delete;

  // Endgame tables that perfect_level and analyse() use from now on; null for none. Refused if they
  // are of another rule set.
  virtual Result<void> use_tables(std::shared_ptr<const Prober> tables) = 0;
  // Thinks about the next move at a level of 1 to 9, or perfect_level, for so many positions more.
  // The seed decides the mistakes of low levels. None while there is no move to find: when the
  // match is over, or the lot is to be drawn. While set-ups are laid, it is the set-up of the side
  // that has none yet, South's first; any is as good for the other side.
  virtual std::optional<Thought> think(int level, std::uint64_t positions, std::uint64_t seed) = 0;
  // The best moves and what to expect of them. It goes on where it stopped if it is asked with as
  // many lines and as much memory. None where think() has none, and while set-ups are laid.
  virtual std::optional<Analysis> analyse(const AnalysisLimits& limits,
                                          const AnalysisObserver& observer) = 0;
  // Allocates the memory that analyse() is going to use, so that it need not while time counts.
  virtual void reserve(std::size_t megabytes) = 0;
};

// An analyst for a match of any rule set in the catalogue. The match must outlive it.
std::unique_ptr<Analyst> new_analyst(const Match& match);

}  // namespace sowmill
