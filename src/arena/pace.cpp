#include "arena/pace.hpp"

#include <charconv>

#include "common/text.hpp"

namespace sowmill {
namespace {

std::optional<std::int64_t> parse_seconds(std::string_view text, double least) {
  constexpr double longest = 86'400;
  constexpr double milliseconds = 1'000;
  double seconds = 0;
  const auto* end = text.data() + text.size();
  const auto [last, problem] = std::from_chars(text.data(), end, seconds);
  const bool is_time = problem == std::errc{} && last == end && seconds >= least;
  if (!is_time || seconds > longest) return std::nullopt;
  return static_cast<std::int64_t>(seconds * milliseconds);
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
