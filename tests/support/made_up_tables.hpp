#pragma once

#include <functional>
#include <utility>

#include "tables/state_prober.hpp"

namespace sowmill {

// Tables that say of a position what a test wants.
template <Game G>
class MadeUpTables final : public StateProber<G> {
 public:
  using State = typename G::State;
  using Say = std::function<std::optional<search::Known>(const State&)>;

  MadeUpTables(std::string_view ruleset, Say say) : ruleset_(ruleset), say_(std::move(say)) {}

  [[nodiscard]] std::string_view ruleset() const override { return ruleset_; }

  Result<void> add(tables::Table /*table*/) override { return {}; }
  [[nodiscard]] Result<Knowledge> probe(std::string_view /*position*/) const override {
    return Knowledge{tables::Value::unknown(), {}};
  }
  [[nodiscard]] Result<std::vector<std::string>> slices_of(
      std::string_view /*position*/) const override {
    return std::vector<std::string>{};
  }
  [[nodiscard]] std::optional<search::Known> known(const State& state,
                                                   int /*depth*/) const override {
    return say_(state);
  }
  [[nodiscard]] bool share_table(const State& /*one*/, const State& /*other*/) const override {
    return true;
  }

 private:
  std::string ruleset_;
  Say say_;
};

}  // namespace sowmill
