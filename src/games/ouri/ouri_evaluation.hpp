#pragma once

#include "games/evaluation.hpp"
#include "games/ouri/ouri.hpp"
#include "games/sowing/house_features.hpp"

namespace sowmill {

// Weighs each house by its place and its seeds, and each store by its seeds.
class OuriEvaluation : public WeighedFeatures<OuriEvaluation> {
 public:
  explicit constexpr OuriEvaluation(Weights weights) : WeighedFeatures(weights) {}

  static constexpr Aim aim = Aim::Win;
  static constexpr Tuning tuning{.capture_plies = 6, .reduce_from = 3, .extends_forced = true};
  static constexpr std::size_t slot_count = sowing::row_houses;
  static std::size_t slot_of(const Ouri::Move& move) { return move.house; }

  [[nodiscard]] int operator()(const Ouri::State& state) const { return weighed(state); }

  template <class Use>
  static void for_each_feature(const Ouri::State& state, const Use& use) {
    use(store_in(state.own()), 1);
    use(stores + store_in(state.others()), 1);
    Houses::for_each(state.own(), state.others(), 2 * stores, use);
  }

  static std::vector<WeightRow> rows() {
    std::vector<WeightRow> rows = {{"own store", stores, 100}, {"other store", stores, -100}};
    Houses::add_rows(rows);
    return rows;
  }

 private:
  using Houses = sowing::HouseFeatures<12, 4, 18>;
  static constexpr std::size_t stores = 25;  // At 25 the game is won.

  static std::size_t store_in(sowing::Row row) {
    return std::min(static_cast<std::size_t>(sowing::store_of(row)), stores - 1);
  }
};

static_assert(EvaluationOf<OuriEvaluation, Ouri>);

}  // namespace sowmill
