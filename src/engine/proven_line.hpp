#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "engine/table_choice.hpp"
#include "search/search.hpp"

namespace sowmill {

// Goes on with a line that is proven. The search leaves a move as soon as it knows enough of it:
// what follows then stands in tables, or in the transposition table.
template <Game G, EvaluationOf<G> E>
class ProvenLine {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using States = std::vector<State>;
  using Search = search::Search<G, E, TableProbe<G>>;

  ProvenLine(const G& game, const E& evaluation, const TableProbe<G>& probe,
             search::TranspositionTable& table, const TableChooser<G, E>& chooser)
      : game_(game), evaluation_(evaluation), probe_(probe), table_(table), chooser_(chooser) {}

  [[nodiscard]] std::vector<Move> whole(const typename Search::Task& task,
                                        const typename Search::Line& line) const {
    std::vector<Move> moves = line.moves;
    States states = task.before;
    states.push_back(task.root);
    for (const Move& move : line.moves) play(states, move);
    chooser_.follow(states, moves, most_plies);
    search_on(states, moves, {line.worth.score, game_.side_to_move(task.root)});
    return moves;
  }

 private:
  static constexpr std::size_t most_plies = 40;
  static constexpr std::uint64_t most_positions = 5'000;

  // The score of the line, as its root sees it.
  struct Promise {
    int score = 0;
    Side side = Side::First;
  };

  void play(States& states, const Move& move) const {
    states.push_back(states.back());
    game_.apply(states.back(), move);
  }

  // Short of the end, and where the line has not been before.
  [[nodiscard]] bool goes_on(const States& states, const std::vector<Move>& moves) const {
    return moves.size() < most_plies && game_.outcome(states.back()) == Outcome::Ongoing &&
           std::ranges::count(states, states.back()) == 1;
  }

  void search_on(States& states, std::vector<Move>& moves, const Promise& promise) const {
    std::uint64_t left = most_positions;
    while (left > 0 && goes_on(states, moves)) {
      Search found(game_, evaluation_, probe_, table_,
                   {.root = states.back(), .before = {states.begin(), states.end() - 1}});
      while (!found.is_done() && !is_proven(found) && found.positions() < left)
        (void)found.run_until(left);
      left -= std::min(left, found.positions());
      if (!is_proven(found) || !keeps(promise, found.lines().front(), states.back(), moves.size()))
        return;
      for (const Move& move : found.lines().front().moves) {
        if (!goes_on(states, moves)) return;
        play(states, move);
        moves.push_back(move);
      }
    }
  }

  static bool is_proven(const Search& found) {
    return !found.lines().empty() && found.lines().front().worth.resolved;
  }

  // Whether the rest of the line is worth as much as the line, and no farther from its end.
  [[nodiscard]] bool keeps(const Promise& promise, const typename Search::Line& rest,
                           const State& state, std::size_t plies) const {
    const bool same = game_.side_to_move(state) == promise.side;
    const int score = same ? rest.worth.score : -rest.worth.score;
    if (E::aim == Aim::Difference) return score == promise.score;
    if (!search::is_decided(score) || !search::is_decided(promise.score))
      return score == promise.score;
    if ((score > 0) != (promise.score > 0)) return false;
    const auto promised = search::distance_of(promise.score);
    const auto found = search::distance_of(score);
    return !promised ||
           (found && std::abs(*found) + static_cast<int>(plies) <= std::abs(*promised));
  }

  const G& game_;
  const E& evaluation_;
  const TableProbe<G>& probe_;
  search::TranspositionTable& table_;
  TableChooser<G, E> chooser_;
};

}  // namespace sowmill
