#pragma once

#include <optional>
#include <vector>

#include "engine/last_visits.hpp"
#include "tables/state_prober.hpp"

namespace sowmill {

// What tables prove of the positions that a match may come to. They know nothing of what was
// played: where a position ends the game when it comes back, a win that leads through it is none.
//
// It is enough to look at what stood twice before the search begins. A position of the searched
// line through which the way leads again is promised as much by the tables as what leads to it.
template <Game G>
class TablesInMatch {
 public:
  using State = typename G::State;

  TablesInMatch() = default;  // They know nothing.
  // With what MatchHistory::twice() found in the match. Tables may be none.
  TablesInMatch(const G& game, const StateProber<G>* tables, std::vector<State> twice)
      : game_(&game), tables_(tables), twice_(std::move(twice)) {
    for (const State& state : twice_) visits_.push_back(visit_of(state));
  }

  bool operator==(const TablesInMatch& other) const {
    return tables_ == other.tables_ && twice_ == other.twice_;
  }

  [[nodiscard]] std::optional<search::Known> known(const State& state, int depth) const {
    if (tables_ == nullptr) return std::nullopt;
    auto known = tables_->known(state, depth);
    if (!known || visits_.empty() || !share_table(twice_.front(), state)) return known;
    const bool is_first = game_->side_to_move(state) == Side::First;
    for (const LastVisit& visit : visits_)
      known = with_visit(*known, is_first ? visit : visit.for_other_side());
    return known;
  }

  [[nodiscard]] bool share_table(const State& one, const State& other) const {
    return tables_ != nullptr && tables_->share_table(one, other);
  }

 private:
  // Seen by the first side.
  [[nodiscard]] LastVisit visit_of(const State& state) const {
    const Side side = game_->side_to_move(state);
    LastVisit visit{.result = result_for(side, game_->endless(state))};
    if (tables_ != nullptr) visit.known = tables_->known(state, search::any_depth);
    return side == Side::First ? visit : visit.for_other_side();
  }

  const G* game_ = nullptr;
  const StateProber<G>* tables_ = nullptr;
  std::vector<State> twice_;
  std::vector<LastVisit> visits_;
};

// What a search asks. Whoever makes it keeps the tables alive.
template <Game G>
struct TableProbe {
  TablesInMatch<G> tables = {};
  // Says nothing of positions in the table of this one, so that the search finds a way out of it:
  // what is won has still to be brought home.
  std::optional<typename G::State> leaving = std::nullopt;

  bool operator==(const TableProbe&) const = default;

  std::optional<search::Known> operator()(const typename G::State& state, int depth) const {
    if (leaving && tables.share_table(*leaving, state)) return std::nullopt;
    return tables.known(state, depth);
  }
};

}  // namespace sowmill
