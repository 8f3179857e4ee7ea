#pragma once

#include "match/catalog.hpp"
#include "review/judgement.hpp"

namespace sowmill::review {

// Why the judged move is as good or bad as it is. Requires: the match stands before the move.
Why explain_move(const CatalogEntry& entry, Match& match, const Judgement& judgement);

// The same of what was decided before the round; the lines begin in the positions given.
Why explain_start(const CatalogEntry& entry, std::vector<CitedLine> lines,
                  const Judgement& judgement);

}  // namespace sowmill::review
