#pragma once

#include <memory>
#include <string>

#include "match/catalog.hpp"
#include "tables/prober.hpp"

namespace sowmill {

// The tables of a rule set that lie in a folder, those of others left out. Refused if there are
// none.
Result<std::shared_ptr<const Prober>> open_tables(const CatalogEntry& entry,
                                                  const std::string& folder);

// The same where a folder may be named or not: without one there are none.
Result<std::shared_ptr<const Prober>> tables_in(const CatalogEntry& entry,
                                                const std::string& folder);

// Words instead of a folder: the tables that were built with the program, if there are any; and
// none at all.
inline constexpr std::string_view built_tables = "auto";
inline constexpr std::string_view no_tables = "none";

// The tables that players look at: those of a folder, or what one of the words above says. They are
// built in `tables`, beside the program's own folder, or where the variable SOWMILL_TABLES says, in
// a folder for each rule set.
Result<std::shared_ptr<const Prober>> tables_for_play(const CatalogEntry& entry,
                                                      const std::string& folder_or_word);

}  // namespace sowmill
