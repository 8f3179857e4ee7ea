#include "commands/time_left.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <unistd.h>

namespace sowmill {

TimeLeft::TimeLeft() : at_terminal_(isatty(STDERR_FILENO) != 0) {}

TimeLeft::~TimeLeft() { clear(); }

void TimeLeft::clear() const {
  if (at_terminal_) fmt::print(stderr, "\r\x1b[K");
}

void TimeLeft::show(double share, std::string_view note) {
  constexpr int width = 30;
  if (share < last_share_) start_ = Clock::now();
  last_share_ = share;
  if (!at_terminal_ || share <= 0) return;
  const double passed = std::chrono::duration<double>(Clock::now() - start_).count();
  const auto left = static_cast<int>(passed * (1 - share) / share);
  const auto filled = static_cast<int>(std::clamp(share, 0.0, 1.0) * width);
  fmt::print(stderr, "\r\x1b[K[{:━<{}}{: <{}}] {:.0f} %  {}:{:02} left{}{}", "", filled, "",
             width - filled, 100 * share, left / 60, left % 60, note.empty() ? "" : "  ", note);
  std::fflush(stderr);
}

}  // namespace sowmill
