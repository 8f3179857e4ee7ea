#pragma once

#include <memory>
#include <string>

#include "match/catalog.hpp"
#include "record/record.hpp"
#include "terminal/player.hpp"

namespace sowmill {

// Writes what has been played as a record, with what the record that it goes on from said besides.
// The file appears whole or not at all.
Result<void> save_match(const CatalogEntry& entry, const Match& match, const Players& players,
                        const Record& before, const std::string& path);

// The rule set that a record names.
Result<const CatalogEntry*> ruleset_of_record(const std::string& path);

// A record, which must be of that rule set.
Result<Record> load_record(const CatalogEntry& entry, const std::string& path);

}  // namespace sowmill
