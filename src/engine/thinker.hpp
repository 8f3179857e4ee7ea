#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

#include "engine/analysis.hpp"
#include "engine/analysis_report.hpp"
#include "engine/search_limits.hpp"
#include "engine/search_run.hpp"
#include "engine/table_choice.hpp"
#include "match/match_history.hpp"
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
  using Probe = TableProbe<G>;
  using Run = SearchRun<G, E, Probe>;
  using Search = typename Run::Search;
  using Task = typename Search::Task;

  struct Choice {
    Move move;
    int score = 0;
    int depth = 0;
    bool done = false;
    Certainty certainty = Certainty::Estimate;
    bool from_tables = false;
    std::uint64_t positions = 0;
    std::uint64_t table_hits = 0;
  };

  Thinker(const G& game, const E& evaluation) : game_(game), evaluation_(evaluation) {}

  void set_tables(std::shared_ptr<const StateProber<G>> tables) {
    tables_ = std::move(tables);
    for (Run* run : {&level_run_, &analysis_run_, &way_run_}) run->search.reset();
  }

  // Requires: the game is not over.
  Choice think(const Played<G>& played, const Level& level, std::uint64_t positions,
               Random random) {
    if (level.uses_tables)
      if (const auto known = chooser().choose(played.states, played.twice))
        return think_of(*known, played, level, positions);
    const std::size_t lines = level.tolerance == 0 ? 1 : G::MoveList::capacity();
    level_run_.prepare(game_, evaluation_,
                       {.task = task_at(played, lines),
                        .level = level,
                        .probe = level.uses_tables ? probe(played) : Probe{},
                        .entries = table_entries(level)});
    Search& found = *level_run_.search;
    const bool forced = game_.legal_moves(played.states.back()).size() == 1;
    const bool done = forced || run_level(found, level, positions);
    return choose(found, done ? level.tolerance : 0, done, random);
  }

  Analysis analyse(const Played<G>& played, const AnalysisLimits& limits,
                   const AnalysisObserver& observer) {
    const auto begun = search::microseconds_now(search::Clock::Wall);
    const search::Deadline deadline(search_limits(limits));
    analysis_run_.prepare(game_, evaluation_,
                          {.task = task_at(played, limits.lines),
                           .probe = probe(played),
                           .entries = entries_in(limits.megabytes)});
    Search& found = *analysis_run_.search;
    const auto earlier = analysis_run_.counts();
    std::atomic<bool> stop = false;
    const auto watch = [&] {
      if (limits.depth != 0 && found.depth() >= limits.depth) stop = true;
      if (observer) observer(report().of(earlier, begun));
    };
    run(found, limits, stop, watch);
    Analysis analysis = report().of(earlier, begun);
    if (const auto known = chooser().choose(played.states, played.twice))
      prefer(*known, played, limits, deadline, analysis);
    return analysis;
  }

  // Takes so much memory for analyse(), which would else take it bit by bit.
  void reserve(std::size_t megabytes) {
    if (analysis_run_.make_room(entries_in(megabytes))) analysis_run_.table->touch();
  }

  // What a tolerance comes to in this game.
  [[nodiscard]] Mistakes mistakes(int tolerance) const {
    constexpr int largest = 6;  // From even to as good as lost.
    constexpr int units = [] {
      if constexpr (requires { E::mistake_units; })
        return E::mistake_units;
      else
        return 1;
    }();
    const int unit = units * evaluation_.expectation_unit();
    return {.tolerance = unit * tolerance / search::hundredths, .largest = largest * unit};
  }

 private:
  // Looked at in search of a way to bring home what tables promise.
  static constexpr std::uint64_t way_positions = 100'000;

  static Task task_at(const Played<G>& played, std::size_t lines,
                      const std::vector<std::uint8_t>& moves = {}) {
    return {.root = played.states.back(),
            .before = {played.states.begin(), played.states.end() - 1},
            .lines = lines,
            .moves = moves};
  }

  [[nodiscard]] Probe probe(const Played<G>& played) const {
    return {.tables = {game_, tables_.get(), played.twice}};
  }
  [[nodiscard]] TableChooser<G, E> chooser() const { return {game_, tables_.get()}; }
  [[nodiscard]] AnalysisReport<G, E> report() const {
    return {game_, evaluation_, chooser(), analysis_run_};
  }

  // Looks at so many positions more. True: that is all the level does. Whoever makes mistakes
  // knows every move at least a ply deep: else there would be none to choose from.
  static bool run_level(Search& found, const Level& level, std::uint64_t positions) {
    const auto last = found.positions() + positions;
    const auto is_enough = [&] {
      return found.is_done() || (found.positions() >= level.positions &&
                                 (level.tolerance == 0 || !found.lines().empty()));
    };
    while (!is_enough() && found.positions() < last) {
      const auto aim = std::max(level.positions, found.positions() + 1);
      (void)found.run_until(std::min(aim, last));
    }
    return is_enough();
  }

  // Among moves that tables know. What they leave open is searched.
  Choice think_of(const TableChoice& known, const Played<G>& played, const Level& level,
                  std::uint64_t positions) {
    Choice choice{.move = game_.legal_moves(played.states.back())[known.moves.front()],
                  .score = known.score,
                  .done = true,
                  .certainty = known.is_exact ? Certainty::Exact : Certainty::Interval,
                  .from_tables = true};
    if (known.moves.size() == 1 || (known.is_exact && !known.needs_a_way())) return choice;
    const Level closer{.positions = known.is_exact ? way_positions : level.positions};
    level_run_.prepare(game_, evaluation_,
                       {.task = task_at(played, 1, known.moves),
                        .level = closer,
                        .probe = probe_for(known, played),
                        .entries = table_entries(closer)});
    Search& found = *level_run_.search;
    choice.done = run_level(found, closer, positions);
    choice.move = found.best().moves.front();
    choice.depth = found.best().depth;
    choice.positions = found.positions();
    choice.table_hits = found.probe_hits();
    if (!known.is_exact) choice.score = found.best().worth.score;
    if (found.best().worth.resolved) choice.certainty = Certainty::Exact;
    return choice;
  }

  [[nodiscard]] Probe probe_for(const TableChoice& known, const Played<G>& played) const {
    if (is_lasting_draw(known, played.states.back())) return {};
    Probe all = probe(played);
    if (known.needs_a_way()) all.leaving = played.states.back();
    return all;
  }

  // All that is left to play for are the other's mistakes, which tables do not tell of.
  [[nodiscard]] bool is_lasting_draw(const TableChoice& known, const State& state) const {
    const auto endless = game_.endless(state);
    return known.is_exact && known.score == 0 && endless.outcome == Outcome::Draw && !endless.score;
  }

  // Puts first what leads on where several moves are equally good by the tables.
  void prefer(const TableChoice& known, const Played<G>& played, const AnalysisLimits& limits,
              const search::Deadline& deadline, Analysis& analysis) {
    if (!known.is_exact || analysis.lines.empty() || analysis.lines.front().score != known.score)
      return;
    const auto legal = game_.legal_moves(played.states.back());
    typename Search::Line way{.moves = {legal[known.moves.front()]}};
    if (known.needs_a_way()) way = find_way(known, played, limits, deadline, analysis);
    const auto move = game_.to_text(played.states.back(), way.moves.front());
    auto line = std::ranges::find_if(
        analysis.lines, [&](const AnalysedLine& each) { return each.moves.front() == move; });
    if (line == analysis.lines.end()) *--line = report().of_best_with(way.moves.front());
    analysis.move = move;
    analysis.better.reset();
    if (way.worth.resolved) line->moves = report().texts_of(played.states.back(), way.moves);
    std::rotate(analysis.lines.begin(), line, line + 1);
  }

  typename Search::Line find_way(const TableChoice& known, const Played<G>& played,
                                 const AnalysisLimits& limits, const search::Deadline& deadline,
                                 Analysis& analysis) {
    way_run_.prepare(game_, evaluation_,
                     {.task = task_at(played, 1, known.moves),
                      .probe = probe_for(known, played),
                      .entries = table_entries({way_positions})});
    Search& found = *way_run_.search;
    auto left = way_positions - std::min(way_positions, found.positions());
    if (limits.positions != 0) left = std::min(left, limits.positions);
    if (left != 0) run_alone(found, {.positions = left}, deadline, [] {});
    analysis.positions += found.positions();
    analysis.done = analysis.done && (found.is_done() || found.positions() >= way_positions);
    return found.best();
  }

  static std::size_t entries_in(std::size_t megabytes) {
    return search::TranspositionTable::entries_in_megabytes(megabytes);
  }

  // Twice as many as there are positions, so that hardly any is lost.
  static std::size_t table_entries(const Level& level) {
    constexpr std::size_t fewest = 1 << 10;
    constexpr std::size_t most = 1 << 20;
    return std::clamp(std::bit_ceil(static_cast<std::size_t>(2 * level.positions)), fewest, most);
  }

  Choice choose(const Search& found, int tolerance, bool done, Random& random) const {
    const auto best = found.best();
    if (tolerance == 0 || found.lines().empty()) return chosen(found, best, done);
    std::vector<int> scores;
    for (const auto& line : found.lines()) scores.push_back(line.worth.score);
    const auto& picked = found.lines()[pick_by_score(scores, mistakes(tolerance), random)];
    return chosen(found, picked, done);
  }

  Choice chosen(const Search& found, const typename Search::Line& line, bool done) const {
    return {.move = line.moves.front(),
            .score = line.worth.score,
            .depth = line.depth,
            .done = done,
            .certainty = line.worth.resolved ? Certainty::Exact : Certainty::Estimate,
            .from_tables = is_from_tables(found, line),
            .positions = found.positions(),
            .table_hits = found.probe_hits()};
  }

  [[nodiscard]] bool is_from_tables(const Search& found, const typename Search::Line& line) const {
    if (line.worth.resolved && found.probe_hits() > 0) return true;
    State next = found.task().root;
    game_.apply(next, line.moves.front());
    return level_run_.order.probe(next, search::any_depth).has_value();
  }

  // Until a limit, the caller or the watch says stop.
  void run(Search& found, const AnalysisLimits& limits, const std::atomic<bool>& stop,
           const std::function<void()>& watch) {
    if (limits.depth != 0 && found.depth() >= limits.depth) return;
    search::Helpers<G, E, Probe> helpers(game_, evaluation_, analysis_run_.order.probe,
                                         *analysis_run_.table);
    search::Limits all = search_limits(limits);
    all.stop = [&stop, outside = all.stop] { return stop || outside(); };
    helpers.run(found, all, watch, *analysis_run_.helped);
  }

  const G& game_;
  const E& evaluation_;
  std::shared_ptr<const StateProber<G>> tables_;
  Run level_run_{SearchMemory::Cleared};
  Run analysis_run_{SearchMemory::Kept};
  Run way_run_{SearchMemory::Cleared};
};

}  // namespace sowmill
