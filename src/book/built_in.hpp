#pragma once

#include <string>

#include "book/book.hpp"

namespace sowmill {

class JsonWriter;

namespace book {

// The opening table of the rule set that the program brings along (data/books); an empty one where
// there is none, as for Lib al-Aqil, whose players lay the board as they like: CatalogEntry::setups
// is what they need to know.
const Book& built_in(const CatalogEntry& entry);

// The moves that it knows of the match's position, as a list.
void write_moves(JsonWriter& json, const CatalogEntry& entry, Match& match);

// What the opening table knows of a position, or without one of the start, as JSON: docs/review.md
// explains the members.
Result<std::string> book_json(const CatalogEntry& entry, std::string_view position);

}  // namespace book
}  // namespace sowmill
