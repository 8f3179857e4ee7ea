#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>
#include <vector>

#include "play/analysis.hpp"
#include "search/alpha_beta.hpp"
#include "search/level.hpp"
#include "search/together.hpp"

namespace sowmill {

// The computer's head in one match: thinks at a level, or analyses, and goes on where it stopped
// when it is asked about the same position again.
template <Game G, EvaluationOf<G> E>
class Thinker {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Probe = search::ProbeFunction<State>;
  using Search = search::Search<G, E, Probe>;
  using States = std::vector<State>;  // Of the match; the last is the one to think about.

  struct Choice {
    Move move;
    int score = 0;
    int depth = 0;
    bool done = false;
  };

  Thinker(const G& game, const E& evaluation) : game_(game), evaluation_(evaluation) {}

  void set_probe(const Probe& probe) {
    probe_ = probe;
    level_run_.search.reset();
    analysis_run_.search.reset();
  }

  // Requires: the game is not over.
  Choice think(const States& states, const Level& level, std::uint64_t positions, Random random) {
    const std::size_t lines = level.tolerance == 0 ? 1 : G::MoveList::capacity();
    level_run_.prepare(*this, states, lines, table_entries(level),
                       level.uses_tables ? probe_ : Probe{});
    Search& found = *level_run_.search;
    const auto last = std::min(level.positions, found.positions() + positions);
    const bool forced = game_.legal_moves(states.back()).size() == 1;
    while (!forced && !found.is_done() && found.positions() < last) (void)found.run_until(last);
    const bool done = forced || found.is_done() || found.positions() >= level.positions;
    return choose(found, done ? level.tolerance : 0, done, random);
  }

  Analysis analyse(const States& states, const AnalysisLimits& limits,
                   const AnalysisObserver& observer) {
    analysis_run_.prepare(*this, states, limits.lines,
                          search::TranspositionTable::entries_in_megabytes(limits.megabytes),
                          probe_);
    Search& found = *analysis_run_.search;
    const auto begun = search::microseconds_now(search::Clock::Wall);
    std::atomic<bool> stop = false;
    const auto watch = [&] {
      if (limits.depth != 0 && found.depth() >= limits.depth) stop = true;
      if (observer) observer(report(found, begun));
    };
    run(found, limits, stop, watch);
    return report(found, begun);
  }

  // How a plain alpha-beta with material as its evaluation would play, for comparison.
  Choice think_plainly(const States& states, const AnalysisLimits& limits) {
    const search::Deadline deadline(time_of(limits));
    AlphaBeta<G> plain(game_, states.back());
    const auto best = plain.think(limits.positions == 0 ? ~std::uint64_t{0} : limits.positions,
                                  limits.depth == 0 ? AlphaBeta<G>::deepest : limits.depth,
                                  [&] { return deadline.is_over(); });
    return {best.move, best.score, best.depth, true};
  }

  [[nodiscard]] double expected(int score) const {
    if (search::is_decided(score)) return score > 0 ? 1 : 0;
    return 1 / (1 + std::exp(-static_cast<double>(score) / evaluation_.expectation_unit()));
  }

 private:
  // Whether what was found about earlier positions is remembered. Levels forget it, so that they
  // play the same wherever a game was taken up.
  enum class Memory : std::uint8_t { Kept, Cleared };

  // A search with its table. A new position, or another number of lines, begins it anew.
  struct Run {
    Memory memory;
    std::unique_ptr<search::TranspositionTable> table = {};
    std::unique_ptr<Search> search = {};
    std::uint64_t helped = 0;  // Positions that helpers looked at.

    void prepare(const Thinker& thinker, const States& states, std::size_t lines,
                 std::size_t entries, const Probe& probe) {
      if (search && table->entries() == entries && search->task().lines == lines &&
          search->task().root == states.back() && search->task().before.size() + 1 == states.size())
        return;
      if (!table || table->entries() != entries)
        table = std::make_unique<search::TranspositionTable>(entries);
      else if (memory == Memory::Kept)
        table->grow_older();
      else
        table->clear();
      helped = 0;
      search = std::make_unique<Search>(
          thinker.game_, thinker.evaluation_, probe, *table,
          typename Search::Task{
              .root = states.back(), .before = {states.begin(), states.end() - 1}, .lines = lines});
    }
  };

  // Twice as many as there are positions, so that hardly any is lost.
  static std::size_t table_entries(const Level& level) {
    constexpr std::size_t fewest = 1 << 10;
    constexpr std::size_t most = 1 << 20;
    return std::clamp(std::bit_ceil(static_cast<std::size_t>(2 * level.positions)), fewest, most);
  }

  Choice choose(const Search& found, int tolerance, bool done, Random& random) const {
    const auto best = found.best();
    if (tolerance == 0 || found.lines().empty())
      return {best.moves.front(), best.worth.score, best.depth, done};
    std::vector<int> scores;
    for (const auto& line : found.lines()) scores.push_back(line.worth.score);
    const auto unit = evaluation_.expectation_unit() * tolerance / search::hundredths;
    const auto& picked = found.lines()[pick_by_score(scores, unit, random)];
    return {picked.moves.front(), picked.worth.score, picked.depth, done};
  }

  static search::Limits time_of(const AnalysisLimits& limits) {
    constexpr std::int64_t microseconds = 1'000;
    return {.microseconds = limits.milliseconds * microseconds,
            .clock = limits.processor_time ? search::Clock::Processor : search::Clock::Wall};
  }

  // Until a limit, the caller or the watch says stop.
  void run(Search& found, const AnalysisLimits& limits, std::atomic<bool>& stop,
           const std::function<void()>& watch) {
    const auto is_stopped = [&] {
      return stop || (limits.stop != nullptr && limits.stop->load(std::memory_order_relaxed));
    };
    if (limits.depth != 0 && found.depth() >= limits.depth) return;
    search::Helpers<G, E, Probe> helpers(game_, evaluation_, probe_, *analysis_run_.table);
    search::Limits all = time_of(limits);
    all.positions = limits.positions;
    all.threads = limits.threads;
    all.stop = is_stopped;
    analysis_run_.helped += helpers.run(found, all, watch);
  }

  [[nodiscard]] Analysis report(const Search& found, std::int64_t begun) const {
    Analysis analysis;
    analysis.move = game_.to_text(found.task().root, found.best().moves.front());
    analysis.depth = found.depth();
    analysis.positions = found.positions() + analysis_run_.helped;
    analysis.table_hits = found.probe_hits();
    analysis.milliseconds = (search::microseconds_now(search::Clock::Wall) - begun) / 1'000;
    analysis.done = found.is_done();
    for (const auto& line : found.lines()) analysis.lines.push_back(told(found, line));
    return analysis;
  }

  [[nodiscard]] AnalysedLine told(const Search& found, const typename Search::Line& line) const {
    AnalysedLine analysed{.moves = {},
                          .score = line.worth.score,
                          .plies = search::distance_of(line.worth.score),
                          .expected = expected(line.worth.score),
                          .depth = line.depth};
    State state = found.task().root;
    for (const Move& move : line.moves) {
      analysed.moves.push_back(game_.to_text(state, move));
      game_.apply(state, move);
    }
    say_how_sure(found, line, analysed);
    return analysed;
  }

  void say_how_sure(const Search& found, const typename Search::Line& line,
                    AnalysedLine& analysed) const {
    if (line.worth.resolved) {
      analysed.certainty = Certainty::Exact;
      analysed.lower = analysed.upper = search::result_of_score(line.worth.score, E::aim);
      return;
    }
    State next = found.task().root;
    game_.apply(next, line.moves.front());
    const auto known = probe_(next);
    if (!known) return;
    const bool same = game_.side_to_move(next) == game_.side_to_move(found.task().root);
    analysed.certainty = Certainty::Interval;
    analysed.lower = same ? known->lower : -known->upper;
    analysed.upper = same ? known->upper : -known->lower;
  }

  const G& game_;
  const E& evaluation_;
  Probe probe_;
  Run level_run_{Memory::Cleared};
  Run analysis_run_{Memory::Kept};
};

}  // namespace sowmill
