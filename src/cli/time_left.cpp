#include "cli/time_left.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/core.h>
#include <string>
#include <unistd.h>

#include "cli/position_input.hpp"

namespace sowmill {
namespace {

// As players of music show it, in any language. Nothing can be said before the first part is done.
std::string left_text(double passed, double share) {
  if (share <= 0) return {};
  const auto left = static_cast<std::int64_t>(passed * (1 - share) / share);
  return fmt::format("  -{}:{:02}", left / 60, left % 60);
}

}  // namespace

TimeLeft::TimeLeft() : at_terminal_(isatty(STDERR_FILENO) != 0) {}

TimeLeft::~TimeLeft() { clear(); }

void TimeLeft::clear() const {
  if (at_terminal_) print_aside("\r\x1b[K");
}

void TimeLeft::show(double share, std::string_view note) {
  constexpr int width = 30;
  if (share < last_share_) start_ = Clock::now();
  last_share_ = share;
  if (!at_terminal_) return;
  const double passed = std::chrono::duration<double>(Clock::now() - start_).count();
  const auto filled = static_cast<int>(std::clamp(share, 0.0, 1.0) * width);
  print_aside(fmt::format("\r\x1b[K[{:━<{}}{: <{}}] {:.0f} %{}{}{}", "", filled, "", width - filled,
                          100 * share, left_text(passed, share), note.empty() ? "" : "  ", note));
}

}  // namespace sowmill
