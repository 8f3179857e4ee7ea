#include "cli/progress_bar.hpp"

#include <algorithm>
#include <ctime>
#include <fmt/core.h>
#include <thread>
#include <unistd.h>

#include "cli/position_input.hpp"

namespace sowmill {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Of all threads together.
double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::string clock_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(seconds);
  if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
  return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

}  // namespace

ProgressBar::ProgressBar() : at_terminal_(isatty(STDERR_FILENO) != 0) {}

ProgressBar::~ProgressBar() {
  stop_ = true;
  drawer_.reset();
  if (at_terminal_ && total_ != 0) print_aside("\r\x1b[K");
}

void ProgressBar::begins(std::uint64_t positions, std::size_t slices) {
  total_ = positions;
  slices_ = slices;
  start_ = Clock::now();
}

void ProgressBar::slice_begins(const std::string& slice, std::uint64_t positions) {
  stop_ = true;
  drawer_.reset();
  slice_ = slice;
  slice_positions_ = positions;
  half_done_in_slice_ = 0;
  ++slice_number_;
  slice_start_ = Clock::now();
  processor_start_ = processor_seconds();
  stop_ = false;
  if (!at_terminal_) return;
  drawer_.emplace();
  (void)drawer_->start([this] {
    constexpr auto between_looks = std::chrono::milliseconds(50);
    for (int look = 0; !stop_; ++look) {
      if (look % 10 == 0) draw();
      std::this_thread::sleep_for(between_looks);
    }
  });
}

void ProgressBar::slice_advances(std::uint64_t half_positions) {
  half_done_in_slice_.fetch_add(half_positions, std::memory_order_relaxed);
}

std::string ProgressBar::told_slice() const {
  return fmt::format("{}/{}\t{}\t{} positions\t{:.1f} s", slice_number_, slices_, slice_,
                     slice_positions_, seconds_since(slice_start_));
}

void ProgressBar::slice_ends() {
  const double seconds = seconds_since(slice_start_);
  const double processor = processor_seconds() - processor_start_;
  const auto rate = [&](double time) {
    return static_cast<double>(slice_positions_) / std::max(time, 1e-6) / 1e6;
  };
  done_ += slice_positions_;
  if (!at_terminal_)
    print_aside(fmt::format("{}\t{:.2f} M/s\t{:.2f} s of processor\t{:.2f} M/s a core\n",
                            told_slice(), rate(seconds), processor, rate(processor)));
}

void ProgressBar::slice_copied() {
  done_ += slice_positions_;
  if (!at_terminal_) print_aside(told_slice() + "\tcopied\n");
}

void ProgressBar::draw() const {
  constexpr int width = 30;
  const auto done = static_cast<double>(done_) +
                    static_cast<double>(half_done_in_slice_.load(std::memory_order_relaxed)) / 2;
  const double share =
      std::clamp(done / static_cast<double>(std::max<std::uint64_t>(total_, 1)), 0.0, 1.0);
  const double rate = done / std::max(seconds_since(start_), 1e-6);
  const auto filled = static_cast<int>(share * width);
  print_aside(
      fmt::format("\r\x1b[K{} ({}/{}) [{:━<{}}{: <{}}] {:.1f} %  {:.2f} M/s  -{}", slice_,
                  slice_number_, slices_, "", filled, "", width - filled, 100 * share, rate / 1e6,
                  rate > 0 ? clock_text((static_cast<double>(total_) - done) / rate) : "?"));
}

}  // namespace sowmill
