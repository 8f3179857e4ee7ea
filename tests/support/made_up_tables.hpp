#pragma once

#include <functional>
#include <utility>

#include "play/state_prober.hpp"

namespace sowmill {

// Tables that say of a position what a test wants.
template <Game G>
class MadeUpTables final : public StateProber<G> {
 public:
  using State = typename G::State;
  using Say = std::function<std::optional<search::Known>(const State&)>;

  explicit MadeUpTables(Say say) : say_(std::move(say)) {}

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
  Say say_;
};

}  // namespace sowmill
