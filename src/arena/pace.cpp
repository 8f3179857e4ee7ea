#include "arena/pace.hpp"

#include <cmath>

#include "common/text.hpp"

namespace sowmill {
namespace {

std::optional<std::int64_t> parse_seconds(std::string_view text, double least) {
  constexpr double longest = 86'400;
  constexpr double milliseconds = 1'000;
  const auto seconds = parse_as<double>(text);
  if (!seconds || !std::isfinite(*seconds) || *seconds < least || *seconds > longest)
    return std::nullopt;
  return static_cast<std::int64_t>(*seconds * milliseconds);
}

}  // namespace

Result<protocol::Clock> parse_clock(std::string_view text) {
  constexpr double shortest = 0.01;
  const auto plus = text.find('+');
  const auto left = parse_seconds(text.substr(0, plus), shortest);
  const auto increment =
      plus == std::string_view::npos ? 0 : parse_seconds(text.substr(plus + 1), 0);
  if (!left || !increment) return refuse(Reason::ClockText, shown(text));
  return protocol::Clock{.left = *left, .increment = *increment};
}

}  // namespace sowmill
