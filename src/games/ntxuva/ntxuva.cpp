#include "games/ntxuva/ntxuva.hpp"

#include <algorithm>
#include <cassert>

#include "common/bits.hpp"
#include "games/ntxuva/attack.hpp"

namespace sowmill {

using namespace ntxuva;

namespace {

Play make_play(unsigned start_bit, const Landing& landing) {
  return {.sown = landing.ring,
          .house = static_cast<std::uint8_t>(start_bit / house_width),
          .last = static_cast<std::uint8_t>(landing.house),
          .bonus = no_house};
}

Play with_bonus(Play play, unsigned bonus_bit) {
  play.bonus = static_cast<std::uint8_t>(bonus_bit / house_width);
  return play;
}

// Says that its last piece fell in A, a house that attacks nothing.
Play pass(Ring own) { return {.sown = own, .house = no_house, .last = 0, .bonus = no_house}; }

bool someone_is_out(const Board& state) { return state.rings[0] == 0 || state.rings[1] == 0; }

}  // namespace

Ntxuva::State Ntxuva::initial_state() const {
  return {.rings = {in_each_house(2), in_each_house(2)}};
}

// The enemy houses of which one may be taken as a bonus when the last piece fell there.
Ring Ntxuva::bonus_houses(Ring others, std::size_t last) const {
  if (!gives_bonus() || !captures(others, last)) return 0;
  return occupied_houses(after_capture(others, last));
}

Ntxuva::MoveList Ntxuva::legal_moves(const State& state) const {
  MoveList moves;
  if (someone_is_out(state)) return moves;
  const Ring own = state.own();
  for (Ring starts = possible_starts(own); starts != 0; starts &= starts - 1) {
    const auto landing = sow_from_bit(own, first_bit_of(starts));
    if (!landing) continue;
    const Play play = make_play(first_bit_of(starts), *landing);
    moves.push_back(play);
    for (Ring houses = bonus_houses(state.others(), play.last); houses != 0; houses &= houses - 1)
      moves.push_back(with_bonus(play, first_bit_of(houses)));
  }
  if (moves.empty() && has_play(state.others())) moves.push_back(pass(own));
  return moves;
}

std::size_t Ntxuva::count_moves(const State& state) const {
  const auto starts = size_of(possible_starts(state.own()));
  const bool starts_are_moves = !gives_bonus() && every_sowing_ends(state.own()) && starts != 0;
  return starts_are_moves && !someone_is_out(state) ? starts : legal_moves(state).size();
}

// A start that never ends is put aside and another drawn, which leaves all the others equally
// likely.
std::optional<Ntxuva::Move> Ntxuva::random_move(const State& state, Random& random) const {
  if (gives_bonus()) return random_listed(state, random);
  if (someone_is_out(state)) return std::nullopt;
  const Ring own = state.own();
  for (Ring starts = possible_starts(own); starts != 0;) {
    const auto bit = nth_set_bit(starts, random.below(static_cast<std::uint32_t>(size_of(starts))));
    if (const auto landing = sow_from_bit(own, bit)) return make_play(bit, *landing);
    starts ^= Ring{1} << bit;
  }
  return has_play(state.others()) ? std::optional(pass(own)) : std::nullopt;
}

std::optional<Ntxuva::Move> Ntxuva::random_listed(const State& state, Random& random) const {
  const auto moves = legal_moves(state);
  if (moves.empty()) return std::nullopt;
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

void Ntxuva::apply(State& state, const Move& move) const {
  assert(std::ranges::count(legal_moves(state), move) == 1);
  Ring& others = state.rings[index_of(other(state.side))];
  state.rings[index_of(state.side)] = move.sown;
  others = after_capture(others, move.last);
  if (move.bonus != no_house) others &= ~whole_house(move.bonus);
  state.side = other(state.side);
}

Outcome Ntxuva::outcome(const State& state) const {
  if (state.rings[0] == 0) return Outcome::SecondWins;
  if (state.rings[1] == 0) return Outcome::FirstWins;
  return has_play(state.own()) || has_play(state.others()) ? Outcome::Ongoing : Outcome::Draw;
}

Ending Ntxuva::ending(const State& state) const {
  const Outcome result = outcome(state);
  if (result == Outcome::Ongoing) return {};
  const auto rule = someone_is_out(state) ? EndingRule::AllCaptured : EndingRule::NobodyCanPlay;
  return {.outcome = result, .rule = rule};
}

Ending Ntxuva::endless(const State&) const {
  return {.outcome = Outcome::Draw, .rule = EndingRule::EndlessException};
}

std::uint64_t Ntxuva::hash(const State& state) const {
  const auto north = mix_bits(state.rings[1] + 0x9E3779B97F4A7C15 * (index_of(state.side) + 1));
  return mix_bits(state.rings[0] ^ north);
}

}  // namespace sowmill
