#include "engine/evaluations.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/learned.hpp"
#include "engine/learned_setups.hpp"
#include "engine/setup_strategy.hpp"

namespace sowmill {
namespace {

template <class T>
using ByRuleset = std::pair<std::string_view, T>;

constexpr auto weights = std::to_array<ByRuleset<Weights>>({
    {"ntxuva", learned::ntxuva_weights},
    {"ntxuva-advanced", learned::ntxuva_advanced_weights},
    {"aqil", learned::aqil_weights},
    {"aqil-source", learned::aqil_source_weights},
    {"morris", learned::morris_weights},
    {"morris-classic", learned::morris_weights},
    {"ouri", learned::ouri_weights},
    {"oware", learned::oware_weights},
    {"awari", learned::awari_weights},
});

constexpr auto setups = std::to_array<ByRuleset<SetupStrategy>>({
    {"aqil", learned::aqil_setups},
    {"aqil-source", learned::aqil_source_setups},
});

template <class T, std::size_t size>
T found_in(const std::array<ByRuleset<T>, size>& list, std::string_view ruleset) {
  const auto found = std::ranges::find(list, ruleset, &ByRuleset<T>::first);
  return found == list.end() ? T{} : found->second;
}

}  // namespace

Weights learned_weights(std::string_view ruleset) { return found_in(weights, ruleset); }

SetupStrategy setup_strategy(std::string_view ruleset) { return found_in(setups, ruleset); }

std::vector<LearnedSetup> learned_setups(std::string_view ruleset) {
  std::vector<LearnedSetup> all;
  for (const SetupShare& each : setup_strategy(ruleset))
    all.push_back({each.share, aqil::to_text(each.setup)});
  return all;
}

}  // namespace sowmill
