#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "games/aqil/aqil.hpp"
#include "games/aqil/aqil_setup.hpp"
#include "search/playout.hpp"
#include "search/together.hpp"

namespace sowmill::training {

// A player that thinks within the same limits at every move and keeps its table during a game.
template <Game G, EvaluationOf<G> E>
class SelfPlayer {
 public:
  using State = typename G::State;
  using Search = search::Search<G, E>;
  using Line = typename Search::Line;

  SelfPlayer(const G& game, E evaluation, search::Limits limits)
      : game_(game),
        evaluation_(std::move(evaluation)),
        limits_(std::move(limits)),
        table_(table_entries) {}

  void forget() { table_.clear(); }

  Line think(const std::vector<State>& states) {
    table_.grow_older();
    Search found(game_, evaluation_, {}, table_,
                 {.root = states.back(), .before = {states.begin(), states.end() - 1}});
    const search::Deadline deadline(limits_);
    search::run_alone(found, limits_, deadline, [] {});
    return found.best();
  }

 private:
  static constexpr std::size_t table_entries = std::size_t{1} << 16;

  const G& game_;
  E evaluation_;
  search::Limits limits_;
  search::TranspositionTable table_;
};

// A start that both players find new: random set-ups, or a few random moves.
template <Game G>
typename G::State random_start(const G& game, Random& random) {
  constexpr std::uint32_t fewest = 2;
  constexpr std::uint32_t more = 9;
  for (;;) {
    auto state = game.initial_state();
    if constexpr (std::is_same_v<G, Aqil>) {
      const auto south = aqil::random_setup(random);
      state = aqil::board_from(south, aqil::random_setup(random), Side::First, aqil::Choice::Keep);
    }
    for (std::uint32_t left = fewest + random.below(more); left > 0; --left)
      if (const auto move = pick_random<Picking::Fastest>(game, state, random))
        game.apply(state, *move);
    if (!game.legal_moves(state).empty()) return state;
  }
}

// The ending, the third repetition included. None: play goes on.
template <Game G>
std::optional<Ending> ending_of(const G& game, const std::vector<typename G::State>& states) {
  constexpr std::size_t longest_game = 500;
  const auto& last = states.back();
  if (game.legal_moves(last).empty()) return game.ending(last);
  if (std::ranges::count(states, last) >= 3 || states.size() > longest_game)
    return game.endless(last);
  return std::nullopt;
}

}  // namespace sowmill::training
