#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <functional>

namespace sowmill {

// Processor time of this thread: what else the machine does counts less.
inline double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// By the clock on the wall.
double clock_seconds_of(const auto& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// The best of a few rounds, which is the least disturbed one. `work` returns how much it did.
inline double best_rate(const std::function<std::uint64_t()>& work) {
  constexpr int rounds = 5;
  double best = 0;
  for (int round = 0; round < rounds; ++round) {
    const double start = processor_seconds();
    const auto done = static_cast<double>(work());
    best = std::max(best, done / (processor_seconds() - start));
  }
  return best;
}

}  // namespace sowmill
