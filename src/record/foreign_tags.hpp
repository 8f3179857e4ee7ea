#pragma once

#include "common/result.hpp"
#include "record/record.hpp"

// The tags of Aualé's OGN and of Sanmill's PGN, made ours.
namespace sowmill {

// Whether these are tags of another program: a Variant or a FEN or Sanmill's name, and no Ruleset.
bool has_foreign_tags(const Record& record);

// Adds the Ruleset tag and makes a Position of the FEN.
Result<void> adopt_foreign_tags(Record& record);

}  // namespace sowmill
