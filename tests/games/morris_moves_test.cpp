// The moves of morris, taken all together: that every way to get at them agrees, and how many there
// can be.

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <doctest/doctest.h>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/morris/morris.hpp"

using namespace sowmill;
using morris::Points;

namespace {

const Morris source(morris::source_rules);

Morris::State state_of(const Morris& game, std::string_view text) {
  const auto state = game.parse_state(text);
  REQUIRE(state.has_value());
  return *state;
}

Points some_points(Random& random, int count) {
  Points points = 0;
  while (std::popcount(points) < count) points |= Points{1} << random.below(24);
  return points;
}

// A well-formed position that play need not reach.
Morris::State any_state(Random& random) {
  Morris::State state;
  const auto below = [&](int bound) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
  };
  const int white = below(10);
  const int black = below(10);
  const Points points = some_points(random, white + black);
  for (Points left = points; left != 0; left &= left - 1) {
    const bool to_white = std::popcount(state.men[0]) < white &&
                          (std::popcount(state.men[1]) == black || below(2) == 0);
    state.men[to_white ? 0 : 1] |= left & (0 - left);
  }
  const bool with_hands = below(2) == 0;
  state.in_hand = {static_cast<std::uint8_t>(with_hands ? below(10 - white) : 0),
                   static_cast<std::uint8_t>(with_hands ? below(10 - black) : 0)};
  state.side = below(2) == 0 ? Side::First : Side::Second;
  if (state.is_three_each()) state.limit_count = static_cast<std::uint8_t>(below(11));
  return state;
}

// Every way to write a move: a point or none to leave, one to reach, one or none to clear.
std::vector<std::string> parsed_moves(const Morris& game, const Morris::State& state) {
  std::vector<std::string> beginnings = {""};
  std::vector<std::string> ends = {""};
  for (const auto name : morris::point_names) {
    beginnings.push_back(std::string(name) + '-');
    ends.push_back('x' + std::string(name));
  }
  std::vector<std::string> legal;
  for (const auto& from : beginnings)
    for (const auto to : morris::point_names)
      for (const auto& removed : ends)
        if (const auto text = std::string(from).append(to).append(removed);
            game.parse_move(state, text))
          legal.push_back(text);
  return legal;
}

std::vector<std::string> listed_moves(const Morris& game, const Morris::State& state) {
  std::vector<std::string> texts;
  for (const auto move : game.legal_moves(state)) texts.push_back(game.to_text(state, move));
  return texts;
}

bool telling_agrees(const Morris& game, const Morris::State& state) {
  return std::ranges::all_of(game.legal_moves(state), [&](const Morris::Move move) {
    auto applied = state;
    auto narrated = state;
    game.apply(applied, move);
    game.narrate(narrated, move);
    return applied == narrated;
  });
}

// The state with up to three points changed at random.
Morris::State changed_somewhere(Morris::State state, Random& random) {
  for (std::uint32_t change = random.below(3) + 1; change > 0; --change) {
    const Points point = Points{1} << random.below(24);
    for (Points& men : state.men) men &= ~point;
    if (random.below(3) != 0) state.men[random.below(2)] |= point;
  }
  return state;
}

// Climbs to a position with many moves, with that many men in hand.
Morris::State climb(std::uint8_t in_hand, Random& random) {
  Morris::State best{.men = {}, .in_hand = {in_hand, 0}};
  for (int step = 0; step < 1500; ++step) {
    const auto changed = changed_somewhere(best, random);
    const bool well_formed =
        std::max(changed.men_of(Side::First), changed.men_of(Side::Second)) <= 9;
    if (well_formed && source.count_moves(changed) >= source.count_moves(best)) best = changed;
  }
  return best;
}

// The most moves there could be if every man stood free and every mill could remove nine.
struct Bounds {
  int placing = 0;
  int sliding = 0;
};

Bounds move_bounds(Points own) {
  int placings = 0;
  int slides = 0;
  for (const Points to : morris::point_bits) {
    if ((own & to) != 0) continue;
    int sources = 0;
    bool closes = false;
    for (const Points line : morris::lines) {
      if ((line & to) == 0) continue;
      const bool fills = (own & line) == (line ^ to);
      const Points sliders = own & morris::neighbours(to) & ~line;
      sources += std::popcount(sliders) * (fills ? 9 : 1);
      closes = closes || fills;
    }
    slides += sources;
    placings += closes ? 9 : 1;
  }
  return {placings, slides};
}

}  // namespace

TEST_CASE("listing, counting and choosing agree in any position") {
  Random random(7);
  for (int i = 0; i < 3000; ++i) {
    const auto state = any_state(random);
    const auto moves = source.legal_moves(state);
    const bool over = source.outcome(state) != Outcome::Ongoing;
    const bool agree = source.count_moves(state) == moves.size() && moves.empty() == over &&
                       source.random_move(state, random).has_value() != over;
    CHECK_MESSAGE(agree, source.to_text(state));
  }
}

TEST_CASE("exactly the moves that are listed can be parsed, and in that order") {
  Random random(8);
  for (int i = 0; i < 40; ++i) {
    const auto state = any_state(random);
    CHECK_MESSAGE(parsed_moves(source, state) == listed_moves(source, state),
                  source.to_text(state));
  }
}

TEST_CASE("telling a move leads where applying it does, in any position") {
  Random random(9);
  for (int i = 0; i < 300; ++i) {
    const auto state = any_state(random);
    CHECK_MESSAGE(telling_agrees(source, state), source.to_text(state));
    CHECK(state_of(source, source.to_text(state)) == state);
  }
}

TEST_CASE("every move is as likely as the next") {
  // Placing with a mill, sliding with a mill, flying with mills, flying with nothing to remove.
  for (const auto* position :
       {"WW.B..........B..BBB....-6-3-0-W", "WW.BB...B.....WB..W.....-0-0-0-W",
        "WW.BB.B.BB....W.........-0-0-0-W", "WW............W.........-0-9-0-W"}) {
    CAPTURE(position);
    const auto state = state_of(source, position);
    Random random(11);
    std::map<std::string, int> seen;
    const auto moves = listed_moves(source, state);
    constexpr int draws_each = 2000;
    for (std::size_t i = 0; i < moves.size() * draws_each; ++i)
      ++seen[source.to_text(state, source.random_move(state, random).value_or(Morris::Move{}))];
    CHECK(seen.size() == moves.size());
    // Six standard deviations of about the square root of 2000.
    for (const auto& move : moves) CHECK(std::abs(seen[move] - draws_each) < 270);
  }
}

TEST_CASE("no position has more moves than the list has room for") {
  Bounds most;
  for (int count = 0; count <= morris::men_each; ++count) {
    // Goes through the sets of `count` points in order, each the next larger number with as many
    // bits.
    for (Points own = (Points{1} << count) - 1; own <= morris::all_points;) {
      const auto bounds = move_bounds(own);
      most.sliding = std::max(most.sliding, bounds.sliding);
      if (count < morris::men_each) most.placing = std::max(most.placing, bounds.placing);
      if (own == 0) break;
      const Points lowest = own & (0 - own);
      const Points carried = own + lowest;
      own = carried | ((own ^ carried) / lowest >> 2);
    }
  }
  CHECK(most.placing == 80);
  CHECK(most.sliding == morris::most_moves);
}

TEST_CASE("a search for positions with many moves stays below the bound") {
  Random random(3);
  std::size_t most = 0;
  for (int start = 0; start < 40; ++start) {
    const auto state = climb(start % 2 == 0 ? 0 : 1, random);
    most = std::max(most, source.legal_moves(state).size());
  }
  CHECK(most >= 85);
  CHECK(most <= morris::most_moves);
}
