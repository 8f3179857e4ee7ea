// Ouri as people see it: moves played one seed at a time, moves as text, and why a move is refused.

#include <algorithm>
#include <cassert>

#include "common/text.hpp"
#include "games/ouri/ouri.hpp"
#include "games/sowing/told.hpp"

namespace sowmill {

using namespace sowing;
using ouri::Feeding;
using ouri::GrandSlam;

namespace {

std::size_t sow(Ring& ring, std::size_t start, std::vector<Event>& events) {
  std::size_t house = start;
  for (int in_hand = lift(ring, start, EventKind::Pick, events); in_hand > 0; --in_hand) {
    house = next_house(house);
    if (house == start) house = next_house(house);
    drop(ring, house, events);
  }
  return house;
}

int seeds_of(const Ring& ring, Side side) {
  int seeds = 0;
  for (std::size_t i = 0; i < row_houses; ++i) seeds += ring.houses[first_house_of(side) + i];
  return seeds;
}

}  // namespace

// The houses a sowing that ended in `last` captures, in the order they are taken.
std::vector<std::size_t> Ouri::captures(const Ring& ring, std::size_t last, Side mover) const {
  std::vector<std::size_t> taken;
  int seeds = 0;
  for (std::size_t house = last; owner_of(house) != mover; house = previous_house(house)) {
    if (ring.houses[house] != 2 && ring.houses[house] != 3) break;
    taken.push_back(house);
    seeds += ring.houses[house];
  }
  const bool takes_all = seeds == seeds_of(ring, other(mover));
  if (takes_all && rules_.grand_slam == GrandSlam::CapturesNothing) taken.clear();
  return taken;
}

std::vector<Event> Ouri::narrate(State& state, Move move) const {
  assert(legal_moves(state).contains(move));
  std::vector<Event> events;
  const Side mover = state.side;
  Ring ring = Ring::of(state);
  const auto last = sow(ring, first_house_of(mover) + move.house, events);
  const auto taken = captures(ring, last, mover);
  for (const auto house : taken)
    take(ring, house, ring.houses[house], mover, Taken::ByThePlay, events);

  const bool plays_again = rules_.grand_slam == GrandSlam::CapturesAndPlaysAgain &&
                           !taken.empty() && seeds_of(ring, other(mover)) == 0;
  const Side next = plays_again ? mover : other(mover);
  state = ring.to_board(next);
  if (!legal_moves(state).empty()) {
    events.push_back({.kind = EventKind::Turn, .side = next});
    return events;
  }
  const auto rule = ending_rule(state);
  for (std::size_t house = 0; house < ring_houses && rule != EndingRule::Majority; ++house)
    if (ring.houses[house] != 0)
      take(ring, house, ring.houses[house], owner_of(house), Taken::AtTheEnd, events);
  state = ring.to_board(next);
  events.push_back({.kind = EventKind::End, .rule = rule});
  return events;
}

std::string Ouri::to_text(const State& state, Move move) const {
  return std::string(house_name(first_house_of(state.side) + move.house));
}

Result<Ouri::Move> Ouri::parse_move(const State& state, std::string_view text) const {
  if (legal_moves(state).empty())
    return refuse(
        ending_rule(state) == EndingRule::NobodyFed ? Reason::NobodyFed : Reason::GameIsOver,
        shown(text));
  const auto house = parse_house(state.side, text);
  if (!house) return tl::unexpected(house.error());
  const Move move{*house};
  if (!legal_moves(state).contains(move)) return tl::unexpected(why_not(state, move));
  return move;
}

Error Ouri::why_not(const State& state, Move move) const {
  const auto name = to_text(state, move);
  const int seeds = state.seeds(state.side, move.house);
  if (seeds == 0) return {Reason::HouseIsEmpty, {name}};
  if ((permitted(state.own()) >> move.house & 1U) == 0) return {Reason::SingleWhileMore, {name}};
  return {rules_.feeding == Feeding::MustFeed ? Reason::MustFeed : Reason::MayNotStarve, {name}};
}

}  // namespace sowmill
