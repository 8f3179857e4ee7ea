#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "games/evaluation.hpp"
#include "search/busy_moves.hpp"
#include "search/frame.hpp"
#include "search/move_lister.hpp"
#include "search/path.hpp"
#include "search/position_memory.hpp"
#include "search/probe.hpp"
#include "search/reduction.hpp"
#include "search/static_worth.hpp"

namespace sowmill::search {

// Principal-variation search of one depth. It keeps its own stack, so it can be left after any
// number of positions and resumed as though nothing had been.
//
// Repetition: a position that stood before on the line, or twice in the match, is worth what
// endless play is worth there. A score that rests on such a return to a position above the searched
// one is never put in the table, only the move is. (A score from the table may still overlook that
// its line would come back to a position of this line. The root's own moves are always searched, so
// that is found out a move later.)
template <Game G, EvaluationOf<G> E, ProbeOf<G> P>
class TreeSearch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using MoveNumbers = FixedList<std::uint8_t, longest_line>;

  TreeSearch(const G& game, const E& evaluation, P probe, TranspositionTable& table,
             const Tuning& tuning)
      : game_(game),
        standing_(game, evaluation),
        probe_(std::move(probe)),
        memory_(game, evaluation, table, tuning.cuts_from_table),
        lister_(game),
        tuning_(tuning),
        frames_(longest_line + 2) {}

  // With the states of the match before the root.
  void set_root(const State& root, std::span<const State> before) {
    std::vector<std::uint64_t> hashes;
    hashes.reserve(before.size() + longest_line);
    for (const State& state : before) hashes.push_back(game_.hash(state));
    path_.start(std::move(hashes));
    order_.clear();
    root_ = root;
    ply_ = -1;
  }

  // Begins to search these of the root's moves, named by their places among the legal ones, in this
  // order. Requires: there is one.
  void begin(int depth, Window window, std::span<const std::uint8_t> moves) {
    abandon_from(0);
    root_depth_ = depth;
    Frame& frame = frames_[0];
    frame.start(game_, root_, game_.hash(root_), depth, window);
    const auto legal = game_.legal_moves(root_);
    root_is_whole_ = moves.size() == legal.size();
    int priority = static_cast<int>(moves.size());
    for (const std::uint8_t number : moves) {
      lister_.list(frame, number, legal[number]).priority = priority--;
    }
    push(frame);
  }

  // Searches until so many positions have been looked at in all. True: the search is complete.
  bool run_until(std::uint64_t positions) {
    while (ply_ >= 0) {
      if (positions_ >= positions) return false;
      step();
    }
    return true;
  }

  // Gives up the earliest position on the line that another thread has settled meanwhile: searching
  // it to the end would find nothing more.
  void leave_what_is_settled() {
    for (int ply = 1; ply <= ply_; ++ply) {
      const Frame& frame = frames_[static_cast<std::size_t>(ply)];
      if (frame.only_captures) return;
      const auto worth = memory_.decided_by(memory_.find(frame), frame, ply);
      if (!worth) continue;
      abandon_from(ply);
      above().line.clear();
      receive(*worth);
      return;
    }
  }

  // What has been learned of moves. It may come from a search of another thread.
  [[nodiscard]] const MoveOrder<E::slot_count>& order() const { return order_; }
  void set_order(const MoveOrder<E::slot_count>& order) { order_ = order; }

  // Other threads search the same; none if it is null.
  void share_with_others(BusyMoves* busy) { busy_ = busy; }

  [[nodiscard]] std::uint64_t positions() const { return positions_; }
  [[nodiscard]] std::uint64_t probe_hits() const { return probe_hits_; }
  [[nodiscard]] const Worth& worth() const { return worth_; }  // Of the completed search.
  // The best line so far; empty while no move has beaten alpha.
  [[nodiscard]] const MoveNumbers& line() const { return frames_[0].line; }
  [[nodiscard]] const Worth& best_so_far() const { return frames_[0].best; }

 private:
  using Frame = search::Frame<G, E>;
  using Child = typename Frame::Child;

  Frame& top() { return frames_[static_cast<std::size_t>(ply_)]; }
  Frame& above() { return frames_[static_cast<std::size_t>(std::ptrdiff_t{ply_} + 1)]; }

  void push(const Frame& frame) {
    ++ply_;
    path_.push(frame.hash);
  }
  void pop() {
    --ply_;
    path_.pop();
  }
  // The last position on the line has no move that is being searched.
  void abandon_from(int ply) {
    if (ply_ >= ply) pop();
    for (; ply_ >= ply; pop())
      if (is_shared(top())) busy_->remove(busy_key(top()));
  }

  void step() {
    Frame& frame = top();
    if (frame.next == frame.children.size() || frame.is_refuted()) {
      leave(frame);
      return;
    }
    frame.select();
    if (defers(frame)) return;
    frame.effort = first_effort(frame);
    if (is_shared(frame)) busy_->add(busy_key(frame));
    visit(frame);
  }

  // Threads that search the same position share out all but its first move.
  [[nodiscard]] bool is_shared(const Frame& frame) const {
    constexpr int worth_sharing = 4;  // Plies.
    return busy_ != nullptr && frame.next > 0 && frame.depth >= worth_sharing;
  }
  [[nodiscard]] static std::uint64_t busy_key(const Frame& frame) {
    return mix_bits(frame.hash + frame.child().move + 1) | 1;
  }

  // What another thread is searching is left for the end: by then it may be in the table.
  bool defers(Frame& frame) const {
    if (!is_shared(frame) || frame.child().deferred || !busy_->contains(busy_key(frame)))
      return false;
    Child& child = frame.children.begin()[frame.next];
    child.deferred = true;
    child.priority = std::numeric_limits<int>::min();
    return true;
  }

  [[nodiscard]] Effort first_effort(const Frame& frame) const {
    if (frame.next == 0) return Effort::Full;
    if (reduction(frame) > 0) return Effort::Reduced;
    return frame.window.is_open() ? Effort::Scout : Effort::Full;
  }

  // Late quiet moves are seldom best.
  [[nodiscard]] int reduction(const Frame& frame) const {
    constexpr int least_depth = 3;
    const std::size_t rank = frame.child().rank;
    if (tuning_.reduce_from == 0 || rank < tuning_.reduce_from || frame.child().gains ||
        frame.depth < least_depth || frame.only_captures || frame.seeks_sooner_end())
      return 0;
    return std::min(reduction_by(tuning_.reduce_divisor, frame.depth, rank), frame.depth - 2);
  }

  void visit(Frame& frame) {
    const Child& child = frame.child();
    Window window = frame.window;
    if (frame.effort != Effort::Full) window.beta = window.alpha + 1;
    const int less = frame.effort == Effort::Reduced ? reduction(frame) : 0;
    const auto worth = enter(frame.child_state(game_), frame.depth - 1 - less,
                             child.same_side ? window : window.for_other_side());
    if (worth) receive(*worth);
  }

  // The worth of the child that was being searched, seen by its own side.
  void receive(const Worth& by_child) {
    Frame& frame = top();
    const Child& child = frame.child();
    const Worth worth = child.same_side ? by_child : by_child.for_other_side();
    if (asks_for_more(frame, worth.score)) {
      visit(frame);
      return;
    }
    const bool improves = worth.score > frame.window.alpha;
    frame.take(worth);
    if (improves && (frame.window.beta - frame.first_alpha > 1)) frame.take_line(above().line);
    if (frame.is_refuted()) credit(frame);
    if (is_shared(frame)) busy_->remove(busy_key(frame));
    ++frame.next;
  }

  static bool asks_for_more(Frame& frame, int score) {
    if (frame.effort == Effort::Full || score <= frame.window.alpha) return false;
    if (frame.effort == Effort::Scout && score >= frame.window.beta) return false;
    const bool scouts = frame.effort == Effort::Reduced && frame.window.is_open();
    frame.effort = scouts ? Effort::Scout : Effort::Full;
    return true;
  }

  // The move that refuted the position is tried earlier elsewhere, those that did not later.
  void credit(const Frame& frame) {
    if (frame.child().gains || frame.depth <= 0) return;
    order_.refuted(frame.side, ply_, frame.child().slot, frame.depth);
    for (std::size_t i = 0; i < frame.next; ++i)
      if (!frame.children[i].gains) order_.failed(frame.side, frame.children[i].slot, frame.depth);
  }

  void leave(const Frame& frame) {
    Worth worth = frame.worth(ply_);
    // Whoever comes back to the root may play there what is left out now.
    if (ply_ == 0 && !root_is_whole_ && worth.depends_on == 0) worth.resolved = false;
    if (worth.depends_on >= ply_) worth.depends_on = Worth::no_ply;
    if (!frame.only_captures && (ply_ > 0 || root_is_whole_)) memory_.remember(frame, worth, ply_);
    pop();
    if (ply_ >= 0)
      receive(worth);
    else
      worth_ = worth;
  }

  // Looks at a position: either it is worth something at once, or its moves have to be searched.
  std::optional<Worth> enter(const State& state, int depth, Window window) {
    ++positions_;
    above().line.clear();
    const auto hash = game_.hash(state);
    if (const auto seen = path_.repeated_ply(hash)) return standing_.repeated(state, *seen);
    if (depth <= 0 || ply_ + 1 >= longest_line) return enter_leaf(state, hash, depth, window);
    memory_.prefetch(state, hash);
    const auto moves = game_.legal_moves(state);
    if (moves.empty()) return standing_.ended(state, ply_ + 1);
    if (const auto worth = probed(state, depth, window)) return worth;
    if (moves.size() == 1 && tuning_.extends_forced && ply_ < 2 * root_depth_) ++depth;
    above().start(game_, state, hash, depth, window);
    return enter_whole(moves);
  }

  std::optional<Worth> enter_whole(const typename G::MoveList& moves) {
    Frame& frame = above();
    const auto finding = memory_.find(frame);
    if (const auto worth = memory_.decided_by(finding, frame, ply_ + 1)) return worth;
    lister_.list_all(frame, moves, finding ? finding->move : no_move, order_, ply_ + 1);
    push(frame);
    return std::nullopt;
  }

  // At the end of the depth only captures are searched, and the player may also leave it at that.
  // Moves are listed as late as can be: most positions are leaves.
  std::optional<Worth> enter_leaf(const State& state, std::uint64_t hash, int depth,
                                  Window window) {
    if (game_.outcome(state) != Outcome::Ongoing) return standing_.ended(state, ply_ + 1);
    if (const auto worth = probed(state, depth, window)) return worth;
    const Worth estimate = standing_.estimated(state);
    if (depth <= -tuning_.capture_plies || ply_ + 1 >= longest_line ||
        estimate.score >= window.beta)
      return estimate;
    if constexpr (SeesCaptures<G>)
      if (!game_.may_capture(state)) return estimate;
    Frame& frame = above();
    frame.start(game_, state, hash, depth, window);
    lister_.list_captures(frame, game_.legal_moves(state));
    if (frame.children.empty()) return estimate;
    frame.only_captures = true;
    frame.best = estimate;
    frame.all_resolved = false;
    frame.all_settled = false;
    frame.window.alpha = std::max(frame.window.alpha, estimate.score);
    push(frame);
    return std::nullopt;
  }

  // What is known without searching, if it leaves no doubt within the window. What the root's moves
  // lead to is asked in any case: who has no time to look deep would else overlook it.
  std::optional<Worth> probed(const State& state, int depth, Window window) {
    if (const auto worth = standing_.settled(standing_.in_reach(state), window, ply_ + 1))
      return worth;
    const std::optional<Known> known = probe_(state, ply_ == 0 ? any_depth : depth);
    if (!known) return std::nullopt;
    ++probe_hits_;
    return standing_.settled(*known, window, ply_ + 1);
  }

  const G& game_;
  StaticWorth<G, E> standing_;
  P probe_;
  PositionMemory<G, E> memory_;
  MoveLister<G, E> lister_;
  Tuning tuning_;
  State root_{};
  Path path_;
  MoveOrder<E::slot_count> order_;
  std::vector<Frame> frames_;  // By ply, with one to spare above the last.
  int ply_ = -1;               // Of the position whose moves are being searched.
  int root_depth_ = 0;
  bool root_is_whole_ = true;
  BusyMoves* busy_ = nullptr;
  Worth worth_;
  std::uint64_t positions_ = 0;
  std::uint64_t probe_hits_ = 0;
};

}  // namespace sowmill::search
