#pragma once

#include <CLI/App.hpp>
#include <string>

#include "text/language.hpp"

namespace sowmill {

// What is wrong with the arguments, and what was expected, as one sentence without a full stop.
// CLI11 says it in English only, and tells a command that is not known like one that is missing.
std::string tell_bad_arguments(const CLI::App& program, const CLI::ParseError& problem,
                               Language language);

}  // namespace sowmill
