#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/analysis.hpp"
#include "engine/expected_result.hpp"
#include "engine/proven_line.hpp"
#include "engine/search_run.hpp"
#include "engine/table_choice.hpp"
#include "engine/tables_in_match.hpp"

namespace sowmill {

// What a search has found, in words and numbers that need no game to be understood.
template <Game G, EvaluationOf<G> E>
class AnalysisReport {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Run = SearchRun<G, E, TableProbe<G>>;
  using Search = typename Run::Search;

  AnalysisReport(const G& game, const E& evaluation, const TableChooser<G, E>& chooser,
                 const Run& run)
      : game_(game), evaluation_(evaluation), chooser_(chooser), run_(run) {}

  // Counts what was looked at before, and the time since it was begun, in microseconds.
  [[nodiscard]] Analysis of(const typename Run::Counts& earlier, std::int64_t begun) const {
    Analysis analysis;
    for (const auto& line : run_.search->lines()) analysis.lines.push_back(told(line));
    const auto best = run_.search->best();
    analysis.move = game_.to_text(task().root, best.moves.front());
    if (!analysis.lines.empty() && analysis.lines.front().moves.front() != analysis.move)
      analysis.better = told(best);
    analysis.depth = run_.search->depth();
    const auto counts = run_.counts();
    analysis.positions = counts.positions;
    analysis.table_hits = counts.table_hits;
    analysis.earlier_positions = earlier.positions;
    analysis.earlier_hits = earlier.table_hits;
    analysis.milliseconds = (search::microseconds_now(search::Clock::Wall) - begun) / 1'000;
    analysis.done = run_.search->is_done();
    return analysis;
  }

  // The best line with another move at its beginning that tables hold to be as good. Requires: a
  // depth is finished.
  [[nodiscard]] AnalysedLine of_best_with(const Move& first) const {
    typename Search::Line line = run_.search->lines().front();
    line.moves = {first};
    return told(line);
  }

  [[nodiscard]] std::vector<std::string> texts_of(State state,
                                                  const std::vector<Move>& moves) const {
    std::vector<std::string> texts;
    for (const Move& move : moves) {
      texts.push_back(game_.to_text(state, move));
      game_.apply(state, move);
    }
    return texts;
  }

 private:
  [[nodiscard]] const typename Search::Task& task() const { return run_.search->task(); }

  [[nodiscard]] AnalysedLine told(const typename Search::Line& line) const {
    AnalysedLine analysed{
        .moves = {},
        .score = line.worth.score,
        .plies = plies_of(line.worth),
        .expected = expected_result(line.worth.score, evaluation_.expectation_unit()),
        .depth = line.depth};
    analysed.moves = texts_of(task().root, whole_line(line));
    say_how_sure(line, analysed);
    return analysed;
  }

  // Nothing as long as the end might still be found to come sooner.
  static std::optional<int> plies_of(const search::Worth& worth) {
    return worth.settled ? search::distance_of(worth.score) : std::nullopt;
  }

  [[nodiscard]] std::vector<Move> whole_line(const typename Search::Line& line) const {
    if (!line.worth.resolved) return line.moves;
    for (const auto& [proven, whole] : run_.proven)
      if (proven == line.moves) return whole;
    const ProvenLine<G, E> found(game_, evaluation_, run_.order.probe, *run_.table, chooser_);
    return run_.proven.emplace_back(line.moves, found.whole(task(), line)).second;
  }

  void say_how_sure(const typename Search::Line& line, AnalysedLine& analysed) const {
    const State& root = task().root;
    State next = root;
    game_.apply(next, line.moves.front());
    const auto known = run_.order.probe(next, search::any_depth);
    analysed.from_tables = known.has_value() && game_.outcome(next) == Outcome::Ongoing;
    search::Known proven = line.worth.resolved ? proven_by(line.worth.score) : anything();
    if (analysed.from_tables) {
      const bool same = game_.side_to_move(next) == game_.side_to_move(root);
      proven.lower = std::max(proven.lower, same ? known->lower : -known->upper);
      proven.upper = std::min(proven.upper, same ? known->upper : -known->lower);
    }
    if (!line.worth.resolved && !analysed.from_tables) return;
    analysed.certainty = line.worth.resolved ? Certainty::Exact : Certainty::Interval;
    analysed.lower = proven.lower;
    analysed.upper = proven.upper;
  }

  // Where any win is as good, a search ends as soon as it has proven who wins.
  [[nodiscard]] search::Known proven_by(int score) const {
    const int result = search::result_of_score(score, E::aim);
    if (E::aim == Aim::Difference || result == 0) return {result, result};
    const search::Known all = anything();
    return result > 0 ? search::Known{1, all.upper} : search::Known{all.lower, -1};
  }

  // All that a result can be.
  [[nodiscard]] search::Known anything() const {
    const State start = game_.initial_state();
    if (!game_.endless(start).score) return {-1, 1};
    int seeds = 0;
    for (const Place& place : game_.view(start).places) seeds += place.count;
    return {-seeds, seeds};
  }

  const G& game_;
  const E& evaluation_;
  TableChooser<G, E> chooser_;
  const Run& run_;
};

}  // namespace sowmill
