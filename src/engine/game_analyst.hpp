#pragma once

#include <utility>

#include "engine/analyst.hpp"
#include "engine/thinker.hpp"
#include "match/game_match.hpp"

namespace sowmill {

// The analyst of one game, or of one round of Lib al-Aqil.
template <Game G, EvaluationOf<G> E>
class GameAnalyst final : public Analyst {
 public:
  // The match must outlive it.
  GameAnalyst(const GameMatch<G>& match, const E& evaluation)
      : match_(match), evaluation_(evaluation), thinker_(match.game(), evaluation_) {}

  Result<void> use_tables(std::shared_ptr<const Prober> tables) override {
    if (tables && tables->ruleset() != match_.ruleset())
      return refuse(Reason::TablesOfOtherRuleset, tables->ruleset(), match_.ruleset());
    thinker_.set_tables(std::static_pointer_cast<const StateProber<G>>(std::move(tables)));
    return {};
  }

  std::optional<Thought> think(int level, std::uint64_t positions, std::uint64_t seed) override {
    if (match_.verdict().is_over()) return std::nullopt;
    const Random random(mix_bits(seed) + match_.states().size() - 1);
    return thought(thinker_.think(match_.played(), level_of(level), positions, random));
  }

  // What think() would come to if the level made no mistakes. Requires: the game is not over.
  Thought think_soundly(int level, std::uint64_t positions) {
    Level sound = level_of(level);
    sound.tolerance = 0;
    return thought(thinker_.think(match_.played(), sound, positions, Random(0)));
  }
  [[nodiscard]] Mistakes mistakes(int level) const {
    return thinker_.mistakes(level_of(level).tolerance);
  }

  std::optional<Analysis> analyse(const AnalysisLimits& limits,
                                  const AnalysisObserver& observer) override {
    if (match_.verdict().is_over()) return std::nullopt;
    return thinker_.analyse(match_.played(), limits, observer);
  }

  void reserve(std::size_t megabytes) override { thinker_.reserve(megabytes); }

 private:
  [[nodiscard]] Thought thought(const typename Thinker<G, E>::Choice& choice) const {
    return {.move = match_.game().to_text(match_.states().back(), choice.move),
            .score = choice.score,
            .depth = choice.depth,
            .done = choice.done,
            .certainty = choice.certainty,
            .from_tables = choice.from_tables,
            .positions = choice.positions,
            .table_hits = choice.table_hits};
  }

  const GameMatch<G>& match_;
  E evaluation_;
  Thinker<G, E> thinker_;
};

template <Game G, EvaluationOf<G> E>
std::unique_ptr<Analyst> new_game_analyst(const GameMatch<G>& match, const E& evaluation) {
  return std::make_unique<GameAnalyst<G, E>>(match, evaluation);
}

}  // namespace sowmill
