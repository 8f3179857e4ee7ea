// What the search promises besides the right value: lines, resuming, stopping, repetition, tables.

#include <atomic>
#include <doctest/doctest.h>
#include <set>
#include <thread>

#include "search/random_position.hpp"
#include "search/together.hpp"
#include "support/for_each_evaluation.hpp"

namespace sowmill {
namespace {

using namespace search;

constexpr std::uint64_t no_end = ~std::uint64_t{0};

template <class S>
void finish(S& found) {
  while (found.run_until(no_end) != S::Progress::Done) {
  }
}

template <Game G, class E>
struct Searched {
  TranspositionTable table{1 << 16};
  Search<G, E> found;

  Searched(const EvaluatedRuleset<G, E>& ruleset, typename Search<G, E>::Task task)
      : found(ruleset.game, ruleset.evaluation, {}, table, std::move(task)) {}
};

const auto morris_rules = evaluated(std::get<4>(rulesets));
const auto ouri_rules = evaluated(std::get<6>(rulesets));
const auto oware_rules = evaluated(std::get<7>(rulesets));
const auto ntxuva_rules = evaluated(std::get<0>(rulesets));

// The best move and its score from a position in text, after what has been played before.
template <Game G, class E>
std::pair<std::string, int> best_at(const EvaluatedRuleset<G, E>& ruleset,
                                    const std::vector<typename G::State>& states, int depth) {
  Searched searched(
      ruleset,
      {.root = states.back(), .before = {states.begin(), states.end() - 1}, .deepest = depth});
  finish(searched.found);
  const auto& line = searched.found.lines().front();
  return {ruleset.game.to_text(states.back(), line.moves.front()), line.worth.score};
}

// Positions late in random games of Ntxuva that are won or lost within a few plies, with the score.
template <class Use>
void for_each_decided_position(Use use) {
  Random random(21);
  for (int i = 0; i < 400; ++i) {
    const auto state = random_position(ntxuva_rules.game, 40 + i % 60, random);
    const int score = best_at(ntxuva_rules, {state}, 7).second;
    if (has_distance(score)) use(state, score);
  }
}

}  // namespace

TEST_CASE("thinking in slices of any size looks at the same positions as thinking at once") {
  for_each_evaluation([]<class G, class E>(const EvaluatedRuleset<G, E>& ruleset) {
    CAPTURE(ruleset.id);
    Random random(3);
    for (int i = 0; i < 4; ++i) {
      const auto root = random_position(ruleset.game, 4 + 10 * i, random);
      const typename Search<G, E>::Task task{.root = root, .lines = 2, .deepest = 5};
      Searched whole(ruleset, task);
      Searched sliced(ruleset, task);
      finish(whole.found);
      while (!sliced.found.is_done())
        (void)sliced.found.run_until(sliced.found.positions() + 1 + random.below(40));
      CHECK(whole.found.positions() == sliced.found.positions());
      CHECK(whole.found.best().moves == sliced.found.best().moves);
      CHECK(whole.found.best().worth.score == sliced.found.best().worth.score);
    }
  });
}

TEST_CASE("several lines begin with different moves, can be played, and come best first") {
  for_each_evaluation([]<class G, class E>(const EvaluatedRuleset<G, E>& ruleset) {
    CAPTURE(ruleset.id);
    Random random(5);
    for (int i = 0; i < 6; ++i) {
      const auto root = random_position(ruleset.game, 3 + 8 * i, random);
      Searched searched(ruleset, {.root = root, .lines = 3, .deepest = 4});
      finish(searched.found);
      const auto& lines = searched.found.lines();
      CHECK(lines.size() == std::min<std::size_t>(3, ruleset.game.legal_moves(root).size()));
      std::set<std::string> first_moves;
      for (std::size_t line = 0; line < lines.size(); ++line) {
        auto state = root;
        first_moves.insert(ruleset.game.to_text(root, lines[line].moves.front()));
        for (const auto& move : lines[line].moves) {
          REQUIRE(ruleset.game.parse_move(state, ruleset.game.to_text(state, move)));
          ruleset.game.apply(state, move);
        }
        if (line > 0) CHECK(lines[line - 1].worth.score >= lines[line].worth.score);
      }
      CHECK(first_moves.size() == lines.size());
    }
  });
}

TEST_CASE("every line has the score that its move has alone") {
  constexpr Tuning plain{.cuts_from_table = false};
  const auto& game = oware_rules.game;
  Random random(9);
  const auto root = random_position(game, 12, random);
  using S = Search<Ouri, OuriEvaluation>;
  TranspositionTable table(1 << 14);
  S all(game, oware_rules.evaluation, {}, table, {.root = root, .lines = 6, .deepest = 5}, plain);
  finish(all);
  for (const auto& line : all.lines()) {
    auto next = root;
    game.apply(next, line.moves.front());
    S alone(game, oware_rules.evaluation, {}, table, {.root = next, .before = {root}, .deepest = 4},
            plain);
    finish(alone);
    CHECK(line.worth.score == -alone.lines().front().worth.score);
  }
}

TEST_CASE("a win in one move is found, and that it is one") {
  const auto state = *morris_rules.game.parse_state("WW.....B...B..W...BW....-0-0-0-W");
  CHECK(distance_of(best_at(morris_rules, {state}, 8).second) == 1);
}

TEST_CASE("a forced win is played out in as many plies as were promised") {
  int played = 0;
  for_each_decided_position([&](const Ntxuva::State& start, int score) {
    if (score < 0) return;
    ++played;
    const auto& game = ntxuva_rules.game;
    std::vector states = {start};
    for (int left = *distance_of(score); left > 0; --left) {
      const auto [move, now] = best_at(ntxuva_rules, states, left + 2);
      CAPTURE(game.to_text(states.back()));
      REQUIRE(distance_of(now));
      CHECK(std::abs(*distance_of(now)) <= left);
      auto next = states.back();
      game.apply(next, *game.parse_move(next, move));
      states.push_back(next);
      if (game.outcome(next) != Outcome::Ongoing) break;
    }
    CHECK(game.outcome(states.back()) == win_for(start.side));
  });
  CHECK(played > 10);
}

TEST_CASE("a lost game is saved by going back to a position that stood twice before") {
  int saved = 0;
  for_each_decided_position([&](const Ntxuva::State& state, int score) {
    const auto& game = ntxuva_rules.game;
    if (score > 0) return;
    for (const auto& move : game.legal_moves(state)) {
      auto next = state;
      game.apply(next, move);
      if (game.outcome(next) != Outcome::Ongoing) continue;
      const auto [found, now] = best_at(ntxuva_rules, {next, state, next, state}, 9);
      CHECK(now == 0);
      CHECK(found == game.to_text(state, move));
      ++saved;
    }
  });
  CHECK(saved > 10);
}

TEST_CASE("a won game is not repeated away") {
  int kept = 0;
  for_each_decided_position([&](const Ntxuva::State& state, int score) {
    const auto& game = ntxuva_rules.game;
    if (score < 0) return;
    const auto before = best_at(ntxuva_rules, {state}, 9);
    auto stood = state;
    game.apply(stood, *game.parse_move(stood, before.first));
    if (game.outcome(stood) != Outcome::Ongoing) return;
    const auto [move, now] = best_at(ntxuva_rules, {stood, state, stood, state}, 9);
    if (now <= 0) return;  // It was the only move that wins.
    CHECK(move != before.first);
    ++kept;
  });
  CHECK(kept > 5);
}

TEST_CASE("a position that stood twice is worth what endless play is worth, once nothing yet") {
  // South's seeds run round; each would take his own side, which is better for the one with more.
  const auto& game = ouri_rules.game;
  const auto root = *game.parse_state("0-0-0-0-0-1-0-0-0-0-0-1-23-23-S");
  Searched free(ouri_rules, {.root = root, .deepest = 1});
  finish(free.found);
  auto next = root;
  game.apply(next, game.legal_moves(root)[0]);
  Searched once(ouri_rules, {.root = root, .before = {next}, .deepest = 1});
  finish(once.found);
  CHECK(once.found.lines().front().worth.score == free.found.lines().front().worth.score);
  Searched bound(ouri_rules, {.root = root, .before = {next, root, next}, .deepest = 1});
  finish(bound.found);
  CHECK(bound.found.lines().front().worth.score ==
        score_of_result(result_for(Side::First, game.endless(next)), Aim::Win, std::nullopt, 0));
}

TEST_CASE("a search stops at once when it is told to") {
  TranspositionTable table(1 << 16);
  using S = Search<Morris, MorrisEvaluation>;
  S search(morris_rules.game, morris_rules.evaluation, {}, table,
           {.root = morris_rules.game.initial_state()});
  std::atomic<bool> stop = false;
  std::thread other([&] { stop = true; });
  const Limits limits{.stop = [&] { return stop.load(); }};
  run_alone(search, limits, Deadline(limits), [] {});
  other.join();
  CHECK_FALSE(search.is_done());
  const auto looked_at = search.positions();
  run_alone(search, limits, Deadline(limits), [] {});
  CHECK(search.positions() == looked_at);
  CHECK_FALSE(search.best().moves.empty());
}

TEST_CASE("helpers beside the search leave it a good move") {
  for_each_evaluation([]<class G, class E>(const EvaluatedRuleset<G, E>& ruleset) {
    CAPTURE(ruleset.id);
    TranspositionTable table(1 << 16);
    const NoProbe none;
    const auto root = ruleset.game.initial_state();
    Search<G, E> search(ruleset.game, ruleset.evaluation, none, table,
                        {.root = root, .deepest = 5});
    Helpers<G, E, NoProbe> helpers(ruleset.game, ruleset.evaluation, none, table);
    Helped helped;
    helpers.run(search, {.threads = 3}, [] {}, helped);
    CHECK(search.is_done());
    CHECK(ruleset.game.parse_move(root, ruleset.game.to_text(root, search.best().moves.front())));
  });
}

TEST_CASE("searches in company finish a depth together, and share the work") {
  for_each_evaluation([]<class G, class E>(const EvaluatedRuleset<G, E>& ruleset) {
    CAPTURE(ruleset.id);
    constexpr int depth = 8;
    using S = Search<G, E>;
    const typename S::Task task{.root = ruleset.game.initial_state(), .deepest = depth};
    Searched alone(ruleset, task);
    finish(alone.found);
    TranspositionTable table(1 << 16);
    Company<S> company;
    S first(ruleset.game, ruleset.evaluation, {}, table, task);
    S second(ruleset.game, ruleset.evaluation, {}, table, task);
    for (S* search : {&first, &second}) search->share_with_others(&company.busy_moves());
    while (!first.is_done() || !second.is_done()) {
      for (S* search : {&first, &second}) {
        if (search->is_done()) continue;
        (void)company.advance(*search, search->positions() + positions_between_looks);
        CHECK(std::abs(first.depth() - second.depth()) <= 1);
      }
    }
    CHECK(first.lines().front().moves == second.lines().front().moves);
    CHECK(first.lines().front().worth.score == second.lines().front().worth.score);
    CHECK(first.positions() + second.positions() < 2 * alone.found.positions());
  });
}

TEST_CASE("what tables know ends the search, and bounds narrow it") {
  struct EndOfGame {
    std::optional<Known> operator()(const Ouri::State& state, int /*depth*/) const {
      const int left = 48 - state.store(Side::First) - state.store(Side::Second);
      if (left > 40) return std::nullopt;
      return Known{-2, -2};
    }
  };
  using S = Search<Ouri, OuriEvaluation, EndOfGame>;
  TranspositionTable table(1 << 16);
  const auto root = *oware_rules.game.parse_state("0-0-0-0-0-4-1-1-1-5-5-5-13-13-S");
  S found(oware_rules.game, oware_rules.evaluation, {}, table, {.root = root});
  finish(found);
  CHECK(found.probe_hits() > 0);
  CHECK(found.lines().front().worth.resolved);
  CHECK(found.lines().front().worth.score == known_win + 2 * hundredths);
}

TEST_CASE("what tables know of the root's moves is asked however short the search") {
  struct Deep {
    std::optional<Known> operator()(const Ouri::State& /*state*/, int depth) const {
      constexpr int worth_reading = 5;
      if (depth < worth_reading) return std::nullopt;
      return Known{-2, -2};
    }
  };
  using S = Search<Ouri, OuriEvaluation, Deep>;
  TranspositionTable table(1 << 16);
  const auto root = oware_rules.game.initial_state();
  S found(oware_rules.game, oware_rules.evaluation, {}, table, {.root = root});
  finish(found);
  CHECK(found.depth() == 1);
  CHECK(found.lines().front().worth.resolved);
  CHECK(found.lines().front().worth.score == known_win + 2 * hundredths);
}

TEST_CASE("a small end of a game is searched to its end and known to be") {
  const auto root =
      *ntxuva_rules.game.parse_state("0-0-0-0-2-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-1-S");
  Searched searched(ntxuva_rules, {.root = root});
  finish(searched.found);
  CHECK(searched.found.lines().front().worth.resolved);
  CHECK(distance_of(searched.found.lines().front().worth.score) == 1);
}

}  // namespace sowmill
