#pragma once

#include "record/record.hpp"

namespace sowmill {

// The record of a game that was loaded from `before` and played on, with what the match does not
// know: the tags, comments and variations of `before`. Where the game went on otherwise than
// `before` did, that is kept as a variation; moves that were only taken back are not.
Record continued(Record played, const Record& before);

}  // namespace sowmill
