#include "games/morris/morris.hpp"

#include <algorithm>
#include <cassert>

#include "common/bits.hpp"
#include "games/morris/move_order.hpp"

namespace sowmill {
namespace {

using namespace morris;

// The plays open to the mover, before anything is removed: a bit each in `all`, and in `closing`
// those that make a mill. What the bits stand for differs between placing, sliding and flying.
struct Plays {
  std::uint64_t all = 0;
  std::uint64_t closing = 0;
};

// A bit for each point.
Plays placings(const State& state) {
  const Points empty = state.empty();
  return {.all = empty, .closing = empty & closings(state.own()).all()};
}

// Slides by the point they lead to: from bit 0 clockwise, from bit 24 counter-clockwise, from bit
// 48 across the rings; these lead only to midpoints, so the outward ones have the odd bits, the
// inward ones the even.
constexpr unsigned counter_clockwise_shift = 24;
constexpr unsigned spoke_shift = 48;
constexpr unsigned inward_shift = 9;

constexpr std::uint64_t pack_slides(std::uint64_t forward, std::uint64_t back, std::uint64_t out,
                                    std::uint64_t in) {
  return forward | back << counter_clockwise_shift | (out | in >> inward_shift) << spoke_shift;
}

// A man never fills the line he slides along, for he leaves it; so what counts is the other line of
// the point he reaches.
Plays slides(const State& state) {
  const Points own = state.own();
  const Points empty = state.empty();
  const Points middle = own & midpoints;
  const Points forward = clockwise(own) & empty;
  const Points back = counter_clockwise(own) & empty;
  const Points out = middle >> 8 & empty;
  const Points in = middle << 8 & empty;
  const auto filled = closings(own);
  return {.all = pack_slides(forward, back, out, in),
          .closing = pack_slides(forward & (filled.ahead | filled.spoke),
                                 back & (filled.behind | filled.spoke), out & filled.across,
                                 in & filled.across)};
}

constexpr auto slide_moves = [] {
  std::array<Points, 64> moved{};
  for (unsigned to = 0; to < point_count; ++to) {
    const Points target = Points{1} << to;
    moved[to] = target | counter_clockwise(target);
    moved[counter_clockwise_shift + to] = target | clockwise(target);
    if ((target & midpoints) == 0) continue;
    if (to < 16) moved[spoke_shift + to] = target | target << 8;
    if (to >= 8) moved[spoke_shift + to - inward_shift] = target | target >> 8;
  }
  return moved;
}();

constexpr Points lowest(Points points) { return points & (0 - points); }
constexpr unsigned size_of(std::uint64_t set) { return static_cast<unsigned>(std::popcount(set)); }

// Flights by man and by empty point, each by its number among its like: bit man * empty points +
// point. They are at most 3 * 21.
Plays flights(const State& state) {
  const Points empty = state.empty();
  const unsigned empty_count = size_of(empty);
  Plays plays{.all = (std::uint64_t{1} << flying_men * empty_count) - 1};
  unsigned first = 0;
  for (Points men = state.own(); men != 0; men &= men - 1, first += empty_count) {
    const Points filled = closings(state.own() ^ lowest(men)).all() & empty;  // At most one point.
    if (filled != 0) plays.closing |= std::uint64_t{1} << (first + size_of(empty & (filled - 1)));
  }
  return plays;
}

Points flight(const State& state, unsigned play) {
  const Points empty = state.empty();
  const unsigned empty_count = size_of(empty);
  const Points man = Points{1} << nth_set_bit(state.own(), play / empty_count);
  return man | Points{1} << nth_set_bit(empty, play % empty_count);
}

// Each play is one move, and one that makes a mill one more for every further man it may remove.
std::size_t count(const Plays& plays, Points others) {
  const std::size_t plain = size_of(plays.all);
  if (plays.closing == 0 || others == 0) return plain;
  return plain + size_of(plays.closing) * std::size_t{size_of(removable(others)) - 1};
}

// One of the moves that `count` counts; moved_by(play) are the points of a play. Whether there is a
// mill to make is hard to foresee, so nothing branches on it. Requires: there is a move.
template <class MovedBy>
Move choose(const Plays& plays, Points others, Random& random, const MovedBy& moved_by) {
  const unsigned plain = size_of(plays.all);
  const Points prey = removable(others);
  const unsigned further = size_of(prey) - (prey == 0 ? 0 : 1);
  const unsigned number = random.below(plain + size_of(plays.closing) * further);
  if (number < plain) {
    const unsigned play = nth_set_bit(plays.all, number);
    const auto closes = static_cast<Points>(plays.closing >> play & 1);
    return {moved_by(play), lowest(prey) & (0 - closes)};
  }
  assert(further > 0);
  return {moved_by(nth_set_bit(plays.closing, (number - plain) / further)),
          Points{1} << nth_set_bit(prey, 1 + (number - plain) % further)};
}

inline Plays plays_of(const State& state) {
  if (state.is_placing()) return placings(state);
  return state.is_flying() ? flights(state) : slides(state);
}

// There is always an empty point, so only a man who slides may find none. Requires: the game is not
// decided.
bool is_shut_in(const State& state) {
  return !state.is_placing() && !state.is_flying() &&
         (neighbours(state.own()) & state.empty()) == 0;
}

// Lists moves, each mill with all its removals.
class Lister {
 public:
  Lister(Morris::MoveList& moves, Points others) : moves_(moves), others_(others) {}

  void add(Points moved, bool closes) {
    if (closes && others_ != 0) [[unlikely]]
      add_removals(moved);
    else
      moves_.push_back({moved, 0});
  }

 private:
  void add_removals(Points moved) {
    if (prey_ == 0) prey_ = look_up(text_order, removable(others_));
    for (Points left = prey_; left != 0; left &= left - 1)
      moves_.push_back({moved, point_bits[static_cast<std::size_t>(std::countr_zero(left))]});
  }

  Morris::MoveList& moves_;
  Points others_;
  Points prey_ = 0;  // What may be removed, in the order of the text; 0 until it is needed.
};

// Lists the placings, or the flights of one man.
void list_targets(Lister& lister, Points from, Points empty_in_order, Points closing) {
  for (Points left = empty_in_order; left != 0; left &= left - 1) {
    const Points to = point_bits[static_cast<std::size_t>(std::countr_zero(left))];
    lister.add(from | to, (closing & to) != 0);
  }
}

void list_flights(Lister& lister, const State& state) {
  const Points empty = look_up(text_order, state.empty());
  for (Points men = look_up(text_order, state.own()); men != 0; men &= men - 1) {
    const Points man = point_bits[static_cast<std::size_t>(std::countr_zero(men))];
    list_targets(lister, man, empty, closings(state.own() ^ man).all());
  }
}

void list_slides(Lister& lister, const State& state) {
  const Points own = state.own();
  auto left = look_up(slides_from, own) & look_up(slides_to, state.empty());
  for (; left != 0; left &= left - 1) {
    const Slide& slide = all_slides[static_cast<std::size_t>(std::countr_zero(left))];
    lister.add(slide.from | slide.to, (own & slide.others_in_line) == slide.others_in_line);
  }
}

}  // namespace

bool Morris::is_at_limit(const State& state) const {
  return state.limit_count != 0 && state.limit_count == rules_.three_men_limit;
}

// Somebody has too few men, or the limit is reached. Otherwise only a mover who is shut in ends the
// game.
bool Morris::is_decided(const State& state) const {
  return state.men_of(Side::First) < flying_men || state.men_of(Side::Second) < flying_men ||
         is_at_limit(state);
}

Morris::MoveList Morris::legal_moves(const State& state) const {
  MoveList moves;
  if (is_decided(state)) return moves;
  Lister lister(moves, state.others());
  if (state.is_placing())
    list_targets(lister, 0, look_up(text_order, state.empty()), closings(state.own()).all());
  else if (state.is_flying())
    list_flights(lister, state);
  else
    list_slides(lister, state);
  return moves;
}

std::size_t Morris::count_moves(const State& state) const {
  return is_decided(state) ? 0 : count(plays_of(state), state.others());
}

// Each mill removes somebody, unless there is nobody.
bool Morris::may_capture(const State& state) const { return plays_of(state).closing != 0; }

std::optional<Morris::Move> Morris::random_move(const State& state, Random& random) const {
  if (is_decided(state)) return std::nullopt;
  const Points others = state.others();
  if (state.is_placing())
    return choose(placings(state), others, random, [](unsigned play) { return Points{1} << play; });
  if (state.is_flying())
    return choose(flights(state), others, random,
                  [&](unsigned play) { return flight(state, play); });
  const auto plays = slides(state);
  if (plays.all == 0) return std::nullopt;
  return choose(plays, others, random, [](unsigned play) { return slide_moves[play]; });
}

Outcome Morris::outcome(const State& state) const {
  const bool first_lost = state.men_of(Side::First) < flying_men;
  const bool second_lost = state.men_of(Side::Second) < flying_men;
  if (first_lost && second_lost) return Outcome::Draw;  // Never in play: nobody is left to win.
  if (first_lost) return Outcome::SecondWins;
  if (second_lost) return Outcome::FirstWins;
  if (is_decided(state)) return Outcome::Draw;
  return is_shut_in(state) ? win_for(other(state.side)) : Outcome::Ongoing;
}

Ending Morris::ending(const State& state) const {
  const Outcome result = outcome(state);
  if (result == Outcome::Ongoing) return {};
  if (!is_decided(state)) return {.outcome = result, .rule = EndingRule::ShutIn};
  const auto rule = is_at_limit(state) ? EndingRule::ThreeMenLimit : EndingRule::TooFewMen;
  return {.outcome = result, .rule = rule};
}

}  // namespace sowmill
