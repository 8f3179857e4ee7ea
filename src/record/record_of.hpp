#pragma once

#include <array>
#include <span>
#include <string>

#include "match/catalog.hpp"
#include "record/record.hpp"

namespace sowmill {

// The names of the tags for the players: South and North, or White and Black.
std::array<std::string, 2> player_tags(BoardShape shape);

// Whether a tag says what the match itself knows.
bool is_told_by_match(std::string_view tag);

// The record of what has been played so far. `tags` gives what the match does not know (Event,
// Site, Date, Round, the players, or any other); those of the roster that are missing are written
// as unknown.
Record record_of(const CatalogEntry& entry, const Match& match,
                 std::span<const RecordTag> tags = {});

}  // namespace sowmill
