#pragma once

#include <string_view>
#include <tuple>

#include "games/aqil/aqil_evaluation.hpp"
#include "games/morris/morris_evaluation.hpp"
#include "games/ntxuva/ntxuva_evaluation.hpp"
#include "games/ouri/ouri_evaluation.hpp"
#include "play/cycle_agreement.hpp"
#include "play/learned.hpp"
#include "text/message.hpp"

namespace sowmill {

// A rule set is what a player picks: a game with its rules, under an id that never changes.
template <Game G, EvaluationOf<G> E>
struct Ruleset {
  std::string_view id;
  Message title;
  G game;
  E evaluation;
  CycleAgreement cycle = CycleAgreement::Unknown;
  SetupStrategy setups = {};  // Where the players lay their seeds as they like.
};

// The only list of rule sets. The catalogue, the tests and the benchmarks are made from it.
inline constexpr auto rulesets = std::tuple{
    Ruleset{"ntxuva",
            {"Ntxuva, basic level", "Ntxuva, nível básico"},
            Ntxuva(ntxuva::basic_rules),
            NtxuvaEvaluation(learned::ntxuva_weights)},
    Ruleset{"ntxuva-advanced",
            {"Ntxuva, advanced level", "Ntxuva, nível avançado"},
            Ntxuva(ntxuva::advanced_rules),
            NtxuvaEvaluation(learned::ntxuva_advanced_weights)},
    Ruleset{"aqil",
            {"Lib al-Aqil", "Lib al-Aqil"},
            Aqil(aqil::letter_rules),
            AqilEvaluation(learned::aqil_weights),
            CycleAgreement::Unknown,
            learned::aqil_setups},
    Ruleset{
        "aqil-source",
        {"Lib al-Aqil, as the older sources play it", "Lib al-Aqil, como nas fontes mais antigas"},
        Aqil(aqil::source_rules),
        AqilEvaluation(learned::aqil_source_weights),
        CycleAgreement::Unknown,
        learned::aqil_source_setups},
    Ruleset{"morris",
            {"Nine Men's Morris", "Jogo do Moinho", "Trilha (Moinho)"},
            Morris(morris::source_rules),
            MorrisEvaluation(learned::morris_weights)},
    Ruleset{"morris-classic",
            {"Nine Men's Morris, without the three-men limit",
             "Jogo do Moinho, sem o limite de três peças",
             "Trilha (Moinho), sem o limite de três peças"},
            Morris(morris::classic_rules),
            MorrisEvaluation(learned::morris_weights)},
    Ruleset{"ouri",
            {"Ouri", "Ouri"},
            Ouri(ouri::ouri_rules),
            OuriEvaluation(learned::ouri_weights),
            CycleAgreement::Allowed},
    Ruleset{"oware",
            {"Oware (Abapa)", "Oware (Abapa)"},
            Ouri(ouri::oware_rules),
            OuriEvaluation(learned::oware_weights),
            CycleAgreement::Allowed},
    Ruleset{"awari",
            {"Awari", "Awari"},
            Ouri(ouri::awari_rules),
            OuriEvaluation(learned::awari_weights),
            CycleAgreement::Allowed},
};

}  // namespace sowmill
