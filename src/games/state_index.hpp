#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace sowmill {

// What a table says of a position.
enum class Measure : std::uint8_t {
  Distance,  // Win, draw or loss, and in how many plies. Endless play is a draw.
  Seeds,     // The chooser's seeds still to come less the other's. Endless play is worth 0.
  Interval,  // The same, as proven bounds: endless play is worth what lies on either side.
};

// Who chooses after a move: the other player, or the same one again.
enum class NextChooser : std::uint8_t { Other, Same };

// A slice is a set of positions that is closed but for moves that lead to earlier slices: captures
// never come back. Positions are numbered as seen by the side to move, so a position and the same
// one with the sides exchanged have one number.
//
// The numbering lies beside the rules, not in them. The game that it numbers is played for the
// board alone: nobody has won before the board says so.
template <class I>
concept StateIndex = requires(const I& index, const typename I::Game::State& state,
                              typename I::Slice slice, std::uint64_t number, int seeds,
                              std::string_view text, void (*visit)(std::uint64_t, NextChooser)) {
  requires Game<typename I::Game>;
  requires std::totally_ordered<typename I::Slice>;
  requires std::is_trivially_copyable_v<typename I::Slice>;

  { index.game() } -> std::same_as<const typename I::Game&>;
  { index.measure() } -> std::same_as<Measure>;
  // All slices of up to so many seeds, pieces or men on the board, earlier ones first.
  { index.slices(seeds) } -> std::same_as<std::vector<typename I::Slice>>;
  // The other slices that moves from it may lead to.
  { index.earlier(slice) } -> std::same_as<std::vector<typename I::Slice>>;
  // The rules behind the name of the rule set, as tables carry them: names with numbers.
  { index.options() } -> std::same_as<std::string>;
  { index.to_text(slice) } -> std::same_as<std::string>;  // Letters, digits, '+' and '-' only.
  { index.parse_slice(text) } -> std::same_as<std::optional<typename I::Slice>>;

  // None if the game is over there and the board needs no table to know it.
  { index.slice_of(state) } -> std::same_as<std::optional<typename I::Slice>>;
  { index.size_of(slice) } -> std::same_as<std::uint64_t>;
  { index.number_of(state) } -> std::same_as<std::uint64_t>;  // Requires: it has a slice.
  // None where a number stands for no position.
  { index.state_at(slice, number) } -> std::same_as<std::optional<typename I::Game::State>>;

  // Calls visit(number of the position before, who chooses after) once for every quiet move that
  // leads to the position: one that stays in the slice.
  index.for_each_predecessor(slice, state, visit);

  // No win or loss in the slice counts that takes more plies; none if there is no such limit.
  { index.longest_play(slice) } -> std::same_as<std::optional<int>>;
};

}  // namespace sowmill
