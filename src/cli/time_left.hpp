#pragma once

#include <chrono>
#include <string_view>

namespace sowmill {

// How far a long piece of work has come and how long it will still take, drawn again and again on
// standard error; nothing unless that is a terminal.
class TimeLeft {
 public:
  TimeLeft();
  ~TimeLeft();
  TimeLeft(const TimeLeft&) = delete;
  TimeLeft& operator=(const TimeLeft&) = delete;

  // A share from 0 to 1; going back to a smaller one begins new work. The note is put behind it.
  void show(double share, std::string_view note = {});
  void clear() const;

 private:
  using Clock = std::chrono::steady_clock;

  bool at_terminal_;
  double last_share_ = 0;
  Clock::time_point start_ = Clock::now();
};

}  // namespace sowmill
