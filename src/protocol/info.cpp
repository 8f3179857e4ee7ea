#include "protocol/info.hpp"

#include <algorithm>

#include "search/score.hpp"

namespace sowmill::protocol {
namespace {

std::string joined(const std::vector<std::string>& moves, LineForm form) {
  std::string text;
  for (const auto& move : moves)
    text += (text.empty() || form == LineForm::Together ? "" : " ") + move;
  return text;
}

// UCI counts a won game in moves of the winner, below 0 those of the other.
std::string score_text(int score) {
  if (const auto plies = search::distance_of(score))
    return "mate " + std::to_string(*plies > 0 ? (*plies + 1) / 2 : (*plies - 1) / 2);
  if (!search::is_decided(score)) return "cp " + std::to_string(score);
  return "cp " + std::to_string(search::hundredths * search::result_of_score(score, Aim::Win));
}

std::string counts_text(std::uint64_t positions, std::uint64_t table_hits,
                        std::int64_t milliseconds) {
  const auto time = static_cast<std::uint64_t>(std::max<std::int64_t>(milliseconds, 0));
  const auto each_second = positions * 1000 / std::max<std::uint64_t>(time, 1);
  return " nodes " + std::to_string(positions) + " nps " + std::to_string(each_second) +
         " tbhits " + std::to_string(table_hits) + " time " + std::to_string(time);
}

}  // namespace

std::string info_line(const Analysis& analysis, const AnalysedLine& line, std::size_t place,
                      LineForm form) {
  return "info depth " + std::to_string(line.depth) + " multipv " + std::to_string(place) +
         " score " + score_text(line.score) +
         counts_text(analysis.positions - analysis.earlier_positions,
                     analysis.table_hits - analysis.earlier_hits, analysis.milliseconds) +
         " pv " + joined(line.moves, form);
}

std::string info_line(const Thought& thought, std::int64_t milliseconds) {
  return "info depth " + std::to_string(thought.depth) + " score " + score_text(thought.score) +
         counts_text(thought.positions, thought.table_hits, milliseconds) + " pv " + thought.move;
}

}  // namespace sowmill::protocol
