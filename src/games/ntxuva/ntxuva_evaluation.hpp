#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "games/evaluation.hpp"
#include "games/ntxuva/ntxuva.hpp"

namespace sowmill {

// Weighs each column by what stands in its attack and in its defence house, and all the pieces of
// each player.
class NtxuvaEvaluation : public WeighedFeatures<NtxuvaEvaluation> {
 public:
  explicit constexpr NtxuvaEvaluation(Weights weights) : WeighedFeatures(weights) {}

  static constexpr Aim aim = Aim::Win;
  static constexpr Tuning tuning{
      .capture_plies = 2, .reduce_from = 4, .reduce_divisor = 2.5F, .extends_forced = true};
  static constexpr std::size_t slot_count = 256;
  static std::size_t slot_of(const Ntxuva::Move& move) {
    return move.house * std::size_t{16} + move.bonus;
  }

  [[nodiscard]] int operator()(const Ntxuva::State& state) const { return weighed(state); }

  template <class Use>
  static void for_each_feature(const Ntxuva::State& state, const Use& use) {
    const ntxuva::Ring own = state.own();
    const ntxuva::Ring others = state.others();
    const auto own_pieces = static_cast<std::size_t>(ntxuva::pieces_of(own));
    const auto other_pieces = static_cast<std::size_t>(ntxuva::pieces_of(others));
    use(own_pieces, 1);
    use(pieces + other_pieces, 1);
    const auto phase = std::min((own_pieces + other_pieces) / pieces_each_phase, phases - 1);
    const std::size_t first = 2 * pieces + phase * 2 * side_size;
    for (std::size_t column = 0; column < ntxuva::row_houses; ++column) {
      use(first + column * column_size + held_in(own, column), 1);
      use(first + side_size + column * column_size + held_in(others, column), 1);
    }
  }

  static std::vector<WeightRow> rows() {
    std::vector<WeightRow> rows = {{"own pieces", pieces, 100}, {"other pieces", pieces, -100}};
    for (std::size_t phase = 0; phase < phases; ++phase)
      for (const std::string side : {"own", "other"})
        for (char column = 'A'; column < 'A' + char{ntxuva::row_houses}; ++column)
          rows.push_back({"from " + std::to_string(phase * pieces_each_phase) + " pieces, " + side +
                              " column " + column,
                          column_size});
    return rows;
  }

 private:
  static constexpr std::size_t pieces = ntxuva::most_pieces + 1;
  static constexpr std::size_t pieces_each_phase = 12;
  static constexpr std::size_t phases = 3;
  static constexpr std::size_t counts = 6;  // 0 to 4 pieces, and more.
  static constexpr std::size_t column_size = counts * counts;
  static constexpr std::size_t side_size = ntxuva::row_houses * column_size;

  // The column's defence house is the one of its number, its attack house lies before it.
  static std::size_t held_in(ntxuva::Ring ring, std::size_t column) {
    const auto attack = ntxuva::pieces_in(ring, ntxuva::ring_houses - 1 - column);
    return std::min(attack, counts - 1) * counts +
           std::min(ntxuva::pieces_in(ring, column), counts - 1);
  }
};

static_assert(EvaluationOf<NtxuvaEvaluation, Ntxuva>);

}  // namespace sowmill
