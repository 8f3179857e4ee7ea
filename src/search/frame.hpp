#pragma once

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <type_traits>

#include "common/fixed_list.hpp"
#include "games/evaluation.hpp"
#include "search/score.hpp"
#include "search/table.hpp"

namespace sowmill::search {

struct Window {
  int alpha = -won;
  int beta = won;

  [[nodiscard]] bool is_open() const { return beta - alpha > 1; }
  [[nodiscard]] Window for_other_side() const { return {-beta, -alpha}; }
};

// What a position turned out to be worth.
struct Worth {
  static constexpr int no_ply = std::numeric_limits<int>::max();

  int score = 0;
  // The score holds only on the way that led here if it counts on coming back to a position of that
  // way: this is the ply of the earliest such position.
  int depends_on = no_ply;
  // No estimate went into it: it is the result of the game, or a bound of it.
  bool resolved = false;
  // Nothing deeper can change it: a win that is resolved may still turn out to come sooner.
  bool settled = false;

  [[nodiscard]] Worth for_other_side() const { return {-score, depends_on, resolved, settled}; }
};

// How a move is being searched: first with less depth, or with a closed window that only asks
// whether it is better, and with all of both when it is.
enum class Effort : std::uint8_t { Reduced, Scout, Full };

// A position whose moves are being searched.
template <Game G, EvaluationOf<G> E>
struct Frame {
  // Where moves tell what they gain, they are played only when they are searched.
  using Played = std::conditional_t<TellsGain<E, G>, typename G::Move, typename G::State>;

  struct Child {
    Played played;
    int priority;
    std::uint16_t slot;
    std::uint8_t move;  // Its place among the legal moves.
    bool same_side;
    bool gains;
    std::uint8_t rank;  // Its place in the order of promise: how much less deep it is searched.
    bool deferred;      // Another thread was at it when its turn came.
  };

  typename G::State state;
  std::uint64_t hash;
  Side side;
  int material;  // Of the first side more than of the second.
  int depth;
  Window window;    // Alpha rises as moves are searched.
  int first_alpha;  // Alpha as it was.
  Worth best;
  std::uint8_t best_move;
  Effort effort;   // On the child that is being searched.
  int depends_on;  // Over all children.
  bool all_resolved;
  bool all_settled;
  bool only_captures;
  std::uint8_t ranked;  // Children that have a rank.
  std::size_t next;     // The child that is being searched, or is to be.
  FixedList<Child, G::MoveList::capacity()> children;
  FixedList<std::uint8_t, longest_line> line;  // The best line from here, by places of its moves.

  // start() sets everything; a defaulted one would clear it first.
  // NOLINTNEXTLINE(modernize-use-equals-default)
  Frame() {}

  static_assert(G::MoveList::capacity() < no_move, "a byte names a move, and 255 none");

  void start(const G& game, const typename G::State& at, std::uint64_t its_hash, int plies,
             Window within) {
    state = at;
    material = game.material(at);
    hash = its_hash;
    side = game.side_to_move(at);
    depth = plies;
    window = within;
    first_alpha = within.alpha;
    best = {.score = -won - 1};
    best_move = no_move;
    depends_on = Worth::no_ply;
    all_resolved = true;
    all_settled = true;
    only_captures = false;
    ranked = 0;
    next = 0;
    children.clear();
    line.clear();
  }

  [[nodiscard]] bool is_refuted() const { return best.score >= window.beta; }
  // The game is won already: what is asked is whether it can be sooner.
  [[nodiscard]] bool seeks_sooner_end() const {
    return window.alpha >= longest_win || window.beta <= -longest_win;
  }
  [[nodiscard]] const Child& child() const { return children[next]; }
  [[nodiscard]] typename G::State child_state(const G& game) const {
    if constexpr (TellsGain<E, G>) {
      auto reached = state;
      game.apply(reached, child().played);
      return reached;
    } else {
      return child().played;
    }
  }

  // Brings the most promising of the remaining children to the front. One that was left for later
  // keeps its rank: so all threads search it to the same depth, and find it in the table.
  void select() {
    auto* first = children.begin() + next;
    auto* most = first;
    for (auto* other = first + 1; other != children.end(); ++other)
      if (other->priority > most->priority) most = other;
    if (most != first) std::swap(*most, *first);
    if (!first->deferred) first->rank = ranked++;
  }

  void take(const Worth& worth) {
    depends_on = std::min(depends_on, worth.depends_on);
    all_resolved = all_resolved && worth.resolved;
    all_settled = all_settled && worth.settled;
    if (worth.score <= best.score) return;
    best = worth;
    best_move = child().move;
    window.alpha = std::max(window.alpha, worth.score);
  }

  void take_line(const FixedList<std::uint8_t, longest_line>& rest) {
    line.clear();
    line.push_back(child().move);
    for (const auto move : rest)
      if (line.size() < longest_line) line.push_back(move);
  }

  // One good move is enough to refute or to win, whatever the others are; else all of them count.
  // Requires: the ply of the position.
  [[nodiscard]] Worth worth(int ply) const {
    const bool one_counts = is_refuted() || best.score >= known_win;
    Worth found = one_counts ? best : Worth{best.score, depends_on, all_resolved};
    found.settled = all_settled || (found.resolved && reaches_end(found.score, ply));
    return found;
  }

  // All lines as long as that to the end have been looked at.
  [[nodiscard]] bool reaches_end(int score, int ply) const {
    const auto distance = distance_of(score);
    return !distance || depth >= std::abs(*distance) - ply;
  }

  [[nodiscard]] Bound bound() const {
    if (is_refuted()) return Bound::AtLeast;
    return best.score <= first_alpha ? Bound::AtMost : Bound::Exact;
  }
};

}  // namespace sowmill::search
