#pragma once

#include "games/aqil/aqil.hpp"
#include "games/evaluation.hpp"
#include "games/sowing/house_features.hpp"

namespace sowmill {

// What has been captured counts in full; beyond that each hole is weighed by its place and its
// seeds.
class AqilEvaluation : public WeighedFeatures<AqilEvaluation> {
 public:
  explicit constexpr AqilEvaluation(Weights weights) : WeighedFeatures(weights) {}

  static constexpr Aim aim = Aim::Difference;
  static constexpr Tuning tuning{.capture_plies = 6, .reduce_from = 3, .extends_forced = true};
  // Rounds are won by dozens of seeds: mistakes are as large.
  static constexpr int mistake_units = 12;
  static constexpr std::size_t slot_count = sowing::row_houses;
  static std::size_t slot_of(const Aqil::Move& move) { return move.house; }

  // A gift is chosen by the giver, the other side's opponent.
  [[nodiscard]] int operator()(const Aqil::State& state) const {
    constexpr int seed = 100;
    const int captured = sowing::store_of(state.own()) - sowing::store_of(state.others());
    const int estimate = seed * captured + weighed(state);
    return sowing::has_no_seeds(state.own()) ? -estimate : estimate;
  }

  [[nodiscard]] static std::uint64_t board_hash(Aqil::State state) {
    for (sowing::Row& row : state.rows) row = sowing::houses_of(row);
    return sowing::hash(state);
  }

  template <class Use>
  static void for_each_feature(const Aqil::State& state, const Use& use) {
    Houses::for_each(state.own(), state.others(), 0, use);
  }

  static std::vector<WeightRow> rows() {
    std::vector<WeightRow> rows;
    Houses::add_rows(rows);
    return rows;
  }

 private:
  using Houses = sowing::HouseFeatures<12, 5, 20>;
};

static_assert(EvaluationOf<AqilEvaluation, Aqil> && HashesBoards<AqilEvaluation, Aqil>);

}  // namespace sowmill
