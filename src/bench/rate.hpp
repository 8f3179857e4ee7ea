#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>

#include "search/machine.hpp"

namespace sowmill {

inline double seconds_now(search::Clock clock) {
  return 1e-6 * static_cast<double>(search::microseconds_now(clock));
}

// Of this thread: what else the machine does counts less.
inline double processor_seconds() { return seconds_now(search::Clock::Processor); }

double clock_seconds_of(const auto& work) {
  const double start = seconds_now(search::Clock::Wall);
  work();
  return seconds_now(search::Clock::Wall) - start;
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
