#pragma once

#include <array>
#include <bit>
#include <string_view>
#include <vector>

#include "games/evaluation.hpp"
#include "games/morris/morris.hpp"

namespace sowmill {

// Weighs men, where they stand, how they can move, and mills made and in the making.
class MorrisEvaluation : public WeighedFeatures<MorrisEvaluation> {
 public:
  explicit constexpr MorrisEvaluation(Weights weights) : WeighedFeatures(weights) {}

  static constexpr Aim aim = Aim::Win;
  static constexpr Tuning tuning{
      .capture_plies = 4, .reduce_from = 4, .reduce_divisor = 1.5F, .extends_forced = true};
  static constexpr std::size_t slot_count = 1024;
  // Placings and moves by their points; what is removed plays no part.
  static std::size_t slot_of(const Morris::Move& move) {
    return move.moved() * std::uint32_t{0x9E3779B1} >> 22;
  }

  // Known from the move alone; where evaluations do not say, a move is tried to see.
  static bool captures(const Morris::Move& move) { return move.removed() != 0; }

  [[nodiscard]] int operator()(const Morris::State& state) const { return weighed(state); }

  template <class Use>
  static void for_each_feature(const Morris::State& state, const Use& use) {
    const std::size_t first = phase_of(state) * 2 * side_size;
    use_side(state, state.side, first, use);
    use_side(state, other(state.side), first + side_size, use);
  }

  static std::vector<WeightRow> rows();

 private:
  enum Feature : std::uint8_t {  // NOLINT(cppcoreguidelines-use-enum-class): numbers
    Corner,
    MiddleCorner,
    Midpoint,
    Crossing,
    Moves,
    Stuck,
    Mills,
    Gaps,
    ClosingSlides,
    Men,  // And as many more as there can be men.
  };
  static constexpr std::size_t side_size = Men + morris::men_each + 1;
  static constexpr std::size_t phases = 6;

  // Placing, in four parts; then moving, and last when somebody flies.
  static std::size_t phase_of(const Morris::State& state) {
    constexpr std::size_t moving = 4;
    const int in_hand = state.in_hand[0] + state.in_hand[1];
    constexpr int each_part = 5;
    if (in_hand > 0) return moving - 1 - static_cast<std::size_t>((in_hand - 1) / each_part);
    const bool flies = std::popcount(state.men[0]) == morris::flying_men ||
                       std::popcount(state.men[1]) == morris::flying_men;
    return flies ? moving + 1 : moving;
  }

  template <class Use>
  static void use_side(const Morris::State& state, Side side, std::size_t first, const Use& use) {
    using namespace morris;
    constexpr Points middle_ring = 0x00FF00;
    const Points men = state.men[index_of(side)];
    const Points empty = state.empty();
    const auto use_points = [&](Feature feature, Points points) {
      use(first + feature, std::popcount(points));
    };
    use_points(Corner, men & ~midpoints & ~middle_ring);
    use_points(MiddleCorner, men & ~midpoints & middle_ring);
    use_points(Midpoint, men & midpoints & ~middle_ring);
    use_points(Crossing, men & midpoints & middle_ring);
    use_points(Moves, neighbours(men) & empty);
    use_points(Stuck, men & ~neighbours(empty));
    const auto filled = closings(men);
    use_points(Mills, (men & filled.across) | (men & filled.spoke & 0x0000FF) << 24);
    use_points(Gaps, empty & filled.all());
    const Points middle = men & midpoints;
    use_points(ClosingSlides, empty & ((clockwise(men) & (filled.ahead | filled.spoke)) |
                                       (counter_clockwise(men) & (filled.behind | filled.spoke)) |
                                       ((middle >> 8 | middle << 8) & filled.across)));
    use(first + Men + static_cast<std::size_t>(state.men_of(side)), 1);
  }
};

static_assert(EvaluationOf<MorrisEvaluation, Morris>);

}  // namespace sowmill
