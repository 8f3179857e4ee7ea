#pragma once

#include <string_view>
#include <tuple>

#include "games/aqil/aqil.hpp"
#include "games/morris/morris.hpp"
#include "games/ntxuva/ntxuva.hpp"
#include "games/ouri/ouri.hpp"
#include "match/cycle_agreement.hpp"
#include "text/message.hpp"

namespace sowmill {

// A rule set is what a player picks: a game with its rules, under an id that never changes.
template <Game G>
struct Ruleset {
  std::string_view id;
  Message title;
  G game;
  CycleAgreement cycle = CycleAgreement::Unknown;
};

// The only list of rule sets. The catalogue, the tests and the benchmarks are made from it.
inline constexpr auto rulesets = std::tuple{
    Ruleset{"ntxuva", {"Ntxuva, basic level", "Ntxuva, nível básico"}, Ntxuva(ntxuva::basic_rules)},
    Ruleset{"ntxuva-advanced",
            {"Ntxuva, advanced level", "Ntxuva, nível avançado"},
            Ntxuva(ntxuva::advanced_rules)},
    Ruleset{"aqil", {"Lib al-Aqil", "Lib al-Aqil"}, Aqil(aqil::letter_rules)},
    Ruleset{
        "aqil-source",
        {"Lib al-Aqil, as the older sources play it", "Lib al-Aqil, como nas fontes mais antigas"},
        Aqil(aqil::source_rules)},
    Ruleset{"morris",
            {"Nine Men's Morris", "Jogo do Moinho", "Trilha (Moinho)"},
            Morris(morris::source_rules)},
    Ruleset{"morris-classic",
            {"Nine Men's Morris, without the three-men limit",
             "Jogo do Moinho, sem o limite de três peças",
             "Trilha (Moinho), sem o limite de três peças"},
            Morris(morris::classic_rules)},
    Ruleset{"ouri", {"Ouri", "Ouri"}, Ouri(ouri::ouri_rules), CycleAgreement::Allowed},
    Ruleset{"oware",
            {"Oware (Abapa)", "Oware (Abapa)"},
            Ouri(ouri::oware_rules),
            CycleAgreement::Allowed},
    Ruleset{"awari", {"Awari", "Awari"}, Ouri(ouri::awari_rules), CycleAgreement::Allowed},
};

}  // namespace sowmill
