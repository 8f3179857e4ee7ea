#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/ouri/ouri.hpp"
#include "games/sowing/two_rows_numbering.hpp"
#include "games/state_index.hpp"

namespace sowmill {

// Numbers the boards of Ouri, Oware and Awari.
class OuriIndex : public sowing::TwoRowsNumbering {
 public:
  using Game = Ouri;

  explicit OuriIndex(const Ouri& game)
      : TwoRowsNumbering(ouri::total_seeds), game_(ouri::played_out(game.rules())) {}

  [[nodiscard]] const Ouri& game() const { return game_; }
  [[nodiscard]] Measure measure() const {
    return game_.rules().endless == ouri::Endless::EvenSplit ? Measure::Seeds : Measure::Interval;
  }
  [[nodiscard]] std::string options() const;

  // A sowing is taken up again from its start, which is an empty house now, one seed more at a
  // time.
  template <class Visit>
  void for_each_predecessor(Slice /*slice*/, const Ouri::State& state, Visit visit) const {
    for (std::uint8_t start = 0; start < sowing::row_houses; ++start)
      if (sowing::seeds_in(state.others(), start) == 0) unsow(state, start, visit);
  }

 private:
  template <class Visit>
  void unsow(const Ouri::State& state, std::uint8_t start, Visit visit) const {
    using namespace sowing;
    Ouri::State before = state;
    before.side = other(state.side);
    Row& own = before.rows[index_of(before.side)];
    Row& others = before.rows[index_of(state.side)];
    for (std::size_t last = next_house(start);; last = next_house(last)) {
      if (last == start) last = next_house(last);
      Row& row = last < row_houses ? own : others;
      const Row seed = Row{1} << (8 * (last % row_houses));
      if ((row & (seed * 0xFF)) == 0) return;
      row -= seed;
      own += Row{1} << (8 * start);
      if (leads_to(before, {start}, last, state)) visit(number_of(before), NextChooser::Other);
    }
  }

  // Whether that play, which sows `before` into `state`, is legal and captures nothing.
  [[nodiscard]] bool leads_to(const Ouri::State& before, Ouri::Move move, std::size_t last,
                              const Ouri::State& state) const;
  // The same by playing it.
  [[nodiscard]] bool leads_to_when_played(const Ouri::State& before, Ouri::Move move,
                                          const Ouri::State& state) const;

  Ouri game_;
};

static_assert(StateIndex<OuriIndex>);

inline bool OuriIndex::leads_to(const Ouri::State& before, Ouri::Move move, std::size_t last,
                                const Ouri::State& state) const {
  using namespace sowing;
  const bool may_capture =
      last >= row_houses && (seeds_in(state.own(), last - row_houses) | 1) == 3;  // Two or three.
  if (may_capture && game_.rules().grand_slam != ouri::GrandSlam::CapturesNothing) return false;
  if (game_.rules().singles == ouri::Singles::OnlyWithoutMore &&
      seeds_in(before.own(), move.house) == 1 &&
      at_least_flags(before.own(), in_each_house(2)) != 0)
    return false;
  // The rules about starving and feeding concern only boards with an empty row.
  const bool is_plain = !may_capture && !has_no_seeds(before.others()) &&
                        !has_no_seeds(state.own()) && !has_no_seeds(state.others());
  return is_plain || leads_to_when_played(before, move, state);
}

}  // namespace sowmill
