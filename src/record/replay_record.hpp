#pragma once

#include <memory>

#include "common/result.hpp"
#include "match/match.hpp"
#include "record/record.hpp"

namespace sowmill {

// The match the record tells of, every move of the main line checked by the rules of its Ruleset
// tag. A result that the moves alone do not bring about is taken as resignation or agreement; one
// that contradicts the rules is refused.
Result<std::unique_ptr<Match>> replay(const Record& record);

// Whether the record can be replayed, and every variation from where it branches off.
Result<void> check(const Record& record);

}  // namespace sowmill
