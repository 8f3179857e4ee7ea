#include <cmath>

#include "engine/analyst.hpp"
#include "engine/aqil_analyst.hpp"
#include "engine/evaluations.hpp"
#include "engine/expected_result.hpp"
#include "match/for_ruleset.hpp"
#include "match/typed_match.hpp"
#include "search/score.hpp"

namespace sowmill {

namespace {

// Not a lambda: clang 19 forgets to emit virtual functions that only a generic lambda instantiates.
struct NewAnalyst {
  const Match& match;

  template <Game G>
  std::unique_ptr<Analyst> operator()(const Ruleset<G>& ruleset) const {
    const auto evaluation = evaluation_of(ruleset);
    if constexpr (std::is_same_v<G, Aqil>)
      if (const auto* rounds = match_of_rounds(match, ruleset))
        return std::make_unique<AqilAnalyst>(*rounds, evaluation, setup_strategy(ruleset.id));
    return new_game_analyst(*typed_game(match, ruleset), evaluation);
  }
};

}  // namespace

std::unique_ptr<Analyst> new_analyst(const Match& match) {
  return *for_ruleset(match.ruleset(), NewAnalyst{match});
}

int expectation_unit(std::string_view ruleset) {
  return *for_ruleset(ruleset,
                      [](const auto& rules) { return evaluation_of(rules).expectation_unit(); });
}

double expected_result(int score, int expectation_unit) {
  if (search::is_decided(score)) return score > 0 ? 1 : 0;
  return 1 / (1 + std::exp(-static_cast<double>(score) / expectation_unit));
}

}  // namespace sowmill
