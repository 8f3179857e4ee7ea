#include "engine/perft.hpp"

#include "match/for_ruleset.hpp"
#include "match/typed_match.hpp"
#include "search/perft.hpp"

namespace sowmill {

std::uint64_t perft(const Match& match, int depth) {
  return *for_ruleset(match.ruleset(), [&](const auto& ruleset) -> std::uint64_t {
    const auto* game = typed_game(match, ruleset);
    return game != nullptr ? perft(game->game(), game->states().back(), depth) : 0;
  });
}

std::uint64_t play_at_random(std::string_view ruleset, Picking picking, std::uint64_t moves,
                             std::uint64_t seed) {
  return *for_ruleset(ruleset, [&](const auto& rules) {
    return picking == Picking::Fastest ? playout<Picking::Fastest>(rules.game, moves, seed)
                                       : playout<Picking::FromLegalMoves>(rules.game, moves, seed);
  });
}

}  // namespace sowmill
