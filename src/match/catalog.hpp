#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "match/match.hpp"
#include "text/message.hpp"

namespace sowmill {

// A rule set without its types, as programs see it.
struct CatalogEntry {
  std::string_view id;
  Message title;
  BoardShape shape;
  bool joins_moves;       // A line of moves may be written together: FfEa.
  bool plays_for_points;  // A match is rounds with set-ups, not one game.

  // The usual start; for Aqil a round from the set-ups 11-5-5-5-5-5.
  std::string (*start_position)();
  // A game from its beginning; for Aqil a whole match, which begins with the set-ups.
  std::unique_ptr<Match> (*new_match)();
  // One game, or one Aqil round, from a position.
  Result<std::unique_ptr<Match>> (*match_at)(std::string_view position);
};

std::span<const CatalogEntry> catalog();
const CatalogEntry* find_ruleset(std::string_view id);
Result<const CatalogEntry*> parse_ruleset(std::string_view id);
// Says that there is no such rule set, and which there are.
Error unknown_ruleset(std::string_view id);

}  // namespace sowmill
