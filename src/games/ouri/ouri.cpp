#include "games/ouri/ouri.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace sowmill {
namespace {

using namespace sowing;
using ouri::Endless;
using ouri::Feeding;
using ouri::GrandSlam;
using ouri::Singles;

// What sowing a house of so many seeds adds to the two rows (the house itself is emptied by it),
// and which of the opponent's houses a capture may take: those up to the last seed, none if it
// falls on the own side.
struct Sowing {
  Row own = 0;
  Row others = 0;
  Row capture_reach = 0;
};

constexpr Sowing make_sowing(std::size_t house, int seeds) {
  Sowing sowing{.own = Row{0} - (static_cast<Row>(seeds) << (8 * house))};
  std::size_t last = house;
  for (int sown = 0; sown < seeds; ++sown) {
    last = next_house(last);
    if (last == house) last = next_house(last);  // The starting house is skipped on every lap.
    (last < row_houses ? sowing.own : sowing.others) += Row{1} << (8 * (last % row_houses));
  }
  if (last >= row_houses) sowing.capture_reach = (Row{0x100} << (8 * (last - row_houses))) - 1;
  return sowing;
}

constexpr auto sowings = [] {
  std::array<std::array<Sowing, ouri::total_seeds + 1>, row_houses> table{};
  for (std::size_t house = 0; house < row_houses; ++house)
    for (int seeds = 0; seeds <= ouri::total_seeds; ++seeds)
      table[house][static_cast<std::size_t>(seeds)] = make_sowing(house, seeds);
  return table;
}();

// Seeds a house needs to reach the opponent's side: 6 for the leftmost, 1 for the rightmost.
constexpr Row enough_to_feed = 0x0000010203040506;

// The bytes, within reach, of the unbroken run of houses with two or three seeds that ends at the
// last one.
constexpr Row capturable(Row others, Row reach) {
  const Row neither = (others & in_each_house(0xFE)) ^ in_each_house(0x02);  // 0 where two or three
  const Row breaks = (neither + in_each_house(0x7F)) & in_each_house(0x80) & reach;
  const Row up_to_break = breaks == 0 ? 0 : ~Row{0} >> std::countl_zero(breaks);
  return reach & ~up_to_break;
}

}  // namespace

Ouri::State Ouri::initial_state() const { return {.rows = {in_each_house(4), in_each_house(4)}}; }

bool Ouri::is_won(const State& state) const {
  return std::max(state.store(Side::First), state.store(Side::Second)) >= rules_.winning_seeds;
}

Ouri::MoveList Ouri::legal_moves(const State& state) const {
  if (is_won(state)) return {};
  return playable(state);
}

// The plays the rules allow when nobody has won yet.
Ouri::MoveList Ouri::playable(const State& state) const {
  auto houses = permitted(state.own());
  if (rules_.feeding == Feeding::MayNotStarve)
    houses = not_starving(state, houses);
  else if (has_no_seeds(state.others()))
    houses &= house_bits(at_least_flags(state.own(), enough_to_feed));
  return MoveList(houses);
}

std::uint32_t Ouri::permitted(Row own) const {
  if (rules_.singles == Singles::OnlyWithoutMore) {
    const auto with_more = house_bits(at_least_flags(own, in_each_house(2)));
    if (with_more != 0) return with_more;
  }
  return house_bits(at_least_flags(own, in_each_house(1)));
}

std::uint32_t Ouri::not_starving(const State& state, std::uint32_t houses) const {
  // A house of four or more is never captured.
  if (at_least_flags(state.others(), in_each_house(4)) != 0) return houses;
  std::uint32_t feeding = 0;
  for (const Move move : MoveList(houses))
    if (!starves(state, move)) feeding |= 1U << move.house;
  return feeding != 0 ? feeding : houses;
}

bool Ouri::starves(const State& state, Move move) const {
  State after = state;
  sow_and_capture(after, move);
  return has_no_seeds(after.others());
}

void Ouri::apply(State& state, Move move) const {
  assert(legal_moves(state).contains(move));
  const auto store_before = store_of(state.own());
  sow_and_capture(state, move);
  const bool plays_again = rules_.grand_slam == GrandSlam::CapturesAndPlaysAgain &&
                           has_no_seeds(state.others()) && store_of(state.own()) != store_before;
  if (!plays_again) state.side = other(state.side);
  if (has_no_seeds(state.own()) || has_no_seeds(state.others())) settle(state);
}

void Ouri::sow_and_capture(State& state, Move move) const {
  Row& own = state.rows[index_of(state.side)];
  Row& others = state.rows[index_of(other(state.side))];
  const Sowing& sowing = sowings[move.house][static_cast<std::size_t>(seeds_in(own, move.house))];
  own += sowing.own;
  others += sowing.others;
  const Row captured = others & capturable(others, sowing.capture_reach);
  if (rules_.grand_slam == GrandSlam::CapturesNothing && captured == houses_of(others)) return;
  others -= captured;
  own += in_store(seeds_in_houses(captured));
}

// Hands out the seeds when the game has ended for want of a play; a win by 25 leaves the board as
// it stands.
void Ouri::settle(State& state) const {
  if (!legal_moves(state).empty() || is_won(state)) return;
  for (Row& row : state.rows) row = with_houses_stored(row);
}

// Requires: there is no legal move.
EndingRule Ouri::ending_rule(const State& state) const {
  if (is_won(state)) return EndingRule::Majority;
  if (!has_no_seeds(state.own())) return EndingRule::NobodyFed;
  return has_no_seeds(state.others()) ? EndingRule::BoardEmpty : EndingRule::NothingToSow;
}

// A position that stands unsettled is settled first.
Ending Ouri::ending(const State& state) const {
  if (!legal_moves(state).empty()) return {};
  State settled = state;
  settle(settled);
  return ending_by_score(stores_of(settled), ending_rule(state));
}

Ending Ouri::endless(const State& state) const {
  Score score = stores_of(state);
  const int south = seeds_in_houses(state.rows[0]);
  const int north = seeds_in_houses(state.rows[1]);
  const bool even =
      rules_.endless == Endless::EvenSplit;  // An odd seed is left over: it counts for nobody.
  score.first += even ? (south + north) / 2 : south;
  score.second += even ? (south + north) / 2 : north;
  return ending_by_score(score, EndingRule::Endless);
}

Result<Ouri::State> Ouri::parse_state(std::string_view text) const {
  return parse(text, ouri::total_seeds);
}

}  // namespace sowmill
