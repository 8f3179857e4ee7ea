#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "match/repeated_states.hpp"

namespace sowmill {

// What a player who thinks about a match has to know of it: nothing before the last capture or
// placement can come back.
template <Game G>
struct Played {
  std::vector<typename G::State> states;  // Since then, the last the one to move at.
  std::vector<typename G::State> twice;   // As repeated_states() finds them.
};

// The states of a match from its start, each counted, so that asking how often one stood takes no
// longer in a long game.
template <Game G>
class MatchHistory {
 public:
  using State = typename G::State;

  MatchHistory(const G& game, const State& start) : game_(game), counts_(0, Hash{&game}) {
    push(start);
  }

  void push(const State& state) {
    const bool goes_on = !states_.empty() && have_same_pieces(game_, states_.back(), state);
    recent_.push_back(goes_on ? recent_.back() : states_.size());
    auto& stood = counts_.try_emplace(state, Stood{.first = states_.size()}).first->second;
    if (++stood.count == 2) twice_.push_back(stood.first);
    states_.push_back(state);
  }

  // Requires: it is not the start.
  void pop() {
    const auto found = counts_.find(states_.back());
    if (found->second.count-- == 2) twice_.pop_back();  // What came later has been popped before.
    if (found->second.count == 0) counts_.erase(found);
    states_.pop_back();
    recent_.pop_back();
  }

  [[nodiscard]] const std::vector<State>& states() const { return states_; }
  [[nodiscard]] const State& last() const { return states_.back(); }
  // How often the last state has stood, this time included.
  [[nodiscard]] int visits() const { return counts_.find(states_.back())->second.count; }

  // Those that stood twice since the last capture or placement, in the order they first stood.
  [[nodiscard]] std::vector<State> twice() const {
    std::vector<std::size_t> places;
    for (auto place = twice_.rbegin(); place != twice_.rend() && *place >= recent_.back(); ++place)
      places.push_back(*place);
    std::ranges::sort(places);
    std::vector<State> found;
    for (const std::size_t place : places) found.push_back(states_[place]);
    return found;
  }

  [[nodiscard]] Played<G> played() const {
    return {{states_.begin() + static_cast<std::ptrdiff_t>(recent_.back()), states_.end()},
            twice()};
  }

 private:
  struct Stood {
    std::size_t first = 0;
    int count = 0;
  };
  struct Hash {
    const G* game;
    std::size_t operator()(const State& state) const {
      return static_cast<std::size_t>(game->hash(state));
    }
  };

  const G& game_;
  std::vector<State> states_;
  std::vector<std::size_t> recent_;  // For each state the first after the last capture before it.
  std::unordered_map<State, Stood, Hash> counts_;
  std::vector<std::size_t> twice_;  // Where each state first stood that has stood more than once.
};

}  // namespace sowmill
