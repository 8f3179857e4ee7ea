#pragma once

#include <cstdint>
#include <vector>

#include "games/event.hpp"
#include "games/sowing/two_rows.hpp"

namespace sowmill::sowing {

enum class Taken : std::uint8_t { ByThePlay, AtTheEnd };

// Moves so many seeds from a house to the taker's store, and tells it.
inline void take(Ring& ring, std::size_t house, int seeds, Side taker, Taken taken,
                 std::vector<Event>& events) {
  ring.houses[house] -= seeds;
  ring.stores[index_of(taker)] += seeds;
  events.push_back({.kind = EventKind::Capture,
                    .places = {house_name(house)},
                    .count = seeds,
                    .side = taker,
                    .settles = taken == Taken::AtTheEnd});
  events.push_back(
      {.kind = EventKind::Store, .count = ring.stores[index_of(taker)], .side = taker});
}

// Lifts all the seeds of a house, which is told as Pick or Relay.
inline int lift(Ring& ring, std::size_t house, EventKind kind, std::vector<Event>& events) {
  const int seeds = ring.houses[house];
  events.push_back({kind, {house_name(house)}, seeds});
  ring.houses[house] = 0;
  return seeds;
}

inline void drop(Ring& ring, std::size_t house, std::vector<Event>& events) {
  events.push_back({EventKind::Drop, {house_name(house)}, ++ring.houses[house]});
}

}  // namespace sowmill::sowing
