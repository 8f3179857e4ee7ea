// Ntxuva as people see it: positions and moves as text, plays told one piece at a time, and why a
// move is refused.

#include <algorithm>
#include <cassert>
#include <numeric>

#include "common/text.hpp"
#include "games/ntxuva/ntxuva.hpp"
#include "games/position_fields.hpp"

namespace sowmill {

using namespace ntxuva;

namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLabcdefghijkl";
constexpr std::string_view pass_text = "pass";
constexpr std::size_t field_count = 2 * ring_houses + 1;

using Houses = std::array<int, ring_houses>;

std::string_view house_name(Side owner, std::size_t house) {
  return letters.substr(index_of(owner) * ring_houses + house, 1);
}

Houses houses_of(Ring ring) {
  Houses houses{};
  for (std::size_t house = 0; house < ring_houses; ++house)
    houses[house] = static_cast<int>(pieces_in(ring, house));
  return houses;
}

Ring ring_of(const Houses& houses) {
  Ring ring = 0;
  for (std::size_t house = 0; house < ring_houses; ++house)
    ring += static_cast<Ring>(houses[house]) * one_in(house);
  return ring;
}

// Plays on plain numbers, and tells what it does.
class Teller {
 public:
  explicit Teller(const Board& board)
      : mover_(board.side), own_(houses_of(board.own())), others_(houses_of(board.others())) {}

  // The house of the last piece.
  std::size_t sow(std::size_t start) {
    lift(EventKind::Pick, start);
    std::size_t house = start;
    for (;;) {
      house = drop_all(house);
      if (own_[house] == 1) return house;
      lift(EventKind::Relay, house);
    }
  }

  void attack(std::size_t last) {
    if (last < row_houses) return;
    const auto facing = ring_houses + row_houses - 1 - last;
    const auto behind = ring_houses - 1 - facing;
    if (others_[facing] == 0) return;
    take(EventKind::Capture, facing);
    if (others_[behind] != 0) take(EventKind::Capture, behind);
  }

  void take(EventKind kind, std::size_t house) {
    events.push_back({kind, {house_name(other(mover_), house)}, others_[house]});
    others_[house] = 0;
  }

  [[nodiscard]] Board board_afterwards() const {
    Board board{.rings = {}, .side = other(mover_)};
    board.rings[index_of(mover_)] = ring_of(own_);
    board.rings[index_of(other(mover_))] = ring_of(others_);
    return board;
  }

  std::vector<Event> events;

 private:
  void lift(EventKind kind, std::size_t house) {
    in_hand_ = own_[house];
    own_[house] = 0;
    events.push_back({kind, {house_name(mover_, house)}, in_hand_});
  }

  std::size_t drop_all(std::size_t house) {
    for (; in_hand_ > 0; --in_hand_) {
      house = (house + 1) % ring_houses;
      events.push_back({EventKind::Drop, {house_name(mover_, house)}, ++own_[house]});
    }
    return house;
  }

  Side mover_;
  Houses own_;
  Houses others_;
  int in_hand_ = 0;
};

// What a move's text names, before asking whether it is legal: letters as they stand in `letters`.
struct Named {
  std::size_t house = 0;
  std::optional<std::size_t> bonus;
};

std::optional<Named> parse_named(std::string_view text) {
  const bool with_bonus = text.size() == 3 && text[1] == 'x';
  if (text.size() != 1 && !with_bonus) return std::nullopt;
  const auto house = letters.find(text.front());
  const auto last = letters.find(text.back());
  if (house == std::string_view::npos || last == std::string_view::npos) return std::nullopt;
  return Named{house, with_bonus ? std::optional(last) : std::nullopt};
}

constexpr Side owner_of(std::size_t letter) {
  return letter < ring_houses ? Side::First : Side::Second;
}

std::string_view expected_moves(Side side, bool with_bonus) {
  if (with_bonus) return side == Side::First ? "A-L, Gxk" : "a-l, gxK";
  return side == Side::First ? "A-L" : "a-l";
}

// Why no play starts from that own house. Requires: none does.
Error why_no_start(const Board& state, std::size_t house) {
  const auto name = std::string(house_name(state.side, house));
  const Ring own = state.own();
  if (pieces_in(own, house) == 0) return {Reason::HouseIsEmpty, {name}};
  if ((possible_starts(own) & one_in(house)) != 0) return {Reason::NeverEnds, {name}};
  if (houses_with_two_or_more(own) != 0) return {Reason::SingleInFirstPhase, {name}};
  return {Reason::NextHouseOccupied,
          {name, std::string(house_name(state.side, next_house(house)))}};
}

}  // namespace

std::vector<Event> Ntxuva::narrate(State& state, const Move& move) const {
  assert(std::ranges::count(legal_moves(state), move) == 1);
  Teller teller(state);
  if (move.house == no_house) {
    teller.events.push_back({.kind = EventKind::Pass});
  } else {
    teller.attack(teller.sow(move.house));
    if (move.bonus != no_house) teller.take(EventKind::Bonus, move.bonus);
  }
  state = teller.board_afterwards();
  const auto [result, score, rule] = ending(state);
  teller.events.push_back(result != Outcome::Ongoing
                              ? Event{.kind = EventKind::End, .rule = rule}
                              : Event{.kind = EventKind::Turn, .side = state.side});
  return std::move(teller.events);
}

BoardView Ntxuva::view(const State& state) const {
  BoardView view{.shape = BoardShape::FourRows, .places = {}, .stores = {}, .turn = state.side};
  for (const Side side : {Side::First, Side::Second})
    for (std::size_t house = 0; house < ring_houses; ++house)
      view.places.push_back({house_name(side, house), side,
                             static_cast<int>(pieces_in(state.rings[index_of(side)], house))});
  return view;
}

std::string Ntxuva::to_text(const State& state) const {
  std::string text;
  for (const Ring ring : state.rings)
    for (const int pieces : houses_of(ring)) text += std::to_string(pieces) + '-';
  return text + (state.side == Side::First ? 'S' : 'N');
}

std::string Ntxuva::to_text(const State& state, const Move& move) const {
  if (move.house == no_house) return std::string(pass_text);
  std::string text(house_name(state.side, move.house));
  if (move.bonus != no_house) {
    text += 'x';
    text += house_name(other(state.side), move.bonus);
  }
  return text;
}

Result<Ntxuva::State> Ntxuva::parse_state(std::string_view text) const {
  const auto parts = position_fields(text, field_count);
  if (!parts) return tl::unexpected(parts.error());
  const auto& fields = *parts;
  std::array<Houses, 2> sides{};
  for (std::size_t i = 0; i < field_count - 1; ++i) {
    const auto pieces = parse_number(fields[i], most_pieces);
    if (!pieces)
      return refuse(Reason::PositionNumber, shown(fields[i]), std::to_string(most_pieces));
    sides[i / ring_houses][i % ring_houses] = *pieces;
  }
  const auto letter = fields.back();
  if (letter != "S" && letter != "N") return refuse(Reason::PositionSide, shown(letter), "S", "N");
  for (const Side side : {Side::First, Side::Second}) {
    const auto& houses = sides[index_of(side)];
    const int found = std::accumulate(houses.begin(), houses.end(), 0);
    if (found > most_pieces)
      return refuse(Reason::PositionTooManyPieces, side == Side::First ? "S" : "N",
                    std::to_string(most_pieces), std::to_string(found));
  }
  const State state{.rings = {ring_of(sides[0]), ring_of(sides[1])},
                    .side = letter == "S" ? Side::First : Side::Second};
  if (state.rings[0] == 0 && state.rings[1] == 0) return refuse(Reason::PositionBothEmpty);
  return state;
}

Result<Ntxuva::Move> Ntxuva::parse_move(const State& state, std::string_view text) const {
  const auto moves = legal_moves(state);
  if (moves.empty()) return refuse(Reason::GameIsOver, shown(text));
  const bool must_pass = moves[0].house == no_house;
  if (text == pass_text && !must_pass) return refuse(Reason::MayNotPass);
  if (text == pass_text) return moves[0];
  auto play = parse_play(state, text);
  if (!must_pass) return play;
  if (!parse_named(text)) return refuse(Reason::MustPass, shown(text));
  return tl::unexpected(Error{Reason::MayOnlyPass, {shown(text)}, {play.error()}});
}

Result<Ntxuva::Move> Ntxuva::parse_play(const State& state, std::string_view text) const {
  const auto named = parse_named(text);
  if (!named)
    return refuse(Reason::MoveSyntax, shown(text), expected_moves(state.side, gives_bonus()));
  if (owner_of(named->house) != state.side)
    return refuse(Reason::NotYourHouse, letters.substr(named->house, 1));
  const auto house = named->house % ring_houses;
  const auto moves = legal_moves(state);
  const auto play =
      std::ranges::find(moves, house, &Move::house);  // The one without a bonus is first.
  if (play == moves.end()) return tl::unexpected(why_no_start(state, house));
  if (!named->bonus) return *play;
  const auto found = std::ranges::find_if(moves, [&](const Move& move) {
    return move.house == house && move.bonus == *named->bonus % ring_houses;
  });
  if (found != moves.end() && owner_of(*named->bonus) != state.side) return *found;
  return tl::unexpected(why_not_bonus(state, *play, *named->bonus));
}

// Why the house with that letter is no bonus of the play, which is given without one. Requires: it
// is none.
Error Ntxuva::why_not_bonus(const State& state, const Move& play, std::size_t bonus) const {
  const auto bonus_name = std::string(letters.substr(bonus, 1));
  const auto name = to_text(state, play);
  if (!gives_bonus()) return {Reason::NoBonusAtThisLevel, {bonus_name}};
  if (owner_of(bonus) == state.side) return {Reason::BonusHouseIsYours, {bonus_name}};
  State after = state;
  apply(after, play);
  if (after.own() == state.others()) return {Reason::BonusNeedsCapture, {name, bonus_name}};
  if (after.own() == 0) return {Reason::BonusNothingLeft, {name, bonus_name}};
  return {Reason::BonusHouseIsEmpty, {bonus_name}};
}

}  // namespace sowmill
