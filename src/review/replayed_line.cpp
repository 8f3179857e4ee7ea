#include "review/replayed_line.hpp"

namespace sowmill::review {
namespace {

bool has_to_give(const Match& match) {
  const auto moves = match.legal_moves();
  return !moves.empty() && moves.front().starts_with('+');
}

}  // namespace

// What the end of the game hands out is not taken by the move.
Taking taking_of(const Replay& played) {
  Taking taking;
  for (const Event& event : played.events) {
    const bool takes = event.kind == EventKind::Capture || event.kind == EventKind::Bonus;
    if (takes && !event.settles) {
      taking.count += event.count;
      taking.places.emplace_back(event.places[0]);
    }
    if (event.kind == EventKind::Remove) {
      ++taking.count;
      taking.places.emplace_back(event.places[0]);
    }
    if (event.kind == EventKind::Mill)
      taking.mills.emplace_back(event.places.begin(), event.places.end());
  }
  return taking;
}

ReplayedLine replay_line(Match& match, std::span<const std::string> moves) {
  ReplayedLine line;
  for (const auto& move : moves) {
    const auto played = match.replay(move);
    if (!played) break;
    (void)match.play(move);
    line.moves.push_back(
        {.text = move,
         .side = played->chooser,
         .taking = taking_of(*played),
         .moves_again = match.chooser() == played->chooser && !has_to_give(match)});
  }
  line.ending = match.verdict().ending;
  for (std::size_t i = 0; i < line.moves.size(); ++i) (void)match.undo();
  return line;
}

std::vector<ReplayedMove> replay_choices(Match& match) {
  std::vector<ReplayedMove> choices;
  const Side side = *match.chooser();
  for (auto& move : match.legal_moves()) {
    const auto taking = taking_of(*match.replay(move));
    choices.push_back({.text = std::move(move), .side = side, .taking = taking});
  }
  return choices;
}

std::optional<std::string> with_turn_passed(std::string_view position) {
  std::string passed(position);
  if (passed.empty()) return std::nullopt;
  for (const auto& [one, other] : {std::pair{'S', 'N'}, {'N', 'S'}, {'W', 'B'}, {'B', 'W'}})
    if (position.back() == one) {
      passed.back() = other;
      return passed;
    }
  return std::nullopt;
}

}  // namespace sowmill::review
