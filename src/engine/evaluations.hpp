#pragma once

#include <string_view>

#include "games/aqil/aqil_evaluation.hpp"
#include "games/morris/morris_evaluation.hpp"
#include "games/ntxuva/ntxuva_evaluation.hpp"
#include "games/ouri/ouri_evaluation.hpp"
#include "match/rulesets.hpp"
#include "search/material_evaluation.hpp"

namespace sowmill {

// The weights that were learned for a rule set (data/evaluation); empty if none were.
Weights learned_weights(std::string_view ruleset);

// The evaluation of a rule set: what was learned, or material where nothing was.
inline NtxuvaEvaluation evaluation_of(const Ruleset<Ntxuva>& ruleset) {
  return NtxuvaEvaluation(learned_weights(ruleset.id));
}
inline AqilEvaluation evaluation_of(const Ruleset<Aqil>& ruleset) {
  return AqilEvaluation(learned_weights(ruleset.id));
}
inline MorrisEvaluation evaluation_of(const Ruleset<Morris>& ruleset) {
  return MorrisEvaluation(learned_weights(ruleset.id));
}
inline OuriEvaluation evaluation_of(const Ruleset<Ouri>& ruleset) {
  return OuriEvaluation(learned_weights(ruleset.id));
}
template <Game G>
MaterialEvaluation<G> evaluation_of(const Ruleset<G>& ruleset) {
  return MaterialEvaluation<G>(ruleset.game);
}

}  // namespace sowmill
