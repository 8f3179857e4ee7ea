#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

// A player's twelve houses as one machine word, and the sowing on it.
namespace sowmill::ntxuva {

constexpr std::size_t ring_houses = 12;
constexpr std::size_t row_houses = 6;  // Houses 0 to 5 are the defence, 6 to 11 the attack.
constexpr int most_pieces = 24;        // Of one player.

// House i, in sowing order from A, is held in the five bits from bit 5 * i on. Twenty-four pieces
// fit, so houses never carry into each other.
using Ring = std::uint64_t;

constexpr unsigned house_width = 5;
constexpr Ring all_houses = (Ring{1} << (house_width * ring_houses)) - 1;

constexpr unsigned bit_of(std::size_t house) { return house_width * static_cast<unsigned>(house); }
constexpr Ring one_in(std::size_t house) { return Ring{1} << bit_of(house); }
constexpr Ring whole_house(std::size_t house) { return Ring{31} << bit_of(house); }
constexpr Ring in_each_house(Ring pieces) { return all_houses / 31 * pieces; }

constexpr std::size_t next_house(std::size_t house) {
  return house + 1 == ring_houses ? 0 : house + 1;
}
constexpr std::size_t pieces_at(Ring ring, unsigned bit) { return ring >> bit & 31; }
constexpr std::size_t pieces_in(Ring ring, std::size_t house) {
  return pieces_at(ring, bit_of(house));
}
constexpr int pieces_of(Ring ring) {
  return static_cast<int>(ring * in_each_house(1) >> bit_of(ring_houses - 1) & 31);
}

// Sets of houses are rings with a one in each house of the set.
constexpr Ring houses_with_two_or_more(Ring ring) {
  ring |= ring >> 1;
  return (ring | ring >> 2) >> 1 & in_each_house(1);
}
constexpr Ring occupied_houses(Ring ring) {
  return (ring & in_each_house(1)) | houses_with_two_or_more(ring);
}
constexpr std::size_t size_of(Ring houses) {
  return static_cast<std::size_t>(std::popcount(houses));
}
constexpr unsigned first_bit_of(Ring houses) {
  return static_cast<unsigned>(std::countr_zero(houses));
}

// The houses a play may start from, before asking whether the sowing ends: those of two or more;
// when there are none, in the second phase, the single pieces with an empty house before them.
constexpr Ring possible_starts(Ring ring) {
  const Ring with_more = houses_with_two_or_more(ring);
  const Ring blocked = ring >> house_width | ring << bit_of(ring_houses - 1);
  return with_more != 0 ? with_more : ring & ~blocked;
}

// Sowings that never end need 9 pieces, or 11 and more: counted in
// tests/games/ntxuva_endless_count_test.cpp.
constexpr bool every_sowing_ends(Ring ring) {
  const int pieces = pieces_of(ring);
  return pieces < 9 || pieces == 10;
}

// A lap lifts a house and drops its pieces one by one: `change` is what it adds to the ring, `last`
// the house of the last piece.
struct Lap {
  Ring change = 0;
  std::size_t last = 0;
};

constexpr Lap make_lap(std::size_t house, std::size_t pieces) {
  Lap lap{.change = Ring{0} - pieces * one_in(house), .last = house};
  for (std::size_t dropped = 0; dropped < pieces; ++dropped) {
    lap.last = next_house(lap.last);
    lap.change += one_in(lap.last);
  }
  return lap;
}

// The lap from every house with every number of pieces. Houses are looked up by their bit, which is
// at hand sooner than their number.
using Laps = std::array<Lap, ring_houses*(most_pieces + 1)>;

constexpr std::size_t lap_index(unsigned bit, std::size_t pieces) {
  static_assert(house_width * house_width == most_pieces + 1);
  return std::size_t{house_width} * bit + pieces;
}

constexpr Laps make_laps() {
  Laps laps{};
  for (std::size_t house = 0; house < ring_houses; ++house)
    for (std::size_t pieces = 0; pieces <= most_pieces; ++pieces)
      laps[lap_index(bit_of(house), pieces)] = make_lap(house, pieces);
  return laps;
}

// A last piece that lies alone has ended the sowing: that relay does nothing, so relays may be
// taken without asking first whether one is due.
constexpr Laps make_relays() {
  Laps laps = make_laps();
  for (std::size_t house = 0; house < ring_houses; ++house)
    laps[lap_index(bit_of(house), 1)] = {.change = 0, .last = house};
  return laps;
}

inline constexpr Laps first_laps = make_laps();
inline constexpr Laps relays = make_relays();

// Where a sowing stands after some laps: the last piece fell in `house`.
struct Landing {
  Ring ring = 0;
  std::size_t house = 0;
  int laps = 0;

  bool operator==(const Landing&) const = default;

  [[nodiscard]] constexpr std::size_t pieces() const { return pieces_in(ring, house); }
  [[nodiscard]] constexpr bool is_end() const { return pieces() == 1; }
};

constexpr Landing first_lap(Ring ring, unsigned bit) {
  const Lap& lap = first_laps[lap_index(bit, pieces_at(ring, bit))];
  return {ring + lap.change, lap.last, 1};
}

constexpr Landing relayed(const Landing& from) {
  const Lap& lap = relays[lap_index(bit_of(from.house), from.pieces())];
  return {from.ring + lap.change, lap.last, from.laps + (from.is_end() ? 0 : 1)};
}

// Laps can be undone: going back from the last piece, one is taken up from each house until one is
// found empty, where the lap began. So a sowing that never ends runs in a circle, and comes back to
// where it is now.
constexpr std::optional<Landing> relayed_to_the_end(const Landing& from) {
  Landing now = from;
  do {
    now = relayed(now);
    if (now.is_end()) return now;
  } while (now.ring != from.ring || now.house != from.house);
  return std::nullopt;
}

// The sowing from the house at that bit; nothing if it never ends. Requires: a possible start.
constexpr std::optional<Landing> sow_from_bit(Ring ring, unsigned bit) {
  Landing now = first_lap(ring, bit);
  if (houses_with_two_or_more(ring) == 0) return now;
  // Two thirds end within three laps: not asking in between spares mispredicted branches.
  now = relayed(relayed(now));
  if (now.is_end()) return now;
  return relayed_to_the_end(now);
}

constexpr std::optional<Landing> sow(Ring ring, std::size_t house) {
  assert((possible_starts(ring) & one_in(house)) != 0);
  return sow_from_bit(ring, bit_of(house));
}

// Whether there is a house to start from whose sowing ends.
constexpr bool has_play(Ring ring) {
  Ring starts = possible_starts(ring);
  if (every_sowing_ends(ring)) return starts != 0;
  for (; starts != 0; starts &= starts - 1)
    if (sow_from_bit(ring, first_bit_of(starts))) return true;
  return false;
}

}  // namespace sowmill::ntxuva
