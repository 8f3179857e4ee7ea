#include "protocol/find_move.hpp"

#include <chrono>

#include "protocol/clock.hpp"

namespace sowmill::protocol {
namespace {

using Milliseconds = std::chrono::milliseconds;

// For who is told nothing.
constexpr std::int64_t usual_time = 2'000;

// As Aalina says it when the game is over.
constexpr std::string_view no_move = "bestmove 0000";

class Watch {
 public:
  [[nodiscard]] std::int64_t milliseconds() const {
    return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now() - start_)
        .count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// How long to think, 0 for as long as it takes.
struct Time {
  std::int64_t most = 0;
  bool of_clock = false;  // Less is as good.
};

Time time_for(const Match& match, const Search& search) {
  const Go& go = search.limits;
  if (go.until_stopped) return {};
  if (go.milliseconds) return {.most = std::max<std::int64_t>(*go.milliseconds, 1)};
  const auto side = index_of(match.chooser().value_or(Side::First));
  if (const auto left = go.left[side]) {
    if (match.legal_moves().size() == 1) return {.most = 1, .of_clock = true};
    return {
        .most = time_to_think({*left, go.increment[side], go.moves_to_go}, search.options.overhead),
        .of_clock = true};
  }
  const bool has_limit = go.depth || go.positions || search.options.level;
  return {.most = has_limit ? 0 : usual_time};
}

LineForm form_of(const Search& search) {
  const bool together = search.dialect == Dialect::Uci && search.options.ruleset->joins_moves;
  return together ? LineForm::Together : LineForm::Separate;
}

// Whether the other side answers the move.
bool passes_turn(const Match& match, const CatalogEntry& ruleset, const std::string& move) {
  const auto played = match.replay(move);
  if (!played) return false;
  const auto next = ruleset.match_at(played->position);
  return next && (*next)->chooser() != match.chooser();
}

// Only UCI names the answer that is expected.
std::string best_move_line(const Match& match, const Analysis& analysis, const Search& search) {
  auto line = "bestmove " + analysis.move;
  if (search.dialect == Dialect::Ugi || analysis.lines.empty()) return line;
  const auto& moves = (analysis.better ? *analysis.better : analysis.lines.front()).moves;
  if (moves.size() > 1 && passes_turn(match, *search.options.ruleset, analysis.move))
    line += " ponder " + moves[1];
  return line;
}

std::string analyse(const Match& match, Analyst& analyst, const Search& search, const Time& time,
                    const Say& say, std::atomic<bool>& stop) {
  int told = 0;
  const auto tell = [&](const Analysis& analysis) {
    if (analysis.depth == told) return;
    told = analysis.depth;
    std::size_t place = 0;
    for (const auto& line : analysis.lines)
      say(info_line(analysis, line, ++place, form_of(search)));
    // Another depth would hardly be finished.
    if (time.of_clock && analysis.milliseconds * 5 > time.most * 3) stop = true;
  };
  const bool limited = !search.limits.until_stopped;
  const AnalysisLimits limits{.positions = limited ? search.limits.positions.value_or(0) : 0,
                              .milliseconds = time.most,
                              .depth = limited ? search.limits.depth.value_or(0) : 0,
                              .lines = search.options.lines,
                              .threads = search.options.threads,
                              .megabytes = search.options.megabytes,
                              .stop = &stop};
  const auto analysis = analyst.analyse(limits, tell).value_or(Analysis{});
  tell(analysis);
  if (analysis.better) say(info_line(analysis, *analysis.better, 1, form_of(search)));
  return best_move_line(match, analysis, search);
}

std::string think(Analyst& analyst, int level, std::uint64_t seed, const Time& time, const Say& say,
                  const std::atomic<bool>& stop) {
  constexpr std::uint64_t positions_between_looks = 2'000;
  const Watch watch;
  auto thought = analyst.think(level, positions_between_looks, seed);
  while (thought && !thought->done && !stop && (time.most == 0 || watch.milliseconds() < time.most))
    thought = analyst.think(level, positions_between_looks, seed);
  if (!thought) return std::string(no_move);
  say(info_line(*thought, watch.milliseconds()));
  if (thought->from_tables) say("info string tables");
  return "bestmove " + thought->move;
}

}  // namespace

std::string find_move(const Match& match, Analyst& analyst, const Search& search, const Say& say,
                      std::atomic<bool>& stop) {
  std::string line(no_move);
  if (match.phase() == Phase::Play) {
    const Time time = time_for(match, search);
    const auto level = search.options.level;
    line = level ? think(analyst, *level, search.seed, time, say, stop)
                 : analyse(match, analyst, search, time, say, stop);
  }
  if (search.limits.until_stopped) stop.wait(false);
  return line;
}

}  // namespace sowmill::protocol
