#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "common/result.hpp"
#include "play/catalog.hpp"
#include "search/level.hpp"

namespace sowmill {

// Somebody who plays one side of a match. A player has his own copy of it, so that he keeps his
// thoughts to himself.
class Contestant {
 public:
  Contestant() = default;
  virtual ~Contestant() = default;
  Contestant(const Contestant&) = delete;
  Contestant& operator=(const Contestant&) = delete;

  virtual void begin(std::unique_ptr<Match> match, Side side, std::uint64_t seed);
  virtual void see(std::string_view move);  // Made by anybody, himself included.
  // What he does now, as Match::play takes it. Requires: it is for him to decide, or to lay a
  // set-up.
  virtual std::string decide() = 0;

 protected:
  [[nodiscard]] Match& match() { return *match_; }
  [[nodiscard]] Side side() const { return side_; }
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  // The set-up he has thought of, whichever side he thought it for.
  [[nodiscard]] std::string as_own_setup(std::string_view setup) const;

 private:
  std::unique_ptr<Match> match_;
  Side side_ = Side::First;
  std::uint64_t seed_ = 0;
};

// How long players think about a move, where they do not know that themselves.
using TimeForMove = AnalysisLimits;

// "random"; "level 3"; "perfect"; "baseline", the plain alpha-beta; "engine", as strong as it can
// in its time.
Result<std::unique_ptr<Contestant>> parse_contestant(std::string_view words,
                                                     const TimeForMove& time);

}  // namespace sowmill
