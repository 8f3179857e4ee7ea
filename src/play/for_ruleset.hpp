#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "play/rulesets.hpp"

namespace sowmill {

// Calls act(ruleset) with the rule set of that id, and returns what it returns. Requires: there is
// such a rule set.
template <class Act>
auto for_ruleset(std::string_view id, const Act& act) {
  std::optional<decltype(act(std::get<0>(rulesets)))> answer;
  std::apply(
      [&](const auto&... ruleset) {
        (..., (ruleset.id == id ? void(answer.emplace(act(ruleset))) : void()));
      },
      rulesets);
  return std::move(*answer);
}

}  // namespace sowmill
