#include "games/sowing/two_rows.hpp"

#include <numeric>
#include <vector>

#include "common/text.hpp"
#include "games/position_fields.hpp"

namespace sowmill::sowing {
namespace {

constexpr std::size_t field_count = ring_houses + 3;
constexpr std::string_view letters = "ABCDEFabcdef";

}  // namespace

Ring Ring::of(const TwoRows& board) {
  Ring ring;
  for (std::size_t house = 0; house < row_houses; ++house) {
    ring.houses[house] = board.seeds(Side::First, house);
    ring.houses[row_houses + house] = board.seeds(Side::Second, house);
  }
  ring.stores = {board.store(Side::First), board.store(Side::Second)};
  return ring;
}

TwoRows Ring::to_board(Side side) const {
  TwoRows board{.rows = {}, .side = side};
  for (std::size_t row = 0; row < 2; ++row) {
    for (std::size_t house = 0; house < row_houses; ++house)
      board.rows[row] |= static_cast<Row>(houses[row * row_houses + house]) << (8 * house);
    board.rows[row] |= in_store(stores[row]);
  }
  return board;
}

std::string_view house_name(std::size_t house) { return letters.substr(house, 1); }

std::string to_text(const TwoRows& board) {
  const auto ring = Ring::of(board);
  std::string text;
  for (const int count : ring.houses) text += std::to_string(count) + '-';
  for (const int count : ring.stores) text += std::to_string(count) + '-';
  return text + (board.side == Side::First ? 'S' : 'N');
}

Result<TwoRows> parse(std::string_view text, int total) {
  const auto parts = position_fields(text, field_count);
  if (!parts) return tl::unexpected(parts.error());
  const auto& fields = *parts;
  Ring ring;
  for (std::size_t i = 0; i < field_count - 1; ++i) {
    const auto count = parse_number(fields[i], total);
    if (!count) return refuse(Reason::PositionNumber, shown(fields[i]), std::to_string(total));
    (i < ring_houses ? ring.houses[i] : ring.stores[i - ring_houses]) = *count;
  }
  const auto letter = fields.back();
  if (letter != "S" && letter != "N") return refuse(Reason::PositionSide, shown(letter), "S", "N");
  const int found =
      std::accumulate(ring.houses.begin(), ring.houses.end(), ring.stores[0] + ring.stores[1]);
  if (found != total)
    return refuse(Reason::PositionTotal, std::to_string(total), std::to_string(found));
  return ring.to_board(letter == "S" ? Side::First : Side::Second);
}

BoardView view(const TwoRows& board) {
  const auto ring = Ring::of(board);
  BoardView view{
      .shape = BoardShape::TwoRows, .places = {}, .stores = ring.stores, .turn = board.side};
  for (std::size_t house = 0; house < ring_houses; ++house)
    view.places.push_back({house_name(house), owner_of(house), ring.houses[house]});
  return view;
}

std::string_view houses_named(Side side) { return side == Side::First ? "A-F" : "a-f"; }

Result<std::uint8_t> parse_house(Side side, std::string_view text) {
  const auto house = text.size() == 1 ? letters.find(text.front()) : std::string_view::npos;
  if (house == std::string_view::npos)
    return refuse(Reason::MoveSyntax, shown(text), houses_named(side));
  if (owner_of(house) != side) return refuse(Reason::NotYourHouse, std::string(text));
  return static_cast<std::uint8_t>(house % row_houses);
}

}  // namespace sowmill::sowing
