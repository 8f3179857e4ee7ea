#include "engine/match_knowledge.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/last_visits.hpp"

namespace sowmill {
namespace {

using tables::Value;

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

search::Known known_of(const Value& value) { return {value.lower(), value.upper(), value.plies()}; }

// Where the match would end if a position came back, seen by the player. Seeds are those still to
// come.
std::vector<LastVisit> visits_for(const Match& match, Side player, const ValueOf& value_at) {
  const auto stores = match.view(std::nullopt).stores;
  std::vector<LastVisit> visits;
  for (const Comeback& comeback : match.comebacks()) {
    const Value value = value_at(comeback.position);
    LastVisit visit{.result = value_of(comeback.ending, stores, comeback.chooser).lower()};
    if (value.is_known()) visit.known = known_of(value);
    visits.push_back(comeback.chooser == player ? visit : visit.for_other_side());
  }
  return visits;
}

// A win or a loss that may turn out a draw is not known.
Value with_visits(const Value& value, const std::vector<LastVisit>& visits) {
  if (!value.is_known()) return value;
  search::Known known = known_of(value);
  for (const LastVisit& visit : visits) known = with_visit(known, visit);
  if (known.lower == value.lower() && known.upper == value.upper()) return value;
  return value.kind() == Value::Kind::Seeds ? Value::seeds(known.lower, known.upper)
                                            : Value::unknown();
}

// Whether the move leads to where what has stood can come back.
bool is_quiet(Match& match, const std::string& move) {
  const auto before = match.comebacks();
  if (before.empty() || !match.play(move)) return false;
  const bool stays = match.comebacks().size() >= before.size();
  (void)match.undo();
  return stays;
}

// Of a position whose moves are worth this.
Value best_of(const std::vector<KnownMove>& moves) {
  const auto is_unknown = [](const KnownMove& move) { return !move.value.is_known(); };
  const Value& first = moves.front().value;
  const bool is_won = first.kind() == Value::Kind::Decided && first.result() > 0;
  if (std::ranges::any_of(moves, is_unknown)) return is_won ? Value::decided(1) : Value::unknown();
  if (first.kind() == Value::Kind::Decided) return first;
  int lower = first.lower();
  int upper = first.upper();
  for (const auto& move : moves) {
    lower = std::max(lower, move.value.lower());
    upper = std::max(upper, move.value.upper());
  }
  return Value::seeds(lower, upper);
}

}  // namespace

Knowledge with_history(Knowledge known, Match& match, const ValueOf& value_of) {
  const auto player = match.chooser();
  if (!player || match.phase() != Phase::Play) return known;
  const auto visits = visits_for(match, *player, value_of);
  Knowledge corrected{known.value, {}};
  bool changed = false;
  for (auto& move : known.moves) {
    auto value = value_by_history(match, move.move, *player).value_or(move.value);
    if (value == move.value && is_quiet(match, move.move)) value = with_visits(value, visits);
    changed = changed || value != move.value;
    insert_best_first(corrected.moves, {move.move, value});
  }
  if (!changed) return known;
  corrected.value = best_of(corrected.moves);
  return corrected;
}

}  // namespace sowmill
