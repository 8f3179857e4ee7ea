#pragma once

#include <CLI/Option.hpp>
#include <optional>
#include <string>

namespace sowmill {

struct NumberRange {
  std::string least;
  std::string most;
};

// Between which numbers the value of the option must be, if it was given a CLI::Range.
std::optional<NumberRange> range_of(const CLI::Option& option);

}  // namespace sowmill
