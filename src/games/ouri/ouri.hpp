#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "games/sowing/house_set.hpp"
#include "games/sowing/two_rows.hpp"

namespace sowmill {

namespace ouri {

// Tables name options by their numbers.

// A capture of all the opponent's seeds.
enum class GrandSlam : std::uint8_t {
  CapturesAndPlaysAgain = 0,  // Ouri: it stands, and the same player plays again, to feed.
  CapturesNothing = 1,        // Oware: the play stands, the capture does not.
  Captures = 2,               // Awari: like any other capture.
};

// A player whose opponent has no seeds.
enum class Feeding : std::uint8_t {
  MustFeed = 0,      // He must play so that the opponent gets some; who cannot takes his own side.
  MayNotStarve = 1,  // Awari: no play may leave the opponent without seeds unless every play does.
};

// Houses that hold one seed.
enum class Singles : std::uint8_t { OnlyWithoutMore = 0, Free = 1 };

// What endless play gives.
enum class Endless : std::uint8_t { EachHisOwnSide = 0, EvenSplit = 1 };

constexpr int total_seeds = 48;

// docs/rules/ouri.en.md. The defaults are Ouri.
struct Rules {
  GrandSlam grand_slam = GrandSlam::CapturesAndPlaysAgain;
  Feeding feeding = Feeding::MustFeed;
  Singles singles = Singles::OnlyWithoutMore;
  Endless endless = Endless::EachHisOwnSide;
  std::uint8_t winning_seeds = 25;  // Captured by one player, they end the game.

  bool operator==(const Rules&) const = default;
};

inline constexpr Rules ouri_rules{};
inline constexpr Rules oware_rules{.grand_slam = GrandSlam::CapturesNothing,
                                   .singles = Singles::Free};
inline constexpr Rules awari_rules{.grand_slam = GrandSlam::Captures,
                                   .feeding = Feeding::MayNotStarve,
                                   .singles = Singles::Free,
                                   .endless = Endless::EvenSplit};

// The same game played on to the last seed, whoever has won: what tables are about.
constexpr Rules played_out(Rules rules) {
  rules.winning_seeds = total_seeds + 1;
  return rules;
}

}  // namespace ouri

// Ouri and its relatives Oware and Awari.
class Ouri {
 public:
  using Rules = ouri::Rules;
  using State = sowing::TwoRows;
  using Move = sowing::HouseMove;
  using MoveList = sowing::HouseSet;

  explicit constexpr Ouri(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] constexpr const Rules& rules() const { return rules_; }

  [[nodiscard]] State initial_state() const;
  [[nodiscard]] Side side_to_move(const State& state) const { return state.side; }
  [[nodiscard]] MoveList legal_moves(const State& state) const;
  void apply(State& state, Move move) const;
  [[nodiscard]] bool may_gain(const State& state, Move move) const;
  [[nodiscard]] Outcome outcome(const State& state) const { return ending(state).outcome; }
  [[nodiscard]] std::uint64_t hash(const State& state) const { return sowing::hash(state); }

  [[nodiscard]] Ending ending(const State& state) const;
  [[nodiscard]] Ending endless(const State& state) const;
  [[nodiscard]] int material(const State& state) const {
    return state.store(Side::First) - state.store(Side::Second);
  }
  std::vector<Event> narrate(State& state, Move move) const;
  [[nodiscard]] BoardView view(const State& state) const { return sowing::view(state); }

  [[nodiscard]] std::string to_text(const State& state) const { return sowing::to_text(state); }
  [[nodiscard]] std::string to_text(const State& state, Move move) const;
  [[nodiscard]] Result<State> parse_state(std::string_view text) const;
  [[nodiscard]] Result<Move> parse_move(const State& state, std::string_view text) const;

 private:
  [[nodiscard]] bool is_won(const State& state) const;
  [[nodiscard]] MoveList playable(const State& state) const;
  [[nodiscard]] std::uint32_t permitted(sowing::Row own) const;
  [[nodiscard]] std::uint32_t not_starving(const State& state, std::uint32_t houses) const;
  [[nodiscard]] bool starves(const State& state, Move move) const;
  void sow_and_capture(State& state, Move move) const;
  void settle(State& state) const;
  [[nodiscard]] EndingRule ending_rule(const State& state) const;

  [[nodiscard]] std::vector<std::size_t> captures(const sowing::Ring& ring, std::size_t last,
                                                  Side mover) const;
  [[nodiscard]] Error why_not(const State& state, Move move) const;

  Rules rules_;
};

static_assert(SeesIdleMoves<Ouri>);

// It gains by capturing or by ending the game: the last seed falls in a house of one or two, or a
// row is empty afterwards. Many seeds go round the board, and are not looked at here.
inline bool Ouri::may_gain(const State& state, Move move) const {
  using namespace sowing;
  const Row own = state.own();
  const Row others = state.others();
  const auto seeds = static_cast<std::size_t>(seeds_in(own, move.house));
  const bool plays_all = houses_of(own) == Row{seeds} << (8 * move.house);
  if (seeds >= ring_houses || plays_all || has_no_seeds(others)) return true;
  const std::size_t last = move.house + seeds;
  if (last < row_houses || last >= ring_houses) return false;
  const int before = seeds_in(others, last - row_houses);
  return before == 1 || before == 2;
}

}  // namespace sowmill
