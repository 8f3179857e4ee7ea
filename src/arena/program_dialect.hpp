#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/catalog.hpp"

namespace sowmill {

// How a program is spoken to, and how it answers: all in which one differs from another.
struct ProgramDialect {
  std::string_view greeting;  // What asks who it is,
  std::string_view greeted;   // and what ends its answer.
  std::string_view new_game;
  std::array<std::string_view, 2> sides;  // How the sides' clocks begin: "wtime".
  bool
      removes_apart;  // A man and what he removes are two moves, and asked for one after the other.

  // A position of ours, and moves, as they stand in the line `position`.
  std::string (*position)(std::string_view position);
  std::string (*moves)(const CatalogEntry& ruleset, const std::vector<std::string>& moves);
  // The move in a line that tells the best one; none in all others.
  std::optional<std::string> (*best_move)(std::string_view line);
};

extern const ProgramDialect ugi_dialect;
extern const ProgramDialect uci_dialect;  // For oware, as Aalina speaks it.

// That of a program which answered one of the two and gave its name: Sanmill, at morris, has a UCI
// of its own.
const ProgramDialect& dialect_of(const ProgramDialect& answered, std::string_view name,
                                 const CatalogEntry& ruleset);

}  // namespace sowmill
