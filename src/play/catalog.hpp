#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "play/match.hpp"
#include "play/prober.hpp"
#include "play/setup_strategy.hpp"
#include "search/playout.hpp"
#include "text/message.hpp"

namespace sowmill {

// A rule set without its types, as programs see it.
struct CatalogEntry {
  std::string_view id;
  Message title;
  BoardShape shape;
  bool joins_moves;       // A line of moves may be written together: FfEa.
  bool plays_for_points;  // A match is rounds with set-ups, not one game.
  SetupStrategy setups;   // Those between which a strong player chooses, where there are set-ups.

  // The usual start; for Aqil a round from the set-ups 11-5-5-5-5-5.
  std::string (*start_position)();
  // A game from its beginning; for Aqil a whole match, which begins with the set-ups.
  std::unique_ptr<Match> (*new_match)();
  // One game, or one Aqil round, from a position.
  Result<std::unique_ptr<Match>> (*match_at)(std::string_view position);
  // For tables of the rule set; none are added yet.
  std::unique_ptr<Prober> (*new_prober)();
  // Plays so many random moves and returns a signature of where they led.
  std::uint64_t (*playout)(Picking picking, std::uint64_t moves, std::uint64_t seed);
};

std::span<const CatalogEntry> catalog();
const CatalogEntry* find_ruleset(std::string_view id);
Result<const CatalogEntry*> parse_ruleset(std::string_view id);

}  // namespace sowmill
