#pragma once

#include "engine/evaluations.hpp"
#include "support/for_each_ruleset.hpp"

namespace sowmill {

// A rule set with its evaluation.
template <Game G, EvaluationOf<G> E>
struct EvaluatedRuleset {
  std::string_view id;
  G game;
  E evaluation;
};

template <Game G>
auto evaluated(const Ruleset<G>& ruleset) {
  const auto evaluation = evaluation_of(ruleset);
  return EvaluatedRuleset<G, std::remove_const_t<decltype(evaluation)>>{ruleset.id, ruleset.game,
                                                                        evaluation};
}

// Calls check(ruleset) for every rule set there is, each with its evaluation.
template <class Check>
void for_each_evaluation(const Check& check) {
  for_each_ruleset([&](const auto& ruleset) { check(evaluated(ruleset)); });
}

}  // namespace sowmill
