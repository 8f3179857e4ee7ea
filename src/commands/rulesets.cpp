#include <fmt/core.h>

#include "commands/session.hpp"

namespace sowmill {

void add_rulesets(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand("rulesets", "List the rule sets");
  command->callback([&session] {
    session.action = [&session] {
      for (const auto& entry : catalog())
        fmt::print("{}\t{}\n", entry.id, entry.title.in(session.language));
      return Exit::Done;
    };
  });
}

}  // namespace sowmill
