#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/catalog.hpp"

namespace sowmill::protocol {

// What can be set from outside.
struct Options {
  const CatalogEntry* ruleset = nullptr;  // Never none.
  int threads = 1;
  std::size_t megabytes = 64;     // Of memory for positions.
  std::string tables = {};        // Their folder; empty: none.
  std::optional<int> level = {};  // None: as strong as time allows.
  std::size_t lines = 1;          // So many best moves.
  std::int64_t overhead = 10;  // Milliseconds a move that pass between the program and the clock.
  std::uint64_t seed = 0;      // Of the mistakes of low levels; 0: others in each game.
};

// `option name Hash type spin ...`, a line each.
std::vector<std::string> option_lines(const Options& defaults);

// Names and words are read whatever their case. A folder of tables is not looked at here.
Result<void> set_option(Options& options, std::string_view name, std::string_view value);

}  // namespace sowmill::protocol
