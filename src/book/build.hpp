#pragma once

#include <cstdint>
#include <functional>

#include "book/book.hpp"

namespace sowmill::book {

struct Building {
  std::size_t pages = 300;            // Positions in the table when it is done.
  std::uint64_t positions = 100'000;  // To look at for each of them.
  std::size_t moves = 8;              // The best ones to keep of each.
};

// Adds the positions that matter most, one after the other, until there are enough; `observer` is
// called after each and says whether to go on. Nothing is left to chance: the same table always
// grows the same way, so that work that was broken off goes on as though it had not been.
void build(Book& book, const CatalogEntry& entry, const Building& building,
           const std::function<bool(const Book&)>& observer);

}  // namespace sowmill::book
