#include "engine/baseline.hpp"

#include "engine/aqil_choice.hpp"
#include "engine/search_limits.hpp"
#include "match/for_ruleset.hpp"
#include "match/typed_match.hpp"
#include "search/alpha_beta.hpp"

namespace sowmill {
namespace {

template <Game G>
Thought best_move(const GameMatch<G>& match, const AnalysisLimits& limits) {
  const search::Deadline deadline(search_limits(limits));
  AlphaBeta<G> search(match.game(), match.states().back());
  const auto best = search.think(limits.positions == 0 ? ~std::uint64_t{0} : limits.positions,
                                 limits.depth == 0 ? AlphaBeta<G>::deepest : limits.depth,
                                 [&] { return deadline.is_over(); });
  return {.move = match.game().to_text(match.states().back(), best.move),
          .score = best.score,
          .depth = best.depth,
          .done = true};
}

}  // namespace

std::optional<Thought> think_as_baseline(const Match& match, const AnalysisLimits& limits) {
  if (match.verdict().is_over()) return std::nullopt;
  return *for_ruleset(match.ruleset(), [&](const auto& ruleset) -> std::optional<Thought> {
    if (const auto* rounds = match_of_rounds(match, ruleset))
      if (const auto setups = rounds->setups_to_choose_from())
        return better_choice(best_move(round_if_kept(*rounds, *setups), limits));
    if (const auto* game = typed_game(match, ruleset)) return best_move(*game, limits);
    return std::nullopt;
  });
}

}  // namespace sowmill
