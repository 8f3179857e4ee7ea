#pragma once

#include <cstdint>
#include <optional>

#include "search/frame.hpp"
#include "search/table.hpp"

namespace sowmill::search {

// What the table says of the positions of a search.
template <Game G, EvaluationOf<G> E>
class PositionMemory {
 public:
  using State = typename G::State;
  using Frame = search::Frame<G, E>;

  PositionMemory(const G& game, const E& evaluation, TranspositionTable& table, bool cuts)
      : game_(game), evaluation_(evaluation), table_(table), cuts_(cuts) {}

  void prefetch(const State& state, std::uint64_t hash) const { table_.prefetch(key(state, hash)); }

  [[nodiscard]] std::optional<Finding> find(const Frame& frame) const {
    return table_.find(key(frame.state, frame.hash));
  }

  // The worth, if the finding leaves no doubt within the window. On an open window only what is
  // known to the end does, so that lines are whole.
  [[nodiscard]] std::optional<Worth> decided_by(const std::optional<Finding>& finding,
                                                const Frame& frame, int ply) const {
    if (!finding || !cuts_) return std::nullopt;
    const bool settled = finding->depth == settled_depth;
    const bool resolved = settled || is_won(*finding) || is_lost(*finding);
    if (frame.window.is_open() && !resolved) return std::nullopt;
    const bool is_deep = finding->depth >= frame.depth;
    const int score = seen_from_root(finding->score, ply) + offset(frame.state, frame.side);
    const bool decides =
        (is_deep && finding->bound == Bound::Exact) ||
        ((is_deep || is_won(*finding)) && is_at_least(*finding) && score >= frame.window.beta) ||
        ((is_deep || is_lost(*finding)) && is_at_most(*finding) && score <= frame.window.alpha);
    if (!decides) return std::nullopt;
    return Worth{.score = score, .resolved = resolved, .settled = settled};
  }

  void remember(const Frame& frame, const Worth& worth, int ply) const {
    Finding finding{.score = seen_from_position(worth.score, ply) - offset(frame.state, frame.side),
                    .depth = worth.settled ? settled_depth : frame.depth,
                    .bound = frame.bound(),
                    .move = frame.best_move};
    if (worth.depends_on != Worth::no_ply) finding.bound = Bound::None;
    table_.remember(key(frame.state, frame.hash), finding);
  }

 private:
  static bool is_at_least(const Finding& finding) {
    return finding.bound == Bound::AtLeast || finding.bound == Bound::Exact;
  }
  static bool is_at_most(const Finding& finding) {
    return finding.bound == Bound::AtMost || finding.bound == Bound::Exact;
  }
  // However deep the search was: what comes of more depth is that the end comes sooner.
  static bool is_won(const Finding& finding) {
    return finding.score >= longest_win && is_at_least(finding);
  }
  static bool is_lost(const Finding& finding) {
    return finding.score <= -longest_win && is_at_most(finding);
  }

  // Where every seed counts, what is still to come does not depend on what has been captured: the
  // table knows boards alone.
  [[nodiscard]] std::uint64_t key(const State& state, std::uint64_t hash) const {
    if constexpr (HashesBoards<E, G>)
      return evaluation_.board_hash(state);
    else
      return hash;
  }
  [[nodiscard]] int offset(const State& state, Side side) const {
    if constexpr (HashesBoards<E, G>)
      return hundredths * game_.material(state) * (side == Side::First ? 1 : -1);
    else
      return 0;
  }

  const G& game_;
  E evaluation_;
  TranspositionTable& table_;
  bool cuts_;
};

}  // namespace sowmill::search
