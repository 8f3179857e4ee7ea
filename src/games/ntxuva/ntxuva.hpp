#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/fixed_list.hpp"
#include "games/game.hpp"
#include "games/ntxuva/ring.hpp"

namespace sowmill {

namespace ntxuva {

// What a victorious attack gives besides the column.
enum class Bonus : std::uint8_t {
  None = 0,
  OneMoreHouse = 1,  // Advanced: the contents of one more enemy house, if the attacker wants.
};

// docs/rules/ntxuva.en.md. The defaults are the basic level.
struct Rules {
  Bonus bonus = Bonus::None;

  bool operator==(const Rules&) const = default;
};

inline constexpr Rules basic_rules{};
inline constexpr Rules advanced_rules{.bonus = Bonus::OneMoreHouse};

constexpr std::uint8_t no_house = ring_houses;

struct Board {
  std::array<Ring, 2> rings = {};
  Side side = Side::First;

  bool operator==(const Board&) const = default;

  [[nodiscard]] Ring own() const { return rings[index_of(side)]; }
  [[nodiscard]] Ring others() const { return rings[index_of(other(side))]; }
};

// A play carries what its sowing came to: to know that a play is legal it must be sown, and once is
// enough. No member has a default, or every new list of plays would be filled with it.
struct Play {
  Ring sown;           // The player's ring afterwards.
  std::uint8_t house;  // Where it starts; no_house: a pass.
  std::uint8_t last;   // Where the last piece fell.
  std::uint8_t bonus;  // An enemy house, or no_house.

  bool operator==(const Play&) const = default;
};

}  // namespace ntxuva

// Ntxuva, basic and advanced.
class Ntxuva {
 public:
  using Rules = ntxuva::Rules;
  using State = ntxuva::Board;
  using Move = ntxuva::Play;
  // Twelve starts; a capture empties two of the enemy's houses at least, so ten bonuses, or none,
  // with each.
  using MoveList = FixedList<Move, std::size_t{12} * (1 + 10)>;

  explicit constexpr Ntxuva(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] constexpr const Rules& rules() const { return rules_; }

  [[nodiscard]] State initial_state() const;
  [[nodiscard]] Side side_to_move(const State& state) const { return state.side; }
  [[nodiscard]] MoveList legal_moves(const State& state) const;
  [[nodiscard]] std::size_t count_moves(const State& state) const;
  [[nodiscard]] std::optional<Move> random_move(const State& state, Random& random) const;
  void apply(State& state, const Move& move) const;
  [[nodiscard]] Outcome outcome(const State& state) const;
  [[nodiscard]] std::uint64_t hash(const State& state) const;

  [[nodiscard]] Ending ending(const State& state) const;
  [[nodiscard]] Ending endless(const State& state) const;
  [[nodiscard]] int material(const State& state) const {
    return ntxuva::pieces_of(state.rings[0]) - ntxuva::pieces_of(state.rings[1]);
  }
  std::vector<Event> narrate(State& state, const Move& move) const;
  [[nodiscard]] BoardView view(const State& state) const;

  [[nodiscard]] std::string to_text(const State& state) const;
  [[nodiscard]] std::string to_text(const State& state, const Move& move) const;
  [[nodiscard]] Result<State> parse_state(std::string_view text) const;
  [[nodiscard]] Result<Move> parse_move(const State& state, std::string_view text) const;

 private:
  [[nodiscard]] bool gives_bonus() const { return rules_.bonus == ntxuva::Bonus::OneMoreHouse; }
  [[nodiscard]] ntxuva::Ring bonus_houses(ntxuva::Ring others, std::size_t last) const;
  [[nodiscard]] std::optional<Move> random_listed(const State& state, Random& random) const;
  [[nodiscard]] Result<Move> parse_play(const State& state, std::string_view text) const;
  [[nodiscard]] Error why_not_bonus(const State& state, const Move& play, std::size_t bonus) const;

  Rules rules_;
};

static_assert(PicksRandomMove<Ntxuva> && CountsMoves<Ntxuva>);

}  // namespace sowmill
