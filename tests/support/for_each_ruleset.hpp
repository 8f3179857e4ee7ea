#pragma once

#include <tuple>

#include "match/rulesets.hpp"

namespace sowmill {

// Calls check(ruleset) for every rule set there is.
template <class Check>
void for_each_ruleset(const Check& check) {
  std::apply([&](const auto&... ruleset) { (check(ruleset), ...); }, rulesets);
}

}  // namespace sowmill
