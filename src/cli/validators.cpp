#include "cli/validators.hpp"

#include <CLI/CLI.hpp>
#include <cstdint>

#include "common/text.hpp"

namespace sowmill {

CLI::Validator seeds() {
  const CLI::Range range(std::int64_t{0}, INT64_MAX);
  const auto problem = [](const std::string& text) {
    const auto seed = parse_as<std::int64_t>(text);
    return std::string(seed && *seed >= 0 ? "" : "no seed");
  };
  return {problem, range.get_description()};
}

CLI::Validator decimals(double least, double most) {
  const auto problem = [=](const std::string& text) {
    const auto number = parse_as<double>(text);
    const bool is_between = number && *number >= least && *number <= most;
    return std::string(is_between ? "" : "no such number");
  };
  return {problem, CLI::Range(least, most).get_description()};
}

}  // namespace sowmill
