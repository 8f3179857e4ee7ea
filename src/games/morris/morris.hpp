#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/bits.hpp"
#include "common/fixed_list.hpp"
#include "games/game.hpp"
#include "games/morris/board.hpp"

namespace sowmill {

namespace morris {

constexpr std::uint8_t no_limit = 0;

// docs/rules/morris.en.md.
struct Rules {
  std::uint8_t three_men_limit =
      10;  // Plies of three men against three that make a draw; at most 127.

  bool operator==(const Rules&) const = default;
};

inline constexpr Rules source_rules{};
inline constexpr Rules classic_rules{.three_men_limit = no_limit};

constexpr int men_each = 9;
constexpr int flying_men = 3;

// Room for the moves of any position, e enemy men on the board and at most nine:
// - Flying: 3 * (21 - e) flights. A man fills a line only where the two others stand in it, so at
// most one
//   flight each makes a mill and counts e times instead of once: 60 in all, or 63 when e is 0.
// - Sliding: s slides, m of them making a mill, are at most s + 8 * m moves. More empty points
// never make
//   fewer of either, and over all sets of up to nine men on a board otherwise empty the sum is at
//   most 102.
// - Placing: likewise over all sets of up to eight men, at most 80.
// tests/games/morris_test.cpp goes through all those sets.
constexpr std::size_t most_moves = 102;

struct State {
  std::array<Points, 2> men = {};
  std::array<std::uint8_t, 2> in_hand = {men_each, men_each};
  std::uint8_t limit_count = 0;  // Plies since both were down to three men; 0 when they are not.
  Side side = Side::First;

  bool operator==(const State&) const = default;

  [[nodiscard]] Points own() const { return men[index_of(side)]; }
  [[nodiscard]] Points others() const { return men[index_of(other(side))]; }
  [[nodiscard]] Points empty() const { return all_points & ~(men[0] | men[1]); }
  [[nodiscard]] bool is_placing() const { return in_hand[index_of(side)] != 0; }
  [[nodiscard]] bool is_flying() const {
    return !is_placing() && std::popcount(own()) == flying_men;
  }
  [[nodiscard]] int men_of(Side of) const {
    return std::popcount(men[index_of(of)]) + in_hand[index_of(of)];
  }
  [[nodiscard]] bool is_three_each() const {
    return (in_hand[0] | in_hand[1]) == 0 && std::popcount(men[0]) == flying_men &&
           std::popcount(men[1]) == flying_men;
  }
};

// The point where a man is placed, or the two he moves between; and the enemy man that is removed,
// if any. One word, because two halves written apart and read together cost a stall each move. It
// has no default, or every new list of moves would be filled with it.
class Move {
 public:
  Move() = default;
  constexpr Move(Points moved, Points removed) : bits_(moved | std::uint64_t{removed} << 32) {}

  [[nodiscard]] constexpr Points moved() const { return static_cast<Points>(bits_); }
  [[nodiscard]] constexpr Points removed() const { return static_cast<Points>(bits_ >> 32); }
  bool operator==(const Move&) const = default;

 private:
  std::uint64_t bits_;
};

}  // namespace morris

// Nine Men's Morris.
class Morris {
 public:
  using Rules = morris::Rules;
  using State = morris::State;
  using Move = morris::Move;
  using MoveList = FixedList<Move, morris::most_moves>;

  explicit constexpr Morris(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] constexpr const Rules& rules() const { return rules_; }

  [[nodiscard]] State initial_state() const { return {}; }
  [[nodiscard]] Side side_to_move(const State& state) const { return state.side; }
  [[nodiscard]] MoveList legal_moves(const State& state) const;
  [[nodiscard]] std::size_t count_moves(const State& state) const;
  [[nodiscard]] bool may_capture(const State& state) const;
  [[nodiscard]] std::optional<Move> random_move(const State& state, Random& random) const;
  void apply(State& state, Move move) const;
  [[nodiscard]] Outcome outcome(const State& state) const;
  [[nodiscard]] std::uint64_t hash(const State& state) const;

  [[nodiscard]] Ending ending(const State& state) const;
  [[nodiscard]] Ending endless(const State&) const {
    return {.outcome = Outcome::Draw, .rule = EndingRule::Endless};
  }
  [[nodiscard]] int material(const State& state) const {
    return state.men_of(Side::First) - state.men_of(Side::Second);
  }
  std::vector<Event> narrate(State& state, Move move) const;
  [[nodiscard]] BoardView view(const State& state) const;

  [[nodiscard]] std::string to_text(const State& state) const;
  [[nodiscard]] std::string to_text(const State& state, Move move) const;
  [[nodiscard]] Result<State> parse_state(std::string_view text) const;
  [[nodiscard]] Result<Move> parse_move(const State& state, std::string_view text) const;

 private:
  [[nodiscard]] bool is_at_limit(const State& state) const;
  [[nodiscard]] bool is_decided(const State& state) const;
  [[nodiscard]] std::uint8_t count_after(std::uint8_t count) const;

  Rules rules_;
};

static_assert(CountsMoves<Morris> && PicksRandomMove<Morris> && SeesCaptures<Morris>);

inline void Morris::apply(State& state, Move move) const {
  assert(std::ranges::count(legal_moves(state), move) == 1);
  const bool first = state.side == Side::First;
  const bool placing = state.is_placing();
  // Where something is written does not depend on the side: else the next move would wait for it.
  state.men[0] ^= first ? move.moved() : move.removed();
  state.men[1] ^= first ? move.removed() : move.moved();
  state.in_hand[0] = static_cast<std::uint8_t>(state.in_hand[0] - (placing && first ? 1 : 0));
  state.in_hand[1] = static_cast<std::uint8_t>(state.in_hand[1] - (placing && !first ? 1 : 0));
  const bool counts = !placing && move.removed() == 0 && state.is_three_each();
  state.limit_count = counts ? count_after(state.limit_count) : 0;
  state.side = other(state.side);
}

// The count of a position of three against three after one more ply; without a limit it stays 0.
inline std::uint8_t Morris::count_after(std::uint8_t count) const {
  return static_cast<std::uint8_t>(std::min(count + 1, int{rules_.three_men_limit}));
}

// Everything there is in a state fits in the word, so different states differ before the bits are
// mixed.
inline std::uint64_t Morris::hash(const State& state) const {
  const std::uint64_t men = state.men[0] | std::uint64_t{state.men[1]} << 24;
  const std::uint64_t hands = state.in_hand[0] | std::uint64_t{state.in_hand[1]} << 4;
  const std::uint64_t rest = index_of(state.side) | std::uint64_t{state.limit_count} << 1;
  return mix_bits(men | hands << 48 | rest << 56);
}

}  // namespace sowmill
