#include "games/aqil/aqil.hpp"

#include <array>
#include <bit>
#include <cassert>

namespace sowmill {

using namespace sowing;
using aqil::Backward;
using aqil::OddEnd;
using aqil::SecondCapture;

namespace {

// What sowing so many seeds from a hole adds to the row it lies in (the hole itself is emptied by
// it) and to the opposite row; where the last seed falls, and whether that is in the opposite row.
struct Lap {
  Row near = 0;
  Row far = 0;
  Row crosses = 0;  // All bits set, or none.
  std::uint32_t last = 0;
};

constexpr Lap make_lap(std::size_t hole, int seeds) {
  Lap lap{.near = Row{0} - (static_cast<Row>(seeds) << (8 * hole))};
  std::size_t last = hole;
  for (int sown = 0; sown < seeds; ++sown) {
    last = next_house(last);
    (last < row_houses ? lap.near : lap.far) += Row{1} << (8 * (last % row_houses));
  }
  lap.crosses = last < row_houses ? Row{0} : ~Row{0};
  lap.last = static_cast<std::uint32_t>(last % row_houses);
  return lap;
}

// By seeds first, because small numbers are much the commonest: their laps lie close together.
// Eight holes instead of six make the place of a lap a matter of shifts.
constexpr auto laps = [] {
  std::array<std::array<Lap, 8>, aqil::total_seeds + 1> table{};
  for (std::size_t seeds = 0; seeds < table.size(); ++seeds)
    for (std::size_t hole = 0; hole < row_houses; ++hole)
      table[seeds][hole] = make_lap(hole, static_cast<int>(seeds));
  return table;
}();

constexpr bool is_relay(int seeds) { return seeds % 2 != 0 && seeds != 1; }

// The top bit of every hole's byte where the hole is empty or odd.
constexpr Row odd_or_empty_flags(Row row) {
  return (~at_least_flags(row, in_each_house(1)) | row << 7) & in_each_house(0x80);
}

// The byte of each hole moved to that of the opposite one.
constexpr Row opposite_bytes(Row row) {
  row = (row & 0x00FF00FF00FF00FF) << 8 | (row >> 8 & 0x00FF00FF00FF00FF);
  row = (row & 0x0000FFFF0000FFFF) << 16 | (row >> 16 & 0x0000FFFF0000FFFF);
  return (row << 32 | row >> 32) >> 16;
}

// One seed left, or none. All seeds are on the board or in the stores.
constexpr bool is_over(const TwoRows& state) {
  return store_of(state.rows[0] + state.rows[1]) >= aqil::total_seeds - 1;
}

// The owner of its side takes the last seed.
void settle(TwoRows& state) {
  for (Row& row : state.rows) row = with_houses_stored(row);
}

void give(TwoRows& state, HouseMove move) {
  state.rows[index_of(other(state.side))] -= Row{1} << (8 * move.house);
  state.rows[index_of(state.side)] += 1;
}

}  // namespace

// `near` is the row of the hole that is to be sown, or that the last seed fell in.
struct Aqil::Landing {
  Row near;
  Row far;
  Row crossed;  // All bits set if `near` is not the mover's row, else none.
  std::uint32_t hole;
  int captured;  // Last seeds of odd holes, not yet in a store.

  bool operator==(const Landing&) const = default;
  [[nodiscard]] int seeds() const { return seeds_in(near, hole); }
};

int Aqil::captured_of_odd() const { return rules_.odd_end == OddEnd::CapturesLastSeed ? 1 : 0; }

std::size_t Aqil::holes_back() const {
  return rules_.backward == Backward::OneHole ? 1 : row_houses;
}

Side Aqil::next_side(Side mover, bool captured_before) const {
  const bool again = captured_before && rules_.second_capture == SecondCapture::SowsAgain;
  return again ? mover : other(mover);
}

Aqil::State Aqil::initial_state() const {
  constexpr Row row = in_each_house(5) + 6;
  return {.rows = {row, row}};
}

Side Aqil::side_to_move(const State& state) const {
  const bool gift = has_no_seeds(state.own()) && !is_over(state);
  return gift ? other(state.side) : state.side;
}

Aqil::MoveList Aqil::legal_moves(const State& state) const {
  if (is_over(state)) return {};
  const Row from = has_no_seeds(state.own()) ? state.others() : state.own();
  return MoveList(house_bits(at_least_flags(from, in_each_house(1))));
}

void Aqil::apply(State& state, Move move) const {
  assert(legal_moves(state).contains(move));
  if (has_no_seeds(state.own())) {
    give(state, move);
    return;
  }
  sow_and_capture(state, move);
  if (is_over(state)) settle(state);
}

// Sows on until the last seed makes one or an even number. False if that never happens.
//
// Where an odd end captures its last seed, every lap but the last takes a seed from the board: it
// must end. Where it captures nothing, a lap can be undone in one way only: going back from the
// last hole and lifting a seed from each, the hole it started from is the first found empty, for
// all holes passed hold at least the seed that was dropped there. Laps being injective and boards
// finite, a sowing that never ends comes back to where it began, and one that comes back never
// ends.
bool Aqil::sow(Landing& landing) const {
  const Landing start = landing;
  const int captured_each = captured_of_odd();
  int lifted = landing.seeds();
  for (;;) {
    const Lap& lap = laps[static_cast<std::size_t>(lifted)][landing.hole];
    const Row near = landing.near + lap.near;
    const Row far = landing.far + lap.far;
    const Row exchanged = (near ^ far) & lap.crosses;
    landing.near = near ^ exchanged;
    landing.far = far ^ exchanged;
    landing.crossed ^= lap.crosses;
    landing.hole = lap.last;
    const int seeds = landing.seeds();
    if (!is_relay(seeds)) return true;
    if (landing == start) return false;
    landing.near -= static_cast<Row>(captured_each) << (8 * landing.hole);
    landing.captured += captured_each;
    lifted = seeds - captured_each;
  }
}

// The bytes of the holes that an even last hole captures in its own row: itself and the unbroken
// run of even holes before it, as far back as the rules allow. The run cannot leave the row: the
// hole before the leftmost one is opposite to it, and so has just been captured.
Row Aqil::captured_bytes(const Landing& landing) const {
  const Row reach = (Row{0x100} << (8 * landing.hole)) - 1;
  const Row beyond = reach >> (8 * (holes_back() + 1));
  const Row breaks = odd_or_empty_flags(landing.near) & reach;
  const Row up_to_break = breaks == 0 ? 0 : ~Row{0} >> std::countl_zero(breaks);
  return reach & ~up_to_break & ~beyond;
}

void Aqil::sow_and_capture(State& state, Move move) const {
  const Side mover = state.side;
  Landing landing{state.own(), state.others(), 0, move.house, 0};
  state.side = other(mover);
  if (!sow(landing)) return;  // The board stays as it was.
  if (landing.seeds() % 2 == 0) {
    const Row bytes = captured_bytes(landing);
    const Row near = landing.near & bytes;
    const Row far = landing.far & opposite_bytes(bytes);
    landing.near -= near;
    landing.far -= far;
    landing.captured += seeds_in_houses(near + far);
    state.side = next_side(mover, bytes != Row{0xFF} << (8 * landing.hole));
  }
  const Row exchanged = (landing.near ^ landing.far) & landing.crossed;
  state.rows[index_of(mover)] = (landing.near ^ exchanged) + in_store(landing.captured);
  state.rows[index_of(other(mover))] = landing.far ^ exchanged;
}

// A position that stands unsettled is settled first.
Ending Aqil::ending(const State& state) const {
  if (!is_over(state)) return {Outcome::Ongoing, stores_of(state)};
  State settled = state;
  settle(settled);
  return ending_by_score(stores_of(settled),
                         settled == state ? EndingRule::BoardEmpty : EndingRule::LastSeed);
}

// The seeds left count for nobody.
Ending Aqil::endless(const State& state) const {
  return ending_by_score(stores_of(state), EndingRule::EndlessException);
}

Result<Aqil::State> Aqil::parse_state(std::string_view text) const {
  return parse(text, aqil::total_seeds);
}

}  // namespace sowmill
