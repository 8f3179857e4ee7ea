#pragma once

#include <set>
#include <string>

#include "common/random.hpp"
#include "match/match.hpp"

namespace sowmill {

// Goes where the match has been before, if it can; else anywhere. Requires: there is a move.
inline std::string repeating_move(const Match& match, const std::set<std::string>& seen,
                                  Random& random) {
  const auto moves = match.legal_moves();
  for (const auto& move : moves)
    if (seen.contains(match.replay(move)->position)) return move;
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

// Calls use() wherever a position may come for the third time, in games that repeat what they can.
template <class Use>
void for_each_comeback(Match& match, std::uint64_t seed, const Use& use) {
  constexpr int longest = 100;
  Random random(seed);
  std::set<std::string> seen;
  for (int ply = 0; ply < longest && match.phase() == Phase::Play; ++ply) {
    seen.insert(*match.position());
    if (!match.comebacks().empty()) use();
    (void)match.play(repeating_move(match, seen, random));
  }
}

// Calls use(result) for every reply to the move that ends the game by repetition, with the result
// for the one who makes the move.
template <class Use>
void for_each_repeating_reply(Match& match, const std::string& move, const Use& use) {
  const Side side = *match.chooser();
  (void)match.play(move);
  for (const auto& reply : match.legal_moves()) {
    (void)match.play(reply);
    const auto [ending, cause] = match.verdict();
    if (cause == Cause::Repetition) use(result_for(side, ending));
    (void)match.undo();
  }
  (void)match.undo();
}

}  // namespace sowmill
