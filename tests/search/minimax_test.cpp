// The search finds what looking at every line finds.

#include <doctest/doctest.h>
#include <vector>

#include "search/random_position.hpp"
#include "search/search.hpp"
#include "support/for_each_evaluation.hpp"

namespace sowmill {
namespace {

using namespace search;

// A game in which a position is another one at every ply, so that the transposition table never
// knows it from a greater depth than it is searched to, and nothing repeats.
template <Game G>
class Unrolled {
 public:
  struct State {
    typename G::State inner;
    std::uint32_t ply = 0;
    bool operator==(const State&) const = default;
  };
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;

  explicit Unrolled(const G& game) : game_(game) {}

  [[nodiscard]] State initial_state() const { return {game_.initial_state()}; }
  [[nodiscard]] Side side_to_move(const State& state) const {
    return game_.side_to_move(state.inner);
  }
  [[nodiscard]] MoveList legal_moves(const State& state) const {
    return game_.legal_moves(state.inner);
  }
  void apply(State& state, const Move& move) const {
    game_.apply(state.inner, move);
    ++state.ply;
  }
  [[nodiscard]] Outcome outcome(const State& state) const { return game_.outcome(state.inner); }
  [[nodiscard]] std::uint64_t hash(const State& state) const {
    return mix_bits(game_.hash(state.inner) + state.ply);
  }
  [[nodiscard]] Ending ending(const State& state) const { return game_.ending(state.inner); }
  [[nodiscard]] Ending endless(const State& state) const { return game_.endless(state.inner); }
  [[nodiscard]] int material(const State& state) const { return game_.material(state.inner); }
  [[nodiscard]] int seeds_in_play(const State& state) const
    requires LimitsDifference<G>
  {
    return game_.seeds_in_play(state.inner);
  }
  std::vector<Event> narrate(State& state, const Move& move) const {
    return game_.narrate(state.inner, move);
  }
  [[nodiscard]] BoardView view(const State& state) const { return game_.view(state.inner); }
  [[nodiscard]] std::string to_text(const State& state) const { return game_.to_text(state.inner); }
  [[nodiscard]] std::string to_text(const State& state, const Move& move) const {
    return game_.to_text(state.inner, move);
  }
  [[nodiscard]] Result<State> parse_state(std::string_view text) const {
    return game_.parse_state(text).map([](const auto& inner) { return State{inner}; });
  }
  [[nodiscard]] Result<Move> parse_move(const State& state, std::string_view text) const {
    return game_.parse_move(state.inner, text);
  }

 private:
  const G& game_;
};

template <Game G, class E>
struct UnrolledEvaluation : E {
  explicit UnrolledEvaluation(const E& evaluation) : E(evaluation) {}
  int operator()(const typename Unrolled<G>::State& state) const {
    return E::operator()(state.inner);
  }
  std::uint64_t board_hash(const typename Unrolled<G>::State& state) const
    requires HashesBoards<E, G>
  {
    return mix_bits(E::board_hash(state.inner) + state.ply);
  }
};

// Every line to a depth, with the same ends, repetitions and estimates.
template <Game G, class E>
struct Minimax {
  const G& game;
  const E& evaluation;
  std::vector<typename G::State> line;

  // No estimate is better or worse than capturing all that is left.
  [[nodiscard]] int within_reach(const typename G::State& state, int estimate) const {
    if (E::aim != Aim::Difference) return estimate;
    const auto view = game.view(state);
    int now = hundredths * (view.stores[0] - view.stores[1]);
    if (game.side_to_move(state) == Side::Second) now = -now;
    int left = 0;
    for (const auto& place : view.places) left += hundredths * place.count;
    return std::clamp(estimate, now - left, now + left);
  }

  int value(const typename G::State& state, int depth, int ply) {
    const Side side = game.side_to_move(state);
    if (std::ranges::find(line, state) != line.end())
      return score_of_result(result_for(side, game.endless(state)), E::aim, std::nullopt, 0);
    const auto moves = game.legal_moves(state);
    if (moves.empty()) return score_of_result(result_for(side, game.ending(state)), E::aim, 0, ply);
    if (depth == 0) return within_reach(state, limited(evaluation(state)));
    int best = -won - 1;
    line.push_back(state);
    for (const auto& move : moves) {
      auto next = state;
      game.apply(next, move);
      const int score = value(next, depth - 1, ply + 1);
      best = std::max(best, game.side_to_move(next) == side ? score : -score);
    }
    line.pop_back();
    return best;
  }
};

template <Game G, class E>
int searched(const G& game, const E& evaluation, const typename G::State& state, int depth,
             const Tuning& tuning) {
  TranspositionTable table(1 << 14);
  using S = Search<G, E>;
  S found(game, evaluation, NoProbe{}, table, {.root = state, .deepest = depth}, tuning);
  while (found.run_until(~std::uint64_t{0}) != S::Progress::Done) {
  }
  return found.lines().front().worth.score;
}

}  // namespace

TEST_CASE("the search finds the value of looking at everything, repetitions included") {
  for_each_evaluation([](const auto& ruleset) {
    CAPTURE(ruleset.id);
    Random random(7);
    for (int i = 0; i < 30; ++i) {
      const auto state = random_position(ruleset.game, static_cast<int>(random.below(120)), random);
      const bool wide = ruleset.game.legal_moves(state).size() > 12;
      const int depth = wide ? 2 : 5;
      CAPTURE(ruleset.game.to_text(state));
      Minimax<std::remove_cvref_t<decltype(ruleset.game)>,
              std::remove_cvref_t<decltype(ruleset.evaluation)>>
          everything{ruleset.game, ruleset.evaluation, {}};
      CHECK(searched(ruleset.game, ruleset.evaluation, state, depth, {.cuts_from_table = false}) ==
            everything.value(state, depth, 0));
    }
  });
}

TEST_CASE("the transposition table does not change the value") {
  for_each_evaluation([]<class G, class E>(const EvaluatedRuleset<G, E>& ruleset) {
    CAPTURE(ruleset.id);
    const Unrolled<G> game(ruleset.game);
    const UnrolledEvaluation<G, E> evaluation(ruleset.evaluation);
    Random random(11);
    for (int i = 0; i < 30; ++i) {
      const auto state = random_position(game, static_cast<int>(random.below(120)), random);
      const int depth = game.legal_moves(state).size() > 12 ? 2 : 5;
      CAPTURE(game.to_text(state));
      Minimax<Unrolled<G>, UnrolledEvaluation<G, E>> everything{game, evaluation, {}};
      CHECK(searched(game, evaluation, state, depth, {}) == everything.value(state, depth, 0));
    }
  });
}

}  // namespace sowmill
