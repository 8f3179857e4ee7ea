#pragma once

#include <algorithm>
#include <vector>

#include "engine/tables_in_match.hpp"

namespace sowmill {

// The moves among which a player chooses who knows tables and the match so far.
struct TableChoice {
  std::vector<std::uint8_t> moves = {};  // By their places among the legal ones.
  int score = 0;                         // What they are worth at least, as the search scores it.
  bool is_exact = false;                 // All of them are worth just that.

  // Something is won but nothing says how far it is to the end: all moves keep it, and yet playing
  // any of them for ever does not bring it home.
  [[nodiscard]] bool needs_a_way() const {
    return is_exact && moves.size() > 1 && !search::has_distance(score);
  }
};

template <Game G, EvaluationOf<G> E>
class TableChooser {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using States = std::vector<State>;  // Of the match, the last the one to move at.

  TableChooser(const G& game, const StateProber<G>* tables) : game_(game), tables_(tables) {}

  // None if the tables do not reach every move. `twice` is what repeated_states() finds. Requires:
  // the game is not over.
  [[nodiscard]] std::optional<TableChoice> choose(const States& states, const States& twice) const {
    if (tables_ == nullptr) return std::nullopt;
    const TablesInMatch<G> tables(game_, tables_, twice);
    std::vector<Bounds> all;
    for (const Move& move : game_.legal_moves(states.back())) {
      const auto bounds = bounds_of(tables, states, move);
      if (!bounds) return std::nullopt;
      all.push_back(*bounds);
    }
    return best_of(all);
  }

  // Plays on as the tables advise, so many plies at most.
  void follow(States& states, std::vector<Move>& line, std::size_t plies) const {
    while (line.size() < plies && game_.outcome(states.back()) == Outcome::Ongoing) {
      const auto choice = choose(states, repeated_states(game_, states));
      if (!choice || !choice->is_exact) return;
      const Move move = most_gaining(states.back(), choice->moves);
      State next = states.back();
      game_.apply(next, move);
      if (std::ranges::find(states, next) != states.end()) return;
      states.push_back(next);
      line.push_back(move);
    }
  }

 private:
  struct Bounds {
    int lower = 0;
    int upper = 0;
    bool stood_before = false;
  };

  // A move to a position that stands for the third time ends the game.
  [[nodiscard]] std::optional<Bounds> bounds_of(const TablesInMatch<G>& tables,
                                                const States& states, const Move& move) const {
    State next = states.back();
    game_.apply(next, move);
    const Side side = game_.side_to_move(states.back());
    const auto stood = std::ranges::count(states, next);
    if (game_.outcome(next) != Outcome::Ongoing) return ended(game_.ending(next), side, 1);
    if (stood >= 2) return ended(game_.endless(next), side, std::nullopt);
    const auto known = tables.known(next, search::any_depth);
    if (!known) return std::nullopt;
    const bool same = game_.side_to_move(next) == side;
    const int lower = same ? known->lower : -known->upper;
    const int upper = same ? known->upper : -known->lower;
    return Bounds{search::score_of_result(lower, E::aim, known->plies, 1),
                  search::score_of_result(upper, E::aim, known->plies, 1), stood > 0};
  }

  static Bounds ended(const Ending& ending, Side side, std::optional<int> plies) {
    const int score = search::score_of_result(result_for(side, ending), E::aim, plies, 0);
    return {score, score};
  }

  // Among equals those are better that bring something new.
  static TableChoice best_of(const std::vector<Bounds>& all) {
    TableChoice choice{.score = std::ranges::max(all, {}, &Bounds::lower).lower, .is_exact = true};
    bool any_new = false;
    for (const Bounds& bounds : all) {
      if (bounds.upper < choice.score) continue;
      choice.is_exact = choice.is_exact && bounds.lower == bounds.upper;
      any_new = any_new || !bounds.stood_before;
    }
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].upper >= choice.score && (!choice.is_exact || !any_new || !all[i].stood_before))
        choice.moves.push_back(static_cast<std::uint8_t>(i));
    return choice;
  }

  [[nodiscard]] Move most_gaining(const State& state,
                                  const std::vector<std::uint8_t>& moves) const {
    const int sign = game_.side_to_move(state) == Side::First ? 1 : -1;
    const auto legal = game_.legal_moves(state);
    return legal[std::ranges::max(moves, {}, [&](std::uint8_t number) {
      State next = state;
      game_.apply(next, legal[number]);
      return sign * game_.material(next);
    })];
  }

  const G& game_;
  const StateProber<G>* tables_;
};

}  // namespace sowmill
