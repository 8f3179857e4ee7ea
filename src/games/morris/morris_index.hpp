#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/binomial.hpp"
#include "common/bits.hpp"
#include "games/morris/morris.hpp"
#include "games/morris/symmetry.hpp"
#include "games/state_index.hpp"

namespace sowmill {

namespace morris {

// With empty hands: the positions in which one player, either of them, has `own_on_board` men, the
// smaller number, and the other the rest. With men in hand, which no play leads back to: those in
// which the player to move has own_on_board on the board and own_in_hand in his hand.
struct MenSlice {
  int in_hand = 0;   // Of both.
  int on_board = 0;  // Of both.
  int own_in_hand = 0;
  int own_on_board = 0;

  auto operator<=>(const MenSlice&) const = default;

  [[nodiscard]] constexpr bool is_moving() const { return in_hand == 0; }
  [[nodiscard]] constexpr int others_in_hand() const { return in_hand - own_in_hand; }
  [[nodiscard]] constexpr int others_on_board() const { return on_board - own_on_board; }
  // The same men with the turn of the other player.
  [[nodiscard]] constexpr MenSlice with_sides_exchanged() const {
    return {in_hand, on_board, others_in_hand(), others_on_board()};
  }
};

}  // namespace morris

// Numbers the positions of Nine Men's Morris up to the symmetries of the board.
class MorrisIndex {
 public:
  using Game = Morris;
  using Slice = morris::MenSlice;

  explicit MorrisIndex(const Morris& game) : game_(game) {}

  [[nodiscard]] const Morris& game() const { return game_; }
  [[nodiscard]] Measure measure() const { return Measure::Distance; }
  [[nodiscard]] std::vector<Slice> slices(int men) const;
  // Those with men in hand that play from the start can come to.
  [[nodiscard]] std::vector<Slice> placing_slices() const;
  [[nodiscard]] std::vector<Slice> earlier(Slice slice) const;
  [[nodiscard]] std::string options() const;
  [[nodiscard]] std::string to_text(Slice slice) const;
  [[nodiscard]] std::optional<Slice> parse_slice(std::string_view text) const;
  void prepare(int /*men*/) {}

  [[nodiscard]] std::optional<Slice> slice_of(const Morris::State& state) const;
  [[nodiscard]] std::uint64_t size_of(Slice slice) const;
  [[nodiscard]] std::uint64_t number_of(const Morris::State& state) const {
    const auto slice = slice_of(state);
    assert(slice);
    return number_in(*slice, state.own(), state.others());
  }
  [[nodiscard]] std::optional<Morris::State> state_at(Slice slice, std::uint64_t number) const;

  // The positions of a slice with men in hand, numbered by the men of the player who waits instead:
  // he moves next and stays as he is unless a man is removed, so where such neighbours lead to are
  // neighbours too.
  [[nodiscard]] std::uint64_t size_by_waiting(Slice slice) const {
    return size_of(slice.with_sides_exchanged());
  }
  [[nodiscard]] std::optional<Morris::State> state_by_waiting(Slice slice,
                                                              std::uint64_t number) const {
    auto state = state_at(slice.with_sides_exchanged(), number);
    if (state) state->side = other(state->side);
    return state;
  }

  [[nodiscard]] std::optional<int> longest_play(Slice slice) const;
  // Whether rules with those options play in the slice as these do.
  [[nodiscard]] bool plays_alike(Slice slice, std::string_view options) const;
  // Plies already played of those: tables are of positions that were just come to.
  [[nodiscard]] int plies_counted(const Morris::State& state) const { return state.limit_count; }

  template <class Visit>
  void for_each_predecessor(Slice slice, const Morris::State& state, Visit visit) const {
    if (!slice.is_moving()) return;
    const auto befores = befores_of(slice, state);
    for (const std::uint64_t number : befores) visit(number, NextChooser::Other);
  }

 private:
  // Three men fly to any of 18 points, nine slide to four each at most; and a position can have
  // sixteen symmetries.
  using Numbers = FixedList<std::uint64_t, std::size_t{16} * 54>;

  // Where men stand among all positions with as many, and how many symmetries leave them as they
  // are.
  struct Place {
    std::uint64_t number;
    unsigned symmetries;
  };

  [[nodiscard]] std::vector<Slice> placed(Slice slice) const;
  // The numbers of the positions from which a quiet move leads there, one for each such move.
  [[nodiscard]] Numbers befores_of(Slice slice, const Morris::State& state) const;
  [[nodiscard]] Place place_of(morris::Points own, morris::Points others) const;
  [[nodiscard]] std::uint64_t part_before(Slice slice, morris::Points own) const;
  [[nodiscard]] std::uint64_t number_in(Slice slice, morris::Points own,
                                        morris::Points others) const {
    return part_before(slice, own) + place_of(own, others).number;
  }
  [[nodiscard]] std::uint64_t part_size(int own, int others) const;

  Morris game_;
  const morris::PointSets* sets_ = &morris::PointSets::instance();
};

static_assert(StateIndex<MorrisIndex>);

// What follows is done for every move of every position that is solved.

inline std::optional<morris::MenSlice> MorrisIndex::slice_of(const Morris::State& state) const {
  const auto mover = index_of(state.side);
  const int own = std::popcount(state.own());
  const int others = std::popcount(state.others());
  const int own_in_hand = state.in_hand[mover];
  const int in_hand = own_in_hand + state.in_hand[1 - mover];
  if (own + own_in_hand < morris::flying_men || others + in_hand - own_in_hand < morris::flying_men)
    return std::nullopt;
  if (in_hand == 0) return Slice{.on_board = own + others, .own_on_board = std::min(own, others)};
  return Slice{in_hand, own + others, own_in_hand, own};
}

inline std::uint64_t MorrisIndex::part_size(int own, int others) const {
  return sets_->class_count(static_cast<std::size_t>(own)) *
         choose(static_cast<int>(morris::point_count) - own, others);
}

// First those in which the player to move has fewer men, then the others.
inline std::uint64_t MorrisIndex::part_before(Slice slice, morris::Points own) const {
  const bool is_second = slice.is_moving() && std::popcount(own) != slice.own_on_board;
  return is_second ? part_size(slice.own_on_board, slice.others_on_board()) : 0;
}

// By the class of the own men, then by the other's among the points that are left, the least number
// that a symmetry of the own men gives them.
inline MorrisIndex::Place MorrisIndex::place_of(morris::Points own, morris::Points others) const {
  const auto member = sets_->member(own);
  const auto& own_class =
      sets_->class_at(static_cast<std::size_t>(std::popcount(own)), member.number());
  const morris::Points turned = morris::image_of(others, member.symmetry());
  const auto number = [&](morris::Points set) {
    return sets_->number_of(
        static_cast<morris::Points>(extract_bits(set, morris::all_points & ~own_class.set)));
  };
  std::uint32_t least = number(turned);
  unsigned symmetries = 1;
  for (auto left = own_class.stabilizer & ~morris::identity; left != 0; left &= left - 1) {
    const morris::Points image =
        morris::image_of(turned, static_cast<std::size_t>(std::countr_zero(left)));
    least = std::min(least, number(image));
    if (image == turned) ++symmetries;
  }
  const auto sets_of_others =
      choose(static_cast<int>(morris::point_count) - std::popcount(own), std::popcount(others));
  return {member.number() * sets_of_others + least, symmetries};
}

}  // namespace sowmill
