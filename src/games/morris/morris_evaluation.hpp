#pragma once

#include <array>
#include <bit>
#include <string_view>
#include <vector>

#include "games/evaluation.hpp"
#include "games/morris/morris.hpp"
#include "games/morris/patterns.hpp"

namespace sowmill {

// Weighs men, where they stand, how they can move, and mills made and in the making; until
// somebody flies also how the men of both players stand together.
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

  static int gain_of(const Morris::Move& move) { return move.removed() != 0 ? 1 : 0; }

  [[nodiscard]] int operator()(const Morris::State& state) const { return weighed(state); }

  template <class Use>
  static void for_each_feature(const Morris::State& state, const Use& use) {
    const std::size_t phase = phase_of(state);
    const std::size_t first = phase * 2 * side_size;
    const Room room(state.empty());
    use_side(state, state.side, room, first, use);
    use_side(state, other(state.side), room, first + side_size, use);
    if (phase != flying) use_patterns(state, first_pattern + phase * pattern_size, use);
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
    SecondGap,
    Forks,
    ClosingSlides,
    Men,  // And as many more as there can be men.
  };
  static constexpr std::size_t side_size = Men + morris::men_each + 1;
  // Placing, in four parts; then moving, and last when somebody flies.
  static constexpr std::size_t moving = 4;
  static constexpr std::size_t flying = 5;
  static constexpr std::size_t phases = 6;
  // After the features of all phases come patterns, of each phase those of the outer and inner
  // ring, then of the middle one, then of the lines across them.
  static constexpr std::size_t first_pattern = phases * 2 * side_size;
  static constexpr std::size_t pattern_size =
      2 * morris::ring_pattern_count + morris::spoke_pattern_count;

  static std::size_t phase_of(const Morris::State& state) {
    const int in_hand = state.in_hand[0] + state.in_hand[1];
    constexpr int each_part = 5;
    if (in_hand > 0) return moving - 1 - static_cast<std::size_t>((in_hand - 1) / each_part);
    const bool anybody_flies = std::popcount(state.men[0]) == morris::flying_men ||
                               std::popcount(state.men[1]) == morris::flying_men;
    return anybody_flies ? flying : moving;
  }

  // What both sides see alike.
  struct Room {
    explicit Room(morris::Points points)
        : empty(points), near(morris::neighbours(points)), bare(morris::closings(points)) {}

    morris::Points empty;
    morris::Points near;    // Beside an empty point.
    morris::Closings bare;  // Points whose lines are empty but for them.
  };

  // The points where one man more would threaten to close two lines: each of them has one man now,
  // and room for two.
  static morris::Points forks(morris::Points men, const Room& room,
                              const morris::Closings& filled) {
    const auto open = morris::closings(men | room.empty);
    const auto& bare = room.bare;
    return (open.ahead & open.behind & ~(bare.ahead | filled.ahead | bare.behind | filled.behind)) |
           (open.across & open.spoke & ~(bare.across | filled.across | bare.spoke | filled.spoke));
  }

  template <class Use>
  static void use_side(const Morris::State& state, Side side, const Room& room, std::size_t first,
                       const Use& use) {
    using namespace morris;
    constexpr Points middle_ring = 0x00FF00;
    const Points men = state.men[index_of(side)];
    const Points empty = room.empty;
    const auto use_points = [&](Feature feature, Points points) {
      use(first + feature, std::popcount(points));
    };
    use_points(Corner, men & ~midpoints & ~middle_ring);
    use_points(MiddleCorner, men & ~midpoints & middle_ring);
    use_points(Midpoint, men & midpoints & ~middle_ring);
    use_points(Crossing, men & midpoints & middle_ring);
    use_points(Moves, neighbours(men) & empty);
    use_points(Stuck, men & ~room.near);
    const auto filled = closings(men);
    use_points(Mills, (men & filled.across) | (men & filled.spoke & 0x0000FF) << 24);
    const Points gaps = empty & filled.all();
    use_points(Gaps, gaps);
    use(first + SecondGap, std::popcount(gaps) > 1 ? 1 : 0);
    use_points(Forks, empty & forks(men, room, filled));
    const Points middle = men & midpoints;
    use_points(ClosingSlides, empty & ((clockwise(men) & (filled.ahead | filled.spoke)) |
                                       (counter_clockwise(men) & (filled.behind | filled.spoke)) |
                                       ((middle >> 8 | middle << 8) & filled.across)));
    use(first + Men + static_cast<std::size_t>(state.men_of(side)), 1);
  }

  template <class Use>
  static void use_patterns(const Morris::State& state, std::size_t first, const Use& use) {
    using namespace morris;
    const auto patterns = patterns_of(state.own(), state.others());
    use(first + patterns.rings[0], 1);
    use(first + ring_pattern_count + patterns.rings[1], 1);
    use(first + patterns.rings[2], 1);
    for (const std::size_t spoke : patterns.spokes) use(first + 2 * ring_pattern_count + spoke, 1);
  }
};

static_assert(EvaluationOf<MorrisEvaluation, Morris> && TellsGain<MorrisEvaluation, Morris>);

}  // namespace sowmill
