#pragma once

#include <string>
#include <string_view>

#include "common/result.hpp"
#include "record/record.hpp"

// The tags of Aualé's OGN and of Sanmill's PGN, made ours.
namespace sowmill {

// Whether these are tags of another program: a Variant or a FEN or Sanmill's name, and no Ruleset.
bool has_foreign_tags(const Record& record);

// Adds the Ruleset tag and makes a Position of the FEN.
Result<void> adopt_foreign_tags(Record& record);

// The morris position that Sanmill writes as `fen`: three rings from the inner one, each clockwise
// from the middle of its upper side.
Result<std::string> position_from_sanmill(std::string_view fen);

}  // namespace sowmill
