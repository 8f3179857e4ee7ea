#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/catalog.hpp"
#include "review/replayed_line.hpp"

namespace sowmill::review {

// What the side to move could do in one position.
struct Prospects {
  std::optional<Side> side = {};  // None: the game is over.
  std::vector<ReplayedMove> choices = {};

  // The move that takes the most; none if none takes anything.
  [[nodiscard]] const ReplayedMove* strongest() const;
  [[nodiscard]] bool take_at(std::string_view place) const;
  [[nodiscard]] bool close(const std::vector<std::string>& mill) const;
  // Whether the man on that point can be moved.
  [[nodiscard]] bool move_from(std::string_view point) const;
};

Prospects prospects_of(Match& match);

// If the turn were the other side's. Nobody's if there is no such position.
Prospects prospects_if_passed(const CatalogEntry& entry, std::string_view position);

}  // namespace sowmill::review
