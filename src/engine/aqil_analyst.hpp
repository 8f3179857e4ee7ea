#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "engine/aqil_choice.hpp"
#include "engine/setup_strategy.hpp"
#include "match/aqil_match.hpp"

namespace sowmill {

// The analyst of a whole match of Lib al-Aqil: set-ups, the choice to keep or swap, and the rounds.
class AqilAnalyst final : public Analyst {
 public:
  // The match must outlive it.
  AqilAnalyst(const AqilMatch& match, const AqilEvaluation& evaluation, SetupStrategy strategy)
      : match_(match), evaluation_(evaluation), strategy_(strategy) {}

  Result<void> use_tables(std::shared_ptr<const Prober> tables) override;
  std::optional<Thought> think(int level, std::uint64_t positions, std::uint64_t seed) override;
  std::optional<Analysis> analyse(const AnalysisLimits& limits,
                                  const AnalysisObserver& observer) override;
  void reserve(std::size_t megabytes) override;

 private:
  using RoundAnalyst = GameAnalyst<Aqil, AqilEvaluation>;

  [[nodiscard]] std::string chosen_setup(int level, std::uint64_t seed) const;
  // That of the round being sown, or of the choice before it; null at other times.
  RoundAnalyst* round_analyst();
  AqilChoice* choice();

  const AqilMatch& match_;
  AqilEvaluation evaluation_;
  SetupStrategy strategy_;
  std::shared_ptr<const Prober> tables_;
  std::size_t round_number_ = 0;  // Of the round that the two below are about.
  std::unique_ptr<RoundAnalyst> round_;
  std::unique_ptr<AqilChoice> choice_;
};

}  // namespace sowmill
