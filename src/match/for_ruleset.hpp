#pragma once

#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "match/catalog.hpp"
#include "match/rulesets.hpp"

namespace sowmill {

template <class T>
inline constexpr bool is_result = false;
template <class T>
inline constexpr bool is_result<Result<T>> = true;

// Calls act(ruleset) with the rule set of that id, types and all. The answer is what it returns, as
// a Result; refused if there is no such rule set.
template <class Act>
auto for_ruleset(std::string_view id, const Act& act) {
  using Answer = decltype(act(std::get<0>(rulesets)));
  using Refusable = std::conditional_t<is_result<Answer>, Answer, Result<Answer>>;
  std::optional<Answer> answer;
  std::apply(
      [&](const auto&... ruleset) {
        (..., (ruleset.id == id ? void(answer.emplace(act(ruleset))) : void()));
      },
      rulesets);
  return answer ? Refusable(std::move(*answer)) : Refusable(tl::unexpected(unknown_ruleset(id)));
}

}  // namespace sowmill
