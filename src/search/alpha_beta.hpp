#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <vector>

#include "common/fixed_list.hpp"
#include "games/game.hpp"

namespace sowmill {

// A plain iterative-deepening alpha-beta with material as its evaluation: the player that every
// stronger one is measured against.
template <Game G>
class AlphaBeta {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  struct Best {
    Move move;
    int score = 0;  // For the side to move; a win is near win_score.
    int depth = 0;  // Plies searched to the end.
  };

  static constexpr int win_score = 30'000;
  static constexpr int deepest = 60;

  AlphaBeta(const G& game, const State& root) : game_(game), root_(root), table_(table_size) {}

  // Looks at so many positions, or fewer if `is_over` says so, which is asked now and then; and at
  // most so deep. Requires: the game is not over at the root.
  Best think(std::uint64_t positions, int depth, std::function<bool()> is_over) {
    stop_at_ = positions;
    is_over_ = std::move(is_over);
    const auto moves = game_.legal_moves(root_);
    best_ = Best{.move = moves[0]};
    if (moves.size() > 1) deepen(std::min(depth, deepest));
    return best_;
  }

 private:
  enum class Bound : std::uint8_t { None, Exact, AtLeast, AtMost };

  struct Entry {
    std::uint64_t key = 0;
    std::int16_t score = 0;
    std::uint8_t depth = 0;
    std::uint8_t move = 0;  // Its place among the legal moves.
    Bound bound = Bound::None;
  };

  struct Found {
    std::uint8_t move;
    int score;
  };

  struct Child {
    State state;
    int gain;
    std::uint8_t move;
  };
  using Children = FixedList<Child, G::MoveList::capacity()>;
  static_assert(G::MoveList::capacity() < 255, "a byte names a move, and 255 none");

  static constexpr std::size_t table_size = std::size_t{1} << 15;

  void deepen(int last_depth) {
    while (best_.depth < last_depth && std::abs(best_.score) < win_score - deepest) {
      const int score = search(root_, best_.depth + 1, 0, -win_score, win_score);
      if (looked_at_ >= stop_at_) return;
      best_ = {game_.legal_moves(root_)[root_move_], score, best_.depth + 1};
    }
  }

  // The score for the side to move. Worthless once stop_at_ is reached.
  int search(const State& state, int depth, int ply, int alpha, int beta) {
    constexpr std::uint64_t between_questions = 1'024;
    if (++looked_at_ % between_questions == 0 && is_over_()) stop_at_ = looked_at_;
    if (looked_at_ >= stop_at_) return 0;
    if (const auto outcome = game_.outcome(state); outcome != Outcome::Ongoing)
      return score_of(outcome, game_.side_to_move(state), ply);
    if (depth == 0) return evaluation(state);
    const Entry& entry = table_[game_.hash(state) % table_size];
    const bool known = entry.bound != Bound::None && entry.key == game_.hash(state);
    if (known && ply > 0 && entry.depth >= depth && cuts(entry, ply, alpha, beta))
      return from_table(entry.score, ply);
    const auto children = children_of(state, known ? entry.move : no_move);
    return search_children(state, children, depth, ply, alpha, beta);
  }

  int search_children(const State& state, const Children& children, int depth, int ply, int alpha,
                      int beta) {
    const Side side = game_.side_to_move(state);
    const int lower = alpha;
    int best = -win_score - 1;
    std::uint8_t best_move = 0;
    for (const Child& child : children) {
      const bool same_side = game_.side_to_move(child.state) == side;
      const int score = same_side ? search(child.state, depth - 1, ply + 1, alpha, beta)
                                  : -search(child.state, depth - 1, ply + 1, -beta, -alpha);
      if (looked_at_ >= stop_at_) return 0;
      if (score > best) {
        best = score;
        best_move = child.move;
      }
      alpha = std::max(alpha, best);
      if (alpha >= beta) break;
    }
    if (ply == 0) root_move_ = best_move;
    remember(state, depth, ply, {best_move, best}, lower, beta);
    return best;
  }

  static constexpr std::uint8_t no_move = 255;

  // The move the table knows first, then those that gain most.
  [[nodiscard]] Children children_of(const State& state, std::uint8_t first) const {
    Children children;
    std::uint8_t move_number = 0;
    const int sign = game_.side_to_move(state) == Side::First ? 1 : -1;
    for (const Move move : game_.legal_moves(state)) {
      Child child{state, 0, move_number};
      game_.apply(child.state, move);
      child.gain = move_number == first ? win_score : sign * game_.material(child.state);
      children.push_back(child);
      ++move_number;
    }
    std::sort(children.begin(), children.end(), [](const Child& a, const Child& b) {
      return a.gain != b.gain ? a.gain > b.gain : a.move < b.move;
    });
    return children;
  }

  // A win is nearer to a position in the tree than to the root by the position's ply.
  static int to_table(int score, int ply) {
    if (score >= win_score - deepest) return score + ply;
    return score <= deepest - win_score ? score - ply : score;
  }
  static int from_table(int score, int ply) {
    if (score >= win_score - deepest) return score - ply;
    return score <= deepest - win_score ? score + ply : score;
  }

  static bool cuts(const Entry& entry, int ply, int alpha, int beta) {
    const int score = from_table(entry.score, ply);
    switch (entry.bound) {
      case Bound::Exact:
        return true;
      case Bound::AtLeast:
        return score >= beta;
      case Bound::AtMost:
        return score <= alpha;
      case Bound::None:
        break;
    }
    return false;
  }

  void remember(const State& state, int depth, int ply, Found found, int alpha, int beta) {
    const Bound below = found.score <= alpha ? Bound::AtMost : Bound::Exact;
    const Bound bound = found.score >= beta ? Bound::AtLeast : below;
    const auto key = game_.hash(state);
    table_[key % table_size] = {key, static_cast<std::int16_t>(to_table(found.score, ply)),
                                static_cast<std::uint8_t>(depth), found.move, bound};
  }

  // Wins are better the sooner they come.
  static int score_of(Outcome outcome, Side side, int ply) {
    if (outcome == Outcome::Draw) return 0;
    return outcome == win_for(side) ? win_score - ply : ply - win_score;
  }

  [[nodiscard]] int evaluation(const State& state) const {
    constexpr int tenths = 10;
    return tenths * game_.material(state) * (game_.side_to_move(state) == Side::First ? 1 : -1);
  }

  const G& game_;
  State root_;
  std::vector<Entry> table_;
  std::function<bool()> is_over_;
  Best best_{};
  std::uint64_t looked_at_ = 0;
  std::uint64_t stop_at_ = 0;
  std::uint8_t root_move_ = 0;
};

}  // namespace sowmill
