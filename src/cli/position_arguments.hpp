#pragma once

#include <memory>
#include <string>

#include "cli/session.hpp"

namespace sowmill {

// The rule set and position that most subcommands take.
struct PositionArguments {
  std::string ruleset;
  std::string position;

  CLI::Option* add_ruleset_to(CLI::App& command, const Session& session);
  CLI::Option* add_position_to(CLI::App& command, const Session& session);
  // A position, or - where the command reads one a line.
  void add_positions_to(CLI::App& command, const Session& session);
  // Requires a position.
  [[nodiscard]] Result<std::unique_ptr<Match>> match() const;
};

}  // namespace sowmill
