#include "engine/aqil_analyst.hpp"

#include <utility>

#include "text/vocabulary.hpp"

namespace sowmill {

Result<void> AqilAnalyst::use_tables(std::shared_ptr<const Prober> tables) {
  if (tables && tables->ruleset() != match_.ruleset())
    return refuse(Reason::TablesOfOtherRuleset, tables->ruleset(), match_.ruleset());
  tables_ = std::move(tables);
  choice_.reset();
  if (round_) return round_->use_tables(tables_);
  return {};
}

AqilAnalyst::RoundAnalyst* AqilAnalyst::round_analyst() {
  const auto* round = match_.round();
  if (round == nullptr) return nullptr;
  if (!round_ || round_number_ != match_.round_count()) {
    round_number_ = match_.round_count();
    round_ = std::make_unique<RoundAnalyst>(*round, evaluation_);
    (void)round_->use_tables(tables_);
    choice_.reset();
  }
  return round_.get();
}

AqilChoice* AqilAnalyst::choice() {
  const auto setups = match_.setups_to_choose_from();
  if (!setups) return nullptr;
  if (!choice_ || round_number_ != match_.round_count()) {
    round_number_ = match_.round_count();
    round_.reset();
    choice_ = std::make_unique<AqilChoice>(match_, *setups, evaluation_, tables_);
  }
  return choice_.get();
}

// Levels that make mistakes lay their seeds by chance.
std::string AqilAnalyst::chosen_setup(int level, std::uint64_t seed) const {
  const Side side = match_.has_laid(Side::First) ? Side::Second : Side::First;
  Random random(mix_bits(seed) + 2 * match_.round_count() + index_of(side));
  return "setup " + std::string(side_word(match_.shape(), side)) + ' ' +
         aqil::to_text(level_of(level).tolerance > 0 ? aqil::random_setup(random)
                                                     : pick_setup(strategy_, random));
}

std::optional<Thought> AqilAnalyst::think(int level, std::uint64_t positions, std::uint64_t seed) {
  if (match_.phase() == Phase::Setup)
    return Thought{.move = chosen_setup(level, seed), .done = true};
  if (match_.verdict().is_over()) return std::nullopt;
  if (auto* round = round_analyst()) return round->think(level, positions, seed);
  if (auto* choosing = choice()) return choosing->think(level, positions, seed);
  return std::nullopt;
}

std::optional<Analysis> AqilAnalyst::analyse(const AnalysisLimits& limits,
                                             const AnalysisObserver& observer) {
  if (match_.verdict().is_over()) return std::nullopt;
  if (auto* round = round_analyst()) return round->analyse(limits, observer);
  if (auto* choosing = choice()) return choosing->analyse(limits, observer);
  return std::nullopt;
}

void AqilAnalyst::reserve(std::size_t megabytes) {
  if (auto* round = round_analyst()) round->reserve(megabytes);
}

}  // namespace sowmill
