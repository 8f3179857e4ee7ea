#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/ntxuva/attack.hpp"
#include "games/ntxuva/ntxuva.hpp"
#include "games/sowing/row_numbering.hpp"
#include "games/state_index.hpp"

namespace sowmill {

namespace ntxuva {

// The positions in which one player, either of them, has `fewer` pieces and the other `more`; but
// those in which both are in their second phase make one slice together, whatever they have: they
// are few, and no play leaves them.
struct PieceSlice {
  int total = 0;  // 0: the second phase of both, before which nothing needs to be solved.
  int fewer = 0;

  auto operator<=>(const PieceSlice&) const = default;

  [[nodiscard]] constexpr int more() const { return total - fewer; }
};

constexpr PieceSlice second_phase{};

constexpr bool is_second_phase(Ring ring) { return houses_with_two_or_more(ring) == 0; }

}  // namespace ntxuva

// Numbers the positions of Ntxuva in which both players have pieces.
class NtxuvaIndex {
 public:
  using Game = Ntxuva;
  using Slice = ntxuva::PieceSlice;

  explicit NtxuvaIndex(const Ntxuva& game) : game_(game) {}

  [[nodiscard]] const Ntxuva& game() const { return game_; }
  [[nodiscard]] Measure measure() const { return Measure::Distance; }
  [[nodiscard]] std::vector<Slice> slices(int pieces) const;
  [[nodiscard]] std::vector<Slice> earlier(Slice slice) const;
  [[nodiscard]] std::string options() const;
  [[nodiscard]] std::string to_text(Slice slice) const;
  [[nodiscard]] std::optional<Slice> parse_slice(std::string_view text) const;
  void prepare(int pieces) { rings_.prepare(pieces - 1); }

  [[nodiscard]] std::optional<Slice> slice_of(const Ntxuva::State& state) const;
  [[nodiscard]] std::uint64_t size_of(Slice slice) const;
  [[nodiscard]] std::uint64_t number_of(const Ntxuva::State& state) const;
  [[nodiscard]] std::optional<Ntxuva::State> state_at(Slice slice, std::uint64_t number) const;
  [[nodiscard]] std::optional<int> longest_play(Slice /*slice*/) const { return std::nullopt; }

  template <class Visit>
  void for_each_predecessor(Slice slice, const Ntxuva::State& state, Visit visit) const {
    using namespace ntxuva;
    const auto visit_rings = [&](Ring own, Ring others) {
      visit(number_in(slice, own, others), NextChooser::Other);
    };
    if (slice == second_phase)
      for_each_step(state, visit_rings);
    else
      for_each_sowing(state, visit_rings);
    if (was_pass(state)) visit_rings(state.others(), state.own());
  }

 private:
  using Rings = sowing::RowNumbering<ntxuva::ring_houses, ntxuva::house_width>;

  // The ring before a lap whose last piece fell in a house, and the house it began in.
  struct Unsown {
    ntxuva::Ring ring;
    std::size_t house;
    std::uint64_t pieces;
  };

  // Goes back from the last piece and takes up one from each house, until one is found empty: there
  // the lap began.
  static constexpr Unsown undo_lap(ntxuva::Ring ring, std::size_t last) {
    using namespace ntxuva;
    std::uint64_t lifted = 0;
    for (; pieces_in(ring, last) != 0; last = last == 0 ? ring_houses - 1 : last - 1, ++lifted)
      ring -= one_in(last);
    return {ring + lifted * one_in(last), last, lifted};
  }

  // The sowings that captured nothing: the last lap, the two last laps, and so on.
  template <class Visit>
  static void for_each_sowing(const Ntxuva::State& state, Visit visit) {
    using namespace ntxuva;
    for (Ring ends = quiet_ends(state); ends != 0; ends &= ends - 1) {
      Unsown before = undo_lap(state.others(), first_bit_of(ends) / house_width);
      if (before.pieces == 1 && is_second_phase(before.ring)) visit(before.ring, state.own());
      for (; before.pieces > 1; before = undo_lap(before.ring, before.house))
        visit(before.ring, state.own());
    }
  }

  // The steps of single pieces, with what they may have captured from other singles.
  template <class Visit>
  void for_each_step(const Ntxuva::State& state, Visit visit) const {
    using namespace ntxuva;
    const Ring ring = state.others();
    for (Ring ends = ring & ~(ring << house_width | ring >> bit_of(ring_houses - 1)); ends != 0;
         ends &= ends - 1) {
      const auto last = first_bit_of(ends) / house_width;
      const Ring before = undo_lap(ring, last).ring;
      if (!captures(state.own(), last)) visit(before, state.own());
      for_each_loss(state.own(), last, [&](Ring others) { visit(before, others); });
    }
  }

  // What the enemy may have had before a step to that house captured some of it.
  template <class Visit>
  void for_each_loss(ntxuva::Ring others, std::size_t last, Visit visit) const {
    using namespace ntxuva;
    const auto& target = targets[last];
    if (target.facing == 0 || (others & target.column) != 0) return;
    const Ring facing = target.facing & in_each_house(1);
    const Ring behind = target.column & in_each_house(1) & ~facing;
    for (const Ring column : {facing, facing | behind}) {
      visit(others | column);
      if (game_.rules().bonus == Bonus::None) continue;
      for (Ring free = in_each_house(1) & ~others & ~target.column; free != 0; free &= free - 1)
        visit(others | column | (free & (0 - free)));
    }
  }

  // The houses, as a ring of ones, where the last piece of a play that captured nothing can lie.
  static ntxuva::Ring quiet_ends(const Ntxuva::State& state);
  // Whether the player who is not to move may have passed.
  [[nodiscard]] bool was_pass(const Ntxuva::State& state) const;
  static std::uint64_t number_in(Slice slice, ntxuva::Ring own, ntxuva::Ring others);

  Ntxuva game_;
  Rings rings_;
};

static_assert(StateIndex<NtxuvaIndex>);

}  // namespace sowmill
