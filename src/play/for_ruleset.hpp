#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "play/index_of.hpp"
#include "play/rulesets.hpp"

namespace sowmill {

// Calls act(numbering) for the rule set of that id, and returns what it returns. Requires: there is
// such a rule set.
template <class Act>
auto for_ruleset(std::string_view id, const Act& act) {
  using Answer = decltype(act(index_of(std::get<0>(rulesets).game)));
  std::optional<Answer> answer;
  std::apply(
      [&](const auto&... ruleset) {
        (..., (ruleset.id == id ? void(answer.emplace(act(index_of(ruleset.game)))) : void()));
      },
      rulesets);
  return std::move(*answer);
}

}  // namespace sowmill
