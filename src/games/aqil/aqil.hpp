#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "games/sowing/house_set.hpp"
#include "games/sowing/two_rows.hpp"

namespace sowmill {

namespace aqil {

// The last seed makes an odd number, three or more.
enum class OddEnd : std::uint8_t {
  CapturesLastSeed = 0,  // The letter: it is captured, and the rest of the hole is sown on.
  CapturesNothing = 1,   // The source: the whole hole is sown on.
};

// The last seed makes an even number: how far back even holes are captured with their opposites.
enum class Backward : std::uint8_t { OneHole = 0, EveryHole = 1 };

// Whose turn it is when a hole further back was captured too.
enum class SecondCapture : std::uint8_t { SowsAgain = 0, TurnPasses = 1 };

// docs/rules/aqil.en.md. The defaults are the letter of the text.
struct Rules {
  OddEnd odd_end = OddEnd::CapturesLastSeed;
  Backward backward = Backward::OneHole;
  SecondCapture second_capture = SecondCapture::SowsAgain;

  bool operator==(const Rules&) const = default;
};

inline constexpr Rules letter_rules{};
inline constexpr Rules source_rules{.odd_end = OddEnd::CapturesNothing,
                                    .backward = Backward::EveryHole,
                                    .second_capture = SecondCapture::TurnPasses};

constexpr int total_seeds = 72;

}  // namespace aqil

// One round of Lib al-Aqil. In a position whose side has an empty row every move is a gift: the
// move's hole is then the giver's.
class Aqil {
 public:
  using Rules = aqil::Rules;
  using State = sowing::TwoRows;
  using Move = sowing::HouseMove;
  using MoveList = sowing::HouseSet;

  explicit constexpr Aqil(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] constexpr const Rules& rules() const { return rules_; }

  [[nodiscard]] State initial_state() const;
  [[nodiscard]] Side side_to_move(const State& state) const;
  [[nodiscard]] MoveList legal_moves(const State& state) const;
  void apply(State& state, Move move) const;
  [[nodiscard]] Outcome outcome(const State& state) const { return ending(state).outcome; }
  [[nodiscard]] std::uint64_t hash(const State& state) const { return sowing::hash(state); }

  [[nodiscard]] Ending ending(const State& state) const;
  [[nodiscard]] Ending endless(const State& state) const;
  [[nodiscard]] int material(const State& state) const {
    return state.store(Side::First) - state.store(Side::Second);
  }
  [[nodiscard]] int seeds_in_play(const State& state) const {
    return sowing::seeds_in_houses(state.rows[0]) + sowing::seeds_in_houses(state.rows[1]);
  }
  std::vector<Event> narrate(State& state, Move move) const;
  [[nodiscard]] BoardView view(const State& state) const { return sowing::view(state); }

  [[nodiscard]] std::string to_text(const State& state) const { return sowing::to_text(state); }
  [[nodiscard]] std::string to_text(const State& state, Move move) const;
  [[nodiscard]] Result<State> parse_state(std::string_view text) const;
  [[nodiscard]] Result<Move> parse_move(const State& state, std::string_view text) const;

 private:
  struct Landing;  // Where a sowing has come to.
  struct Telling;  // The same, one seed at a time.

  // What the rules' options say, one function each, for apply and narrate alike.
  [[nodiscard]] int captured_of_odd() const;
  [[nodiscard]] std::size_t holes_back() const;
  [[nodiscard]] Side next_side(Side mover, bool captured_before) const;

  [[nodiscard]] bool sow(Landing& landing) const;
  [[nodiscard]] sowing::Row captured_bytes(const Landing& landing) const;
  void sow_and_capture(State& state, Move move) const;

  [[nodiscard]] bool tell_sowing(Telling& telling) const;
  [[nodiscard]] bool tell_captures(Telling& telling) const;
  [[nodiscard]] Side tell_turn(Telling& telling) const;

  Rules rules_;
};

static_assert(Game<Aqil>);

}  // namespace sowmill
