#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/aqil/aqil.hpp"
#include "games/sowing/two_rows_numbering.hpp"
#include "games/state_index.hpp"

namespace sowmill {

// Numbers the boards of a round of Lib al-Aqil, seen by the player whose turn it is, also where his
// row is empty and the other chooses a gift.
class AqilIndex : public sowing::TwoRowsNumbering {
 public:
  using Game = Aqil;

  explicit AqilIndex(const Aqil& game) : TwoRowsNumbering(aqil::total_seeds), game_(game) {}

  [[nodiscard]] const Aqil& game() const { return game_; }
  [[nodiscard]] Measure measure() const { return Measure::Seeds; }
  [[nodiscard]] std::string options() const;

  template <class Visit>
  void for_each_predecessor(Slice slice, const Aqil::State& state, Visit visit) const {
    if (slice.seeds < 2) return;  // The round was over before.
    // Whoever sowed is the other player. He chooses again if this one has nothing to sow.
    const auto next = sowing::has_no_seeds(state.own()) ? NextChooser::Same : NextChooser::Other;
    for (std::size_t last = 0; last < sowing::ring_houses; ++last)
      for_each_sowing(state, last,
                      [&](const Aqil::State& before) { visit(number_of(before), next); });
    for (int endless = endless_sowings(slice, state); endless > 0; --endless)
      visit(number_of({state.rows, other(state.side)}), next);
    for_each_gift(state,
                  [&](const Aqil::State& before) { visit(number_of(before), NextChooser::Other); });
  }

 private:
  // The sowings of the other player whose last seed fell in that hole, an empty one. Each lap can
  // be undone in one way; where odd ends are sown on without a capture, the laps before it as well.
  template <class Visit>
  void for_each_sowing(const Aqil::State& state, std::size_t last, Visit visit) const {
    Unsowing unsowing(state);
    if (unsowing.seeds_in(last) != 1) return;
    do {
      last = unsowing.undo_lap(last);
      if (unsowing.is_sowers(last)) visit(unsowing.board());
    } while (is_silent_relay(unsowing.seeds_in(last)));
  }

  // The board seen by the player who sowed: hole 0 is his leftmost, hole 6 the other's.
  class Unsowing {
   public:
    explicit Unsowing(const Aqil::State& after) : board_{after.rows, other(after.side)} {}

    [[nodiscard]] bool is_sowers(std::size_t hole) const { return hole < sowing::row_houses; }
    [[nodiscard]] const Aqil::State& board() const { return board_; }
    [[nodiscard]] int seeds_in(std::size_t hole) const {
      return sowing::seeds_in(board_.rows[row_of(hole)], hole % sowing::row_houses);
    }
    // Takes up a seed from each hole going back from the last; the first empty one is the start.
    std::size_t undo_lap(std::size_t last) {
      sowing::Row lifted = 0;
      for (; seeds_in(last) != 0; last = sowing::previous_house(last), ++lifted)
        board_.rows[row_of(last)] -= one_in(last);
      board_.rows[row_of(last)] += lifted * one_in(last);
      return last;
    }

   private:
    [[nodiscard]] std::size_t row_of(std::size_t hole) const {
      return index_of(is_sowers(hole) ? board_.side : other(board_.side));
    }
    static sowing::Row one_in(std::size_t hole) {
      return sowing::Row{1} << (8 * (hole % sowing::row_houses));
    }

    Aqil::State board_;
  };

  // The seed that a gift brings is alone in the leftmost hole.
  template <class Visit>
  static void for_each_gift(const Aqil::State& state, Visit visit) {
    if (sowing::houses_of(state.own()) != 1) return;
    for (std::size_t hole = 0; hole < sowing::row_houses; ++hole) {
      Aqil::State before = state;
      before.rows[index_of(state.side)] -= 1;
      before.rows[index_of(other(state.side))] += sowing::Row{1} << (8 * hole);
      visit(before);
    }
  }

  // Whether a last seed that made so many is sown on and nothing captured.
  [[nodiscard]] bool is_silent_relay(int seeds) const {
    return game_.rules().odd_end == aqil::OddEnd::CapturesNothing && seeds >= 3 && seeds % 2 != 0;
  }

  // How many sowings of the other player never end, and so leave the board as it is.
  [[nodiscard]] int endless_sowings(Slice slice, const Aqil::State& state) const;

  Aqil game_;
};

static_assert(StateIndex<AqilIndex>);

}  // namespace sowmill
