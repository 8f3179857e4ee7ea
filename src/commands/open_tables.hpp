#pragma once

#include <memory>
#include <string>

#include "play/catalog.hpp"

namespace sowmill {

// The tables of a rule set that lie in a folder, those of others left out. Refused if there are
// none.
Result<std::shared_ptr<const Prober>> open_tables(const CatalogEntry& entry,
                                                  const std::string& folder);

// The same where a folder may be named or not: without one there are none.
Result<std::shared_ptr<const Prober>> tables_in(const CatalogEntry& entry,
                                                const std::string& folder);

}  // namespace sowmill
