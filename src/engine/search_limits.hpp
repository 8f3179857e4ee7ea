#pragma once

#include <atomic>
#include <cstdint>

#include "engine/analysis.hpp"
#include "search/together.hpp"

namespace sowmill {

// The limits of an analysis as the search takes them.
inline search::Limits search_limits(const AnalysisLimits& limits) {
  constexpr std::int64_t microseconds = 1'000;
  return {.positions = limits.positions,
          .microseconds = limits.milliseconds * microseconds,
          .clock = limits.processor_time ? search::Clock::Processor : search::Clock::Wall,
          .threads = limits.threads,
          .stop = [stop = limits.stop] {
            return stop != nullptr && stop->load(std::memory_order_relaxed);
          }};
}

}  // namespace sowmill
