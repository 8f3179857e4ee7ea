#pragma once

#include <CLI/App.hpp>
#include <memory>

#include "cli/session.hpp"

namespace sowmill {

// Prints help in the language of the session. Lists with every command the option --lang, which all
// of them take though only the program has it. Both must outlive it.
std::shared_ptr<CLI::FormatterBase> help_formatter(const CLI::App& program, const Session& session);

}  // namespace sowmill
