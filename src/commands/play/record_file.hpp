#pragma once

#include <memory>
#include <string>

#include "commands/play/player.hpp"
#include "play/catalog.hpp"

namespace sowmill {

// Writes what has been played as a record. The file appears whole or not at all.
Result<void> save_match(const CatalogEntry& entry, const Match& match, const Players& players,
                        const std::string& path);

// The match of a record, which must be of that rule set.
Result<std::unique_ptr<Match>> load_match(const CatalogEntry& entry, const std::string& path);

}  // namespace sowmill
