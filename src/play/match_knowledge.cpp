#include "play/match_knowledge.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace sowmill {
namespace {

using tablebase::Value;

// How the game, or the Aqil round, stands that was being played when there were so many.
Ending ending_of(const Match& match, std::size_t rounds) {
  return match.rounds()[rounds - 1].ending;
}

// Where the rules alone end a game, tables know it.
bool ended_by_history(const Match& match, const Ending& ending) {
  const auto verdict = match.verdict();
  return ending.outcome != Outcome::Ongoing &&
         (!verdict.is_over() || verdict.cause != Cause::Rules);
}

// What the ending gives to a player, of what was still to come when the stores stood so.
Value value_of(const Ending& ending, const std::array<int, 2>& stores, Side player) {
  const int sign = player == Side::First ? 1 : -1;
  if (ending.score) {
    const int seeds = sign * (ending.score->first - ending.score->second - (stores[0] - stores[1]));
    return Value::seeds(seeds, seeds);
  }
  if (ending.outcome == Outcome::Draw) return Value::decided(0);
  return Value::decided(ending.outcome == win_for(player) ? 1 : -1, 1);
}

// The value of a move if it ends the game by what was played before.
std::optional<Value> value_by_history(Match& match, const std::string& move, Side player) {
  const auto rounds = match.rounds().size();
  const auto stores = match.view(std::nullopt).stores;
  if (!match.play(move)) return std::nullopt;
  const auto ending = ending_of(match, rounds);
  const bool ended = ended_by_history(match, ending);
  (void)match.undo();
  return ended ? std::optional(value_of(ending, stores, player)) : std::nullopt;
}

// Of a position whose moves are worth this.
Value best_of(const std::vector<KnownMove>& moves) {
  const auto is_unknown = [](const KnownMove& move) { return !move.value.is_known(); };
  if (std::ranges::any_of(moves, is_unknown)) return Value::unknown();
  if (moves.front().value.kind() == Value::Kind::Decided) return moves.front().value;
  int lower = moves.front().value.lower();
  int upper = moves.front().value.upper();
  for (const auto& move : moves) {
    lower = std::max(lower, move.value.lower());
    upper = std::max(upper, move.value.upper());
  }
  return Value::seeds(lower, upper);
}

}  // namespace

Knowledge with_history(Knowledge known, Match& match) {
  const auto player = match.chooser();
  if (!player || match.phase() != Phase::Play) return known;
  Knowledge corrected{known.value, {}};
  bool changed = false;
  for (auto& move : known.moves) {
    const auto value = value_by_history(match, move.move, *player);
    changed = changed || (value && *value != move.value);
    insert_best_first(corrected.moves, {move.move, value.value_or(move.value)});
  }
  if (!changed) return known;
  corrected.value = best_of(corrected.moves);
  return corrected;
}

}  // namespace sowmill
