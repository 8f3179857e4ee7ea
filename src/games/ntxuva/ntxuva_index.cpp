#include "games/ntxuva/ntxuva_index.hpp"

#include <algorithm>
#include <cassert>

#include "common/bits.hpp"
#include "common/text.hpp"
#include "games/ntxuva/attack.hpp"

namespace sowmill {

using namespace ntxuva;

namespace {

constexpr std::string_view second_phase_name = "phase2";
constexpr std::uint64_t one_side = std::uint64_t{1} << ring_houses;  // Sets of twelve houses.

std::uint64_t houses_of(Ring singles) { return extract_bits(singles, in_each_house(1)); }
Ring singles_in(std::uint64_t houses) { return deposit_bits(houses, in_each_house(1)); }

}  // namespace

std::vector<PieceSlice> NtxuvaIndex::slices(int pieces) const {
  std::vector<PieceSlice> all = {second_phase};
  for (int total = 2; total <= std::min(pieces, 2 * most_pieces); ++total)
    for (int fewer = std::max(1, total - most_pieces); 2 * fewer <= total; ++fewer)
      all.push_back({total, fewer});
  return all;
}

// A capture takes any number of either player's pieces.
std::vector<PieceSlice> NtxuvaIndex::earlier(PieceSlice slice) const {
  if (slice == second_phase) return {};
  std::vector<PieceSlice> all = {second_phase};
  for (const auto& other : slices(slice.total - 1))
    if (other != second_phase && other.more() <= slice.more() && other.fewer <= slice.fewer)
      all.push_back(other);
  return all;
}

std::string NtxuvaIndex::options() const {
  return "bonus=" + std::to_string(static_cast<int>(game_.rules().bonus));
}

std::string NtxuvaIndex::to_text(PieceSlice slice) const {
  if (slice == second_phase) return std::string(second_phase_name);
  return std::to_string(slice.fewer) + '+' + std::to_string(slice.more());
}

std::optional<PieceSlice> NtxuvaIndex::parse_slice(std::string_view text) const {
  if (text == second_phase_name) return second_phase;
  const auto parts = split(text, '+', 3);
  if (parts.size() != 2) return std::nullopt;
  const auto fewer = parse_number(parts[0], most_pieces);
  const auto more = parse_number(parts[1], most_pieces);
  if (!fewer || !more || *fewer < 1 || *fewer > *more) return std::nullopt;
  return PieceSlice{*fewer + *more, *fewer};
}

std::optional<PieceSlice> NtxuvaIndex::slice_of(const Board& state) const {
  const int first = pieces_of(state.rings[0]);
  const int second = pieces_of(state.rings[1]);
  if (first == 0 || second == 0) return std::nullopt;
  if (is_second_phase(state.rings[0] | state.rings[1])) return second_phase;
  return PieceSlice{first + second, std::min(first, second)};
}

std::uint64_t NtxuvaIndex::size_of(PieceSlice slice) const {
  if (slice == second_phase) return one_side * one_side;
  const auto one_way = Rings::count(slice.fewer) * Rings::count(slice.more());
  return slice.fewer == slice.more() ? one_way : 2 * one_way;
}

// First those in which the player to move has fewer pieces, then the others.
std::uint64_t NtxuvaIndex::number_in(PieceSlice slice, Ring own, Ring others) {
  if (slice == second_phase) return houses_of(own) * one_side + houses_of(others);
  const int other_pieces = pieces_of(others);
  const auto number = Rings::number_of(own) * Rings::count(other_pieces) + Rings::number_of(others);
  return other_pieces < slice.more()
             ? number + Rings::count(slice.fewer) * Rings::count(slice.more())
             : number;
}

std::uint64_t NtxuvaIndex::number_of(const Board& state) const {
  const auto slice = slice_of(state);
  assert(slice);
  return number_in(*slice, state.own(), state.others());
}

std::optional<Board> NtxuvaIndex::state_at(PieceSlice slice, std::uint64_t number) const {
  if (slice == second_phase) {
    const auto own = singles_in(number / one_side);
    const auto others = singles_in(number % one_side);
    if (own == 0 || others == 0) return std::nullopt;
    return Board{.rings = {own, others}};
  }
  const auto one_way = Rings::count(slice.fewer) * Rings::count(slice.more());
  const bool has_more = number >= one_way;
  if (has_more) number -= one_way;
  const int own_pieces = has_more ? slice.more() : slice.fewer;
  const int other_pieces = slice.total - own_pieces;
  const auto rings_of_others = Rings::count(other_pieces);
  assert(rings_of_others > 0);
  const Board board{.rings = {rings_.row_at(own_pieces, number / rings_of_others),
                              rings_.row_at(other_pieces, number % rings_of_others)}};
  if (is_second_phase(board.rings[0] | board.rings[1])) return std::nullopt;
  return board;
}

Ring NtxuvaIndex::quiet_ends(const Board& state) {
  const Ring ring = state.others();
  Ring ends = ring & in_each_house(1) & ~houses_with_two_or_more(ring);
  for (std::size_t house = row_houses; house < ring_houses; ++house)
    if (captures(state.own(), house)) ends &= ~one_in(house);
  return ends;
}

bool NtxuvaIndex::was_pass(const Board& state) const {
  return !has_play(state.others()) && has_play(state.own());
}

}  // namespace sowmill
