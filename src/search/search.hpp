#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "search/tree_search.hpp"

namespace sowmill::search {

// The best moves of a position: deeper and deeper, so many of them at once as lines are asked for.
// It stops after any number of positions and goes on as though it had not.
template <Game G, EvaluationOf<G> E, ProbeOf<G> P = NoProbe>
class Search {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  struct Line {
    std::vector<Move> moves = {};
    Worth worth = {};
    int depth = 0;
  };

  struct Task {
    State root;
    std::vector<State> before = {};  // The states of the match that led to the root.
    std::size_t lines = 1;
    std::vector<std::uint8_t> moves = {};  // Only these of the legal ones, by their places.
    int deepest = longest_line - 1;

    bool operator==(const Task&) const = default;
  };

  // What a search of the same task needs to go on from the deepest depth that this one has
  // finished.
  struct Finished {
    std::vector<Line> lines = {};
    std::vector<std::uint8_t> order = {};
    MoveOrder<E::slot_count> learned = {};
    bool done = false;
  };

  enum class Progress : std::uint8_t { Paused, DepthFinished, Done };

  // Requires: the game is not over at the root.
  Search(const G& game, const E& evaluation, const P& probe, TranspositionTable& table, Task task,
         const Tuning& tuning = E::tuning)
      : game_(game), task_(std::move(task)), tree_(game, evaluation, probe, table, tuning) {
    tree_.set_root(task_.root, task_.before);
    order_ = task_.moves;
    const std::size_t all = order_.empty() ? game_.legal_moves(task_.root).size() : 0;
    for (std::size_t i = 0; i < all; ++i) order_.push_back(static_cast<std::uint8_t>(i));
    wanted_ = std::min(std::max<std::size_t>(task_.lines, 1), order_.size());
    begin_line();
  }

  [[nodiscard]] const Task& task() const { return task_; }
  [[nodiscard]] bool is_done() const { return done_; }
  [[nodiscard]] int depth() const { return finished_.empty() ? 0 : finished_.front().depth; }
  [[nodiscard]] std::uint64_t positions() const { return tree_.positions(); }
  [[nodiscard]] std::uint64_t probe_hits() const { return tree_.probe_hits(); }

  void share_with_others(BusyMoves* busy) { tree_.share_with_others(busy); }
  void leave_what_is_settled() { tree_.leave_what_is_settled(); }

  // Requires: a depth is finished.
  [[nodiscard]] Finished finished() const { return {finished_, order_, tree_.order(), done_}; }
  // Leaves what is being searched for the depth after one that another search of the same task has
  // finished.
  void go_on_from(const Finished& other) {
    finished_ = other.lines;
    order_ = other.order;
    tree_.set_order(other.learned);
    depth_ = depth() + 1;
    done_ = other.done;
    found_.clear();
    if (!done_) begin_line();
  }

  // Goes on until so many positions have been looked at in all, or a depth is finished. Only at the
  // latter do lines() change.
  Progress run_until(std::uint64_t positions) {
    while (!done_) {
      if (!tree_.run_until(positions)) return Progress::Paused;
      if (finish_line()) return done_ ? Progress::Done : Progress::DepthFinished;
    }
    return Progress::Done;
  }

  // The lines of the deepest finished depth, best first; none before the first depth is finished.
  [[nodiscard]] const std::vector<Line>& lines() const { return finished_; }

  // The best line at this moment: of the depth that is being searched if a move there has already
  // proved best, since the best of the last depth is searched first.
  [[nodiscard]] Line best() const {
    if (!done_ && found_.empty() && !tree_.line().empty())
      return {moves_of(tree_.line()), tree_.best_so_far(), depth_};
    if (!finished_.empty()) return finished_.front();
    return {{game_.legal_moves(task_.root)[order_.front()]}, {}, 0};
  }

 private:
  static constexpr int first_half_width = 40;
  static constexpr int narrow_from_depth = 4;

  void begin_line() {
    const std::size_t line = found_.size();
    half_width_ = first_half_width;
    window_ = {};
    if (line < finished_.size() && depth_ >= narrow_from_depth &&
        !is_decided(finished_[line].worth.score))
      window_ = {finished_[line].worth.score - half_width_,
                 finished_[line].worth.score + half_width_};
    begin_tree();
  }

  void begin_tree() {
    const auto taken = static_cast<std::ptrdiff_t>(found_.size());
    tree_.begin(depth_, window_, std::span(order_.begin() + taken, order_.end()));
  }

  // A score outside the window is only a bound: the window is opened on that side.
  bool widen() {
    constexpr int growth = 4;
    constexpr int widest = 2'000;
    const int score = tree_.worth().score;
    half_width_ *= growth;
    const bool open = half_width_ > widest || is_decided(score);
    if (score <= window_.alpha && window_.alpha > -won)
      window_.alpha = open ? -won : score - half_width_;
    else if (score >= window_.beta && window_.beta < won)
      window_.beta = open ? won : score + half_width_;
    else
      return false;
    prefer_best();
    begin_tree();
    return true;
  }

  // The move that was best so far goes first among those that are left.
  void prefer_best() {
    if (tree_.line().empty()) return;
    const auto first = order_.begin() + static_cast<std::ptrdiff_t>(found_.size());
    const auto best = std::find(first, order_.end(), *tree_.line().begin());
    std::rotate(first, best, best + 1);
  }

  // True: the depth is finished too.
  bool finish_line() {
    if (widen()) return false;
    prefer_best();
    found_.push_back({moves_of(tree_.line()), tree_.worth(), depth_});
    if (found_.size() < wanted_) {
      begin_line();
      return false;
    }
    finish_depth();
    return true;
  }

  void finish_depth() {
    sort_found();
    finished_ = std::move(found_);
    found_.clear();
    const auto is_settled = [](const Line& line) { return line.worth.settled; };
    done_ = depth_ >= task_.deepest || std::ranges::all_of(finished_, is_settled);
    ++depth_;
    if (!done_) begin_line();
  }

  // A later line can turn out better than an earlier one. The order of moves follows that of lines.
  void sort_found() {
    std::vector<std::size_t> places(found_.size());
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = i;
    std::ranges::sort(places, [&](std::size_t a, std::size_t b) {
      const int difference = found_[a].worth.score - found_[b].worth.score;
      return difference != 0 ? difference > 0 : a < b;
    });
    const auto lines = found_;
    const auto order = order_;
    for (std::size_t i = 0; i < places.size(); ++i) {
      found_[i] = lines[places[i]];
      order_[i] = order[places[i]];
    }
  }

  template <class Numbers>
  [[nodiscard]] std::vector<Move> moves_of(const Numbers& numbers) const {
    std::vector<Move> moves;
    State state = task_.root;
    for (const std::uint8_t number : numbers) {
      const Move move = game_.legal_moves(state)[number];
      moves.push_back(move);
      game_.apply(state, move);
    }
    return moves;
  }

  const G& game_;
  Task task_;
  TreeSearch<G, E, P> tree_;
  std::vector<std::uint8_t> order_;  // Of the root's moves: lines found at this depth first.
  std::size_t wanted_ = 1;           // Lines.
  std::vector<Line> finished_;
  std::vector<Line> found_;  // At the depth that is being searched.
  int depth_ = 1;
  Window window_;
  int half_width_ = first_half_width;
  bool done_ = false;
};

}  // namespace sowmill::search
