#pragma once

#include "arena/contestant.hpp"
#include "arena/program_engine.hpp"

namespace sowmill {

// A contestant who is another program. It knows nothing of set-ups and swaps: in Lib al-Aqil those
// are what our engine would choose, and the rounds are its own.
class ProgramPlayer final : public Contestant {
 public:
  // Requires: the rule set stays.
  static Result<std::unique_ptr<Contestant>> start(const CatalogEntry& ruleset,
                                                   const ProgramSettings& settings,
                                                   const Pace& pace, std::string name);

  // A program that has ended, or had to be, is started again.
  Result<void> begin(std::unique_ptr<Match> match, Side side, std::uint64_t seed) override;
  Result<std::string> decide(const Clocks& clocks) override;
  [[nodiscard]] bool is_elsewhere() const override { return true; }

 private:
  ProgramPlayer(const CatalogEntry& ruleset, ProgramSettings settings, const Pace& pace,
                std::string name)
      : Contestant(std::move(name)),
        ruleset_(ruleset),
        settings_(std::move(settings)),
        pace_(pace) {}

  [[nodiscard]] std::string go_words(const Clocks& clocks) const;
  [[nodiscard]] std::chrono::milliseconds patience(const Clocks& clocks) const;

  const CatalogEntry& ruleset_;
  ProgramSettings settings_;
  Pace pace_;
  std::unique_ptr<ProgramEngine> engine_;
};

}  // namespace sowmill
