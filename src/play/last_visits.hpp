#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/game.hpp"
#include "search/score.hpp"

namespace sowmill {

// Whether nothing was captured or placed between two states of a match.
template <Game G>
bool have_same_pieces(const G& game, const typename G::State& one, const typename G::State& other) {
  const auto on_board = [](const BoardView& view) {
    int count = 0;
    for (const Place& place : view.places) count += place.count;
    return count;
  };
  const BoardView first = game.view(one);
  const BoardView second = game.view(other);
  return first.stores == second.stores && on_board(first) == on_board(second);
}

// The states of a match, each once, that stood twice and end it if they come again. What lies
// before the last capture cannot.
template <Game G>
std::vector<typename G::State> last_visits(const G& game,
                                           const std::vector<typename G::State>& states) {
  std::vector<std::uint64_t> hashes;
  hashes.reserve(states.size());
  for (const auto& state : states) hashes.push_back(game.hash(state));
  std::ranges::sort(hashes);
  std::vector<typename G::State> twice;
  for (const auto& state : states)
    if (std::ranges::equal_range(hashes, game.hash(state)).size() >= 2 &&
        std::ranges::find(twice, state) == twice.end() &&
        have_same_pieces(game, state, states.back()))
      twice.push_back(state);
  return twice;
}

// A position where a match would end, seen by the one who would choose there.
struct LastVisit {
  int result = 0;  // What the end gives.
  // What tables say of it: they know of no history.
  std::optional<search::Known> known = std::nullopt;

  [[nodiscard]] LastVisit for_other_side() const {
    LastVisit seen{.result = -result, .known = known};
    if (known) seen.known = search::Known{-known->upper, -known->lower, known->plies};
    return seen;
  }
};

// Whether the way to what tables promise might lead there. Whoever wins in a number of plies goes
// only where he wins in fewer.
inline bool may_lead_to(const search::Known& known, const LastVisit& visit) {
  if (!known.plies || !visit.known) return true;
  const bool same_winner = visit.known->lower == known.lower && visit.known->upper == known.upper;
  return same_winner && (!visit.known->plies || *visit.known->plies < *known.plies);
}

// What is still proven when the match may end there. Both seen by the same side.
inline search::Known with_visit(search::Known known, const LastVisit& visit) {
  if (!may_lead_to(known, visit)) return known;
  known.lower = std::min(known.lower, visit.result);
  known.upper = std::max(known.upper, visit.result);
  return known;
}

}  // namespace sowmill
