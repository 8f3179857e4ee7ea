#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>
#include <vector>

#include "games/evaluation.hpp"
#include "games/morris/morris.hpp"
#include "games/morris/patterns.hpp"

namespace sowmill {

// Weighs men, where they stand, how they can move, and mills made and in the making, at each stage
// of the game by itself; until somebody flies also how the men of both players stand together.
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
    const std::size_t stage = stage_of(state);
    const std::size_t first = stage * 2 * side_size;
    const Room room(state.empty());
    const Chances own = use_side(state, state.side, room, first, use);
    const Chances others = use_side(state, other(state.side), room, first + side_size, use);
    if (stage < placing_stages) {
      use(first_race + stage * race_size + race_of(own, others), 1);
      use_patterns(state, first_pattern, use);
    } else if (!anybody_flies(state)) {
      use_patterns(state, first_pattern + pattern_size, use);
    }
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
    Men,
    FeatureCount,
  };
  static constexpr std::size_t side_size = FeatureCount;
  // What counts changes with every placing, and later with every man that is lost: a stage for each
  // number of men in hand, then one for each pair of numbers of men.
  static constexpr std::size_t placing_stages = std::size_t{2} * morris::men_each;
  static constexpr std::size_t men_counts = morris::men_each - morris::flying_men + 1;
  static constexpr std::size_t stages = placing_stages + men_counts * men_counts;
  // While men are placed, who is ahead in closing mills: of each player so many gaps and forks.
  static constexpr int most_gaps = 2;
  static constexpr int most_forks = 3;
  static constexpr std::size_t chances_size = std::size_t{most_gaps + 1} * (most_forks + 1);
  static constexpr std::size_t race_size = chances_size * chances_size;
  static constexpr std::size_t first_race = stages * 2 * side_size;
  // Last come patterns, first of placing, then of moving: those of the outer and inner ring, then
  // of the middle one, then of sides.
  static constexpr std::size_t first_pattern = first_race + placing_stages * race_size;
  static constexpr std::size_t pattern_size =
      2 * morris::ring_pattern_count + morris::side_pattern_count;

  // Requires: with empty hands both have three men at least.
  static std::size_t stage_of(const Morris::State& state) {
    const auto in_hand = static_cast<std::size_t>(state.in_hand[0] + state.in_hand[1]);
    if (in_hand > 0) return placing_stages - in_hand;
    const auto more_than_three = [](morris::Points men) {
      return static_cast<std::size_t>(std::popcount(men) - morris::flying_men);
    };
    return placing_stages + men_counts * more_than_three(state.own()) +
           more_than_three(state.others());
  }

  static bool anybody_flies(const Morris::State& state) {
    return std::popcount(state.men[0]) == morris::flying_men ||
           std::popcount(state.men[1]) == morris::flying_men;
  }

  // To close a mill at once, and to threaten two.
  struct Chances {
    int gaps;
    int forks;

    [[nodiscard]] std::size_t number() const {
      return static_cast<std::size_t>(std::min(gaps, most_gaps) +
                                      (most_gaps + 1) * std::min(forks, most_forks));
    }
  };
  static std::size_t race_of(const Chances& own, const Chances& others) {
    return own.number() + chances_size * others.number();
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
  static Chances use_side(const Morris::State& state, Side side, const Room& room,
                          std::size_t first, const Use& use) {
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
    const Points forking = empty & forks(men, room, filled);
    use_points(Forks, forking);
    const Points middle = men & midpoints;
    use_points(ClosingSlides, empty & ((clockwise(men) & (filled.ahead | filled.spoke)) |
                                       (counter_clockwise(men) & (filled.behind | filled.spoke)) |
                                       ((middle >> 8 | middle << 8) & filled.across)));
    use(first + Men, state.men_of(side));
    return {std::popcount(gaps), std::popcount(forking)};
  }

  template <class Use>
  static void use_patterns(const Morris::State& state, std::size_t first, const Use& use) {
    using namespace morris;
    const auto patterns = patterns_of(state.own(), state.others());
    use(first + patterns.rings[0], 1);
    use(first + ring_pattern_count + patterns.rings[1], 1);
    use(first + patterns.rings[2], 1);
    for (const std::size_t side : patterns.sides) use(first + 2 * ring_pattern_count + side, 1);
  }
};

static_assert(EvaluationOf<MorrisEvaluation, Morris> && TellsGain<MorrisEvaluation, Morris>);

}  // namespace sowmill
