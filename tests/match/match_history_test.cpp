#include "match/match_history.hpp"

#include <algorithm>
#include <doctest/doctest.h>

#include "common/random.hpp"
#include "support/for_each_ruleset.hpp"

namespace sowmill {
namespace {

// Moves made and taken back at random, and what the states alone say.
template <class G>
class Walk {
 public:
  using State = typename G::State;

  explicit Walk(const G& game)
      : game_(game), history_(game, game.initial_state()), states_{game.initial_state()} {}

  void step(Random& random) {
    const auto moves = game_.legal_moves(states_.back());
    const bool is_stuck = game_.outcome(states_.back()) != Outcome::Ongoing || moves.empty();
    if (states_.size() > 1 && (is_stuck || random.below(3) == 0)) {
      history_.pop();
      states_.pop_back();
      return;
    }
    State next = states_.back();
    game_.apply(next, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    history_.push(next);
    states_.push_back(next);
  }

  void check() const {
    CHECK(history_.states() == states_);
    CHECK(history_.visits() == std::ranges::count(states_, states_.back()));
    CHECK(history_.twice() == repeated_states(game_, states_));
    const auto played = history_.played();
    CHECK(std::ranges::equal(played.states, std::span(states_).last(played.states.size())));
    for (const State& each : played.states) CHECK(have_same_pieces(game_, each, states_.back()));
  }

 private:
  const G& game_;
  MatchHistory<G> history_;
  std::vector<State> states_;
};

TEST_CASE("a history knows how often a state stood as well as the states themselves do") {
  for_each_ruleset([]<Game G>(const Ruleset<G>& ruleset) {
    CAPTURE(ruleset.id);
    Random random(7);
    Walk walk(ruleset.game);
    for (int i = 0; i < 400; ++i) {
      walk.step(random);
      walk.check();
    }
  });
}

}  // namespace
}  // namespace sowmill
