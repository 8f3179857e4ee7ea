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
class OuriIndex {
 public:
  using Game = Ouri;
  using Slice = sowing::SeedSlice;

  explicit OuriIndex(const Ouri& game)
      : game_(ouri::played_out(game.rules())), boards_(ouri::total_seeds) {}

  [[nodiscard]] const Ouri& game() const { return game_; }
  [[nodiscard]] Measure measure() const {
    return game_.rules().endless == ouri::Endless::EvenSplit ? Measure::Seeds : Measure::Interval;
  }
  [[nodiscard]] std::vector<Slice> slices(int seeds) const { return boards_.slices(seeds); }
  [[nodiscard]] std::vector<Slice> earlier(Slice slice) const { return boards_.earlier(slice); }
  [[nodiscard]] std::string options() const;
  [[nodiscard]] std::string to_text(Slice slice) const { return boards_.to_text(slice); }
  [[nodiscard]] std::optional<Slice> parse_slice(std::string_view text) const {
    return boards_.parse_slice(text);
  }
  void prepare(int seeds) { boards_.prepare(seeds); }

  [[nodiscard]] std::optional<Slice> slice_of(const Ouri::State& state) const {
    return boards_.slice_of(state);
  }
  [[nodiscard]] std::uint64_t size_of(Slice slice) const { return boards_.size_of(slice); }
  [[nodiscard]] std::uint64_t number_of(const Ouri::State& state) const {
    return boards_.number_of(state);
  }
  [[nodiscard]] std::optional<Ouri::State> state_at(Slice slice, std::uint64_t number) const {
    return boards_.board_at(slice, number);
  }
  [[nodiscard]] std::optional<int> longest_play(Slice /*slice*/) const { return std::nullopt; }

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
      if (leads_to(before, {start}, last, state))
        visit(boards_.number_of(before), NextChooser::Other);
    }
  }

  // Whether that play, which sows `before` into `state`, is legal and captures nothing.
  [[nodiscard]] bool leads_to(const Ouri::State& before, Ouri::Move move, std::size_t last,
                              const Ouri::State& state) const;

  Ouri game_;
  sowing::TwoRowsNumbering boards_;
};

static_assert(StateIndex<OuriIndex>);

}  // namespace sowmill
