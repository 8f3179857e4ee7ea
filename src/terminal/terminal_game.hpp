#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "match/catalog.hpp"
#include "terminal/player.hpp"
#include "text/language.hpp"

namespace sowmill {

struct PlayOptions {
  Players players = {};  // Two people.
  std::optional<std::string> position =
      {};  // Where the game starts, if not as usual: for Aqil, one round.
  std::optional<std::string> load =
      {};  // The file of a record to go on from; then there is no position.
  std::optional<std::uint64_t> seed = {};     // Of the random player and the lot.
  std::shared_ptr<const Prober> tables = {};  // What a perfect player knows.
};

// A game at the terminal, or by a script. Returns what the program ends with: 0, or 2 with a line
// on standard error if the options were refused.
int run_play(const CatalogEntry& entry, const PlayOptions& options, Language language,
             std::FILE* in, std::FILE* out);

}  // namespace sowmill
