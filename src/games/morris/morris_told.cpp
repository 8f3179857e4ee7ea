// Nine Men's Morris as people see it: moves played one man at a time, text, and why a move is
// refused.

#include <algorithm>
#include <cassert>

#include "common/text.hpp"
#include "games/morris/morris.hpp"
#include "games/position_fields.hpp"

namespace sowmill {

using namespace morris;

namespace {

using Line = std::array<std::string_view, 3>;

constexpr std::array<Line, 16> named_lines = {{{"a7", "d7", "g7"},
                                               {"b6", "d6", "f6"},
                                               {"c5", "d5", "e5"},
                                               {"a4", "b4", "c4"},
                                               {"e4", "f4", "g4"},
                                               {"c3", "d3", "e3"},
                                               {"b2", "d2", "f2"},
                                               {"a1", "d1", "g1"},
                                               {"a7", "a4", "a1"},
                                               {"b6", "b4", "b2"},
                                               {"c5", "c4", "c3"},
                                               {"d7", "d6", "d5"},
                                               {"d3", "d2", "d1"},
                                               {"e5", "e4", "e3"},
                                               {"f6", "f4", "f2"},
                                               {"g7", "g4", "g1"}}};

constexpr char no_man = '.';

constexpr char letter_of(Side side) { return side == Side::First ? 'W' : 'B'; }

constexpr std::size_t place_of(std::string_view name) {
  return static_cast<std::size_t>(std::ranges::find(point_names, name) - point_names.begin());
}

constexpr Points point_at(std::string_view name) { return point_bits[place_of(name)]; }

std::string_view name_of(Points point) {
  return point_names[static_cast<std::size_t>(std::ranges::find(point_bits, point) -
                                              point_bits.begin())];
}

// The points as the letters of a position's text.
struct Board {
  std::string letters = std::string(point_count, no_man);

  static Board of(const State& state);
  [[nodiscard]] std::array<Points, 2> men() const;

  char& at(std::string_view name) { return letters[place_of(name)]; }
  [[nodiscard]] char at(std::string_view name) const { return letters[place_of(name)]; }
  [[nodiscard]] int count(Side side) const {
    return static_cast<int>(std::ranges::count(letters, letter_of(side)));
  }
};

Board Board::of(const State& state) {
  Board board;
  for (std::size_t i = 0; i < point_count; ++i)
    for (const Side side : {Side::First, Side::Second})
      if ((state.men[index_of(side)] & point_bits[i]) != 0) board.letters[i] = letter_of(side);
  return board;
}

std::array<Points, 2> Board::men() const {
  std::array<Points, 2> men = {};
  for (std::size_t i = 0; i < point_count; ++i)
    for (const Side side : {Side::First, Side::Second})
      if (letters[i] == letter_of(side)) men[index_of(side)] |= point_bits[i];
  return men;
}

// The mills that the man on a point stands in.
std::vector<Line> mills_at(const Board& board, std::string_view name) {
  const char man = board.at(name);
  std::vector<Line> mills;
  for (const Line& line : named_lines)
    if (std::ranges::count(line, name) == 1 &&
        std::ranges::all_of(line, [&](auto point) { return board.at(point) == man; }))
      mills.push_back(line);
  return mills;
}

bool all_in_mills(const Board& board, Side side) {
  return std::ranges::all_of(point_names, [&](auto name) {
    return board.at(name) != letter_of(side) || !mills_at(board, name).empty();
  });
}

bool are_adjacent(std::string_view one, std::string_view another) {
  return std::ranges::any_of(named_lines, [&](const Line& line) {
    const auto found = std::ranges::find(line, one) - std::ranges::find(line, another);
    return std::ranges::count(line, one) + std::ranges::count(line, another) == 2 &&
           (found == 1 || found == -1);
  });
}

// A move as it is written: d2, d2-d3, d2xa1, d2-d3xa1. What is not written is empty.
struct Written {
  std::string_view from;
  std::string_view to;
  std::string_view removed;
};

Written to_written(const State& state, Move move) {
  const Points from = move.moved() & state.own();
  Written written{.from = {}, .to = name_of(move.moved() ^ from), .removed = {}};
  if (from != 0) written.from = name_of(from);
  if (move.removed() != 0) written.removed = name_of(move.removed());
  return written;
}

Result<Written> parse_written(std::string_view text, std::string_view expected) {
  Written written;
  auto rest = text;
  if (rest.size() > 2 && rest[2] == '-') {
    written.from = rest.substr(0, 2);
    rest.remove_prefix(3);
  }
  written.to = rest.substr(0, 2);
  if (rest.size() == 5 && rest[2] == 'x') {
    written.removed = rest.substr(3);
    rest = written.to;
  }
  if (rest.size() != 2) return refuse(Reason::MoveSyntax, shown(text), expected);
  for (const auto name : {written.from, written.to, written.removed})
    if (!name.empty() && std::ranges::count(point_names, name) == 0)
      return refuse(Reason::NoSuchPoint, shown(name));
  return written;
}

// Moves the man of a written move, without the removal.
void move_man(Board& board, Side mover, const Written& written) {
  if (!written.from.empty()) board.at(written.from) = no_man;
  board.at(written.to) = letter_of(mover);
}

using Refusal = std::optional<Error>;

Error error(Reason reason, std::string_view detail) { return {reason, {std::string(detail)}}; }

// Why the man may not go where the move says.
Refusal refused_way(const State& state, const Written& written, std::string_view text) {
  const auto board = Board::of(state);
  const auto [from, to, removed] = written;
  if (state.is_placing() && !from.empty()) return error(Reason::MustPlace, text);
  if (!state.is_placing() && from.empty()) return error(Reason::NothingInHand, text);
  if (!from.empty() && board.at(from) == no_man) return error(Reason::PointEmpty, from);
  if (!from.empty() && board.at(from) != letter_of(state.side))
    return error(Reason::NotYourMan, from);
  if (board.at(to) != no_man) return error(Reason::PointOccupied, to);
  if (!from.empty() && !state.is_flying() && !are_adjacent(from, to))
    return Error{Reason::NotAdjacent, {std::string(from), std::string(to)}};
  return std::nullopt;
}

// Why the move may not remove that man, or may not leave all men where they are.
Refusal refused_removal(const State& state, const Written& written, std::string_view text) {
  auto board = Board::of(state);
  move_man(board, state.side, written);
  const Side enemy = other(state.side);
  const auto removed = written.removed;
  const bool closes = !mills_at(board, written.to).empty();
  if (removed.empty() && closes && board.count(enemy) > 0)
    return error(Reason::MillMustRemove, text);
  if (removed.empty()) return std::nullopt;
  if (!closes) return error(Reason::NoMillNoRemoval, removed);
  if (board.count(enemy) == 0) return error(Reason::NothingToRemove, removed);
  if (board.at(removed) == no_man) return error(Reason::RemoveEmpty, removed);
  if (board.at(removed) != letter_of(enemy)) return error(Reason::RemoveOwn, removed);
  if (!mills_at(board, removed).empty() && !all_in_mills(board, enemy))
    return error(Reason::RemoveFromMill, removed);
  return std::nullopt;
}

Event moving_event(const Written& written) {
  const auto [from, to, removed] = written;
  if (from.empty()) return {EventKind::Place, {to}};
  return {are_adjacent(from, to) ? EventKind::Slide : EventKind::Fly, {from, to}};
}

// Reads the men in hand of a side whose men on the board are known.
Refusal read_hand(State& state, Side side, std::string_view field) {
  const auto in_hand = parse_number(field, men_each);
  if (!in_hand) return Error{Reason::PositionNumber, {shown(field), std::to_string(men_each)}};
  state.in_hand[index_of(side)] = static_cast<std::uint8_t>(*in_hand);
  const int found = state.men_of(side);
  if (found <= men_each) return std::nullopt;
  return Error{Reason::PositionTooManyMen,
               {std::string(1, letter_of(side)), std::to_string(men_each), std::to_string(found)}};
}

}  // namespace

std::vector<Event> Morris::narrate(State& state, Move move) const {
  assert(std::ranges::count(legal_moves(state), move) == 1);
  const Side mover = state.side;
  const auto written = to_written(state, move);
  const bool was_three_each = state.is_three_each();
  std::vector<Event> events = {moving_event(written)};
  auto board = Board::of(state);
  move_man(board, mover, written);
  if (written.from.empty()) --state.in_hand[index_of(mover)];
  for (const Line& mill : mills_at(board, written.to)) events.push_back({EventKind::Mill, mill});
  if (!written.removed.empty()) {
    board.at(written.removed) = no_man;
    events.push_back({EventKind::Remove, {written.removed}});
  }
  state.men = board.men();
  state.limit_count = was_three_each && state.is_three_each() ? count_after(state.limit_count) : 0;
  state.side = other(mover);
  if (const auto [result, score, rule] = ending(state); result == Outcome::Ongoing)
    events.push_back({.kind = EventKind::Turn, .side = state.side});
  else
    events.push_back({.kind = EventKind::End, .rule = rule});
  return events;
}

BoardView Morris::view(const State& state) const {
  const auto board = Board::of(state);
  BoardView view{.shape = BoardShape::Morris,
                 .places = {},
                 .stores = {state.in_hand[0], state.in_hand[1]},
                 .turn = state.side};
  for (const auto name : point_names) {
    Place place{.name = name, .owner = std::nullopt, .count = board.at(name) == no_man ? 0 : 1};
    for (const Side side : {Side::First, Side::Second})
      if (board.at(name) == letter_of(side)) place.owner = side;
    view.places.push_back(place);
  }
  if (state.is_three_each() && rules_.three_men_limit != morris::no_limit)
    view.limit = PlyLimit{.played = state.limit_count, .most = rules_.three_men_limit};
  return view;
}

std::string Morris::to_text(const State& state) const {
  auto text = Board::of(state).letters;
  for (const int number : {state.in_hand[0], state.in_hand[1], state.limit_count})
    text += '-' + std::to_string(number);
  return text + '-' + letter_of(state.side);
}

std::string Morris::to_text(const State& state, Move move) const {
  const auto [from, to, removed] = to_written(state, move);
  std::string text;
  if (!from.empty()) text.append(from).append("-");
  text.append(to);
  if (!removed.empty()) text.append("x").append(removed);
  return text;
}

Result<Morris::State> Morris::parse_state(std::string_view text) const {
  constexpr std::size_t field_count = 5;
  const auto parts = position_fields(text, field_count);
  if (!parts) return tl::unexpected(parts.error());
  const auto& fields = *parts;
  const auto points = fields[0];
  if (points.size() != point_count || points.find_first_not_of(".WB") != std::string_view::npos)
    return refuse(Reason::PositionPoints, shown(points));
  State state{.men = Board{std::string(points)}.men()};
  for (const Side side : {Side::First, Side::Second})
    if (const auto refusal = read_hand(state, side, fields[1 + index_of(side)]))
      return tl::unexpected(*refusal);
  const int largest = state.is_three_each() ? rules_.three_men_limit : 0;
  const auto count = parse_number(fields[3], largest);
  if (!count && largest == 0) return refuse(Reason::PositionNoCount, shown(fields[3]));
  if (!count) return refuse(Reason::PositionLimitCount, shown(fields[3]), std::to_string(largest));
  state.limit_count = static_cast<std::uint8_t>(*count);
  if (fields[4] != "W" && fields[4] != "B")
    return refuse(Reason::PositionSide, shown(fields[4]), "W", "B");
  state.side = fields[4] == "W" ? Side::First : Side::Second;
  return state;
}

Result<Morris::Move> Morris::parse_move(const State& state, std::string_view text) const {
  if (outcome(state) != Outcome::Ongoing) return refuse(Reason::GameIsOver, shown(text));
  const auto written = parse_written(text, state.is_placing() ? "d2, d2xa1" : "d2-d3, d2-d3xa1");
  if (!written) return tl::unexpected(written.error());
  if (const auto refusal = refused_way(state, *written, text)) return tl::unexpected(*refusal);
  if (const auto refusal = refused_removal(state, *written, text)) return tl::unexpected(*refusal);
  const Points from = written->from.empty() ? 0 : point_at(written->from);
  const Points removed = written->removed.empty() ? 0 : point_at(written->removed);
  return Move(from | point_at(written->to), removed);
}

}  // namespace sowmill
