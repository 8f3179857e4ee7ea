// Lib al-Aqil as people see it: moves played one seed at a time, moves as text, and why a move is
// refused.

#include <cassert>

#include "common/text.hpp"
#include "games/aqil/aqil.hpp"
#include "games/sowing/told.hpp"

namespace sowmill {

using namespace sowing;

struct Aqil::Telling {
  Ring ring;
  Side mover;
  std::size_t hole;  // Where the sowing starts, then where its last seed fell.
  std::vector<Event> events;

  [[nodiscard]] int seeds() const { return ring.houses[hole]; }

  void sow(EventKind kind) {
    for (int in_hand = lift(ring, hole, kind, events); in_hand > 0; --in_hand) {
      hole = next_house(hole);
      drop(ring, hole, events);
    }
  }

  void capture(std::size_t from, int count) {
    if (count > 0) take(ring, from, count, mover, Taken::ByThePlay, events);
  }

  void capture_with_opposite() {
    const auto opposite = opposite_house(hole);
    capture(hole, seeds());
    capture(opposite, ring.houses[opposite]);
  }

  void give() {
    const auto leftmost = first_house_of(other(mover));
    events.push_back({EventKind::Give, {house_name(hole)}});
    --ring.houses[hole];
    drop(ring, leftmost, events);
  }

  [[nodiscard]] int seeds_on_board() const {
    return aqil::total_seeds - ring.stores[0] - ring.stores[1];
  }

  void end(EndingRule rule) {
    for (std::size_t house = 0; house < ring_houses; ++house)
      if (ring.houses[house] > 0)
        take(ring, house, ring.houses[house], owner_of(house), Taken::AtTheEnd, events);
    events.push_back({.kind = EventKind::End, .rule = rule});
  }
};

// A sowing that never ends is told until the board stands as it was before it, and is then false.
// That takes at most 1,226 events: the starts from which it happens were all found, by search.
bool Aqil::tell_sowing(Telling& telling) const {
  const auto start = telling.hole;
  const auto houses_at_start = telling.ring.houses;
  telling.sow(EventKind::Pick);
  while (telling.seeds() > 1 && telling.seeds() % 2 != 0) {
    if (telling.hole == start && telling.ring.houses == houses_at_start) return false;
    telling.capture(telling.hole, captured_of_odd());
    telling.sow(EventKind::Relay);
  }
  return true;
}

// The captures of a last hole that is even; true if a hole before it was captured too.
bool Aqil::tell_captures(Telling& telling) const {
  telling.capture_with_opposite();
  std::size_t captured = 0;
  for (; captured < holes_back(); ++captured) {
    telling.hole = previous_house(telling.hole);
    if (telling.seeds() == 0 || telling.seeds() % 2 != 0) break;
    telling.capture_with_opposite();
  }
  return captured > 0;
}

// Sows, captures, and returns whose turn it is next.
Side Aqil::tell_turn(Telling& telling) const {
  if (!tell_sowing(telling)) {
    telling.events.push_back({.kind = EventKind::Pass});
    return other(telling.mover);
  }
  const bool captured_before = telling.seeds() % 2 == 0 && tell_captures(telling);
  return next_side(telling.mover, captured_before);
}

std::vector<Event> Aqil::narrate(State& state, Move move) const {
  assert(legal_moves(state).contains(move));
  const Side mover = side_to_move(state);
  Telling telling{Ring::of(state), mover, first_house_of(mover) + move.house, {}};
  Side next = state.side;
  if (mover != state.side)
    telling.give();
  else
    next = tell_turn(telling);
  if (telling.seeds_on_board() <= 1)
    telling.end(ending(telling.ring.to_board(next)).rule);
  else
    telling.events.push_back({.kind = EventKind::Turn, .side = next});
  state = telling.ring.to_board(next);
  return telling.events;
}

std::string Aqil::to_text(const State& state, Move move) const {
  const Side mover = side_to_move(state);
  const auto name = std::string(house_name(first_house_of(mover) + move.house));
  return mover == state.side ? name : '+' + name;
}

Result<Aqil::Move> Aqil::parse_move(const State& state, std::string_view text) const {
  const auto moves = legal_moves(state);
  if (moves.empty()) return refuse(Reason::GameIsOver, shown(text));
  const Side mover = side_to_move(state);
  const bool gift = mover != state.side;
  const bool marked = text.starts_with('+');
  const auto letter = marked ? text.substr(1) : text;
  const auto house = parse_house(mover, letter);
  if (!house && house.error().reason == Reason::MoveSyntax)
    return refuse(Reason::MoveSyntax, shown(text), (gift ? "+" : "") + house.error().details[1]);
  if (gift && !marked) return refuse(Reason::MustGive, std::string(text), to_text(state, moves[0]));
  if (!gift && marked) return refuse(Reason::MayNotGive, std::string(text));
  if (!house && gift)
    return refuse(Reason::NotGiversHole, std::string(letter), houses_named(mover));
  if (!house) return tl::unexpected(house.error());
  if (!moves.contains({*house})) return refuse(Reason::HouseIsEmpty, std::string(letter));
  return Move{*house};
}

}  // namespace sowmill
