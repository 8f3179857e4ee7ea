#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>

#include "common/helper_threads.hpp"

namespace sowmill::tables {

// Calls act(i) for every i below count, on so many threads, the caller's among them. Not for
// WebAssembly.
template <class Act>
void for_each_in_parallel(std::uint64_t count, unsigned threads, const Act& act) {
  std::atomic<std::uint64_t> next = 0;
  const auto work = [&] {
    for (std::uint64_t i = next++; i < count; i = next++) act(i);
  };
  HelperThreads others;
  for (unsigned i = 1; i < threads && i < count; ++i)
    if (!others.start(work)) break;
  work();
}

// Calls act(first, last) for all numbers below the size, so many at once.
template <class Act>
void for_each_range_in_parallel(std::uint64_t size, std::uint64_t at_once, unsigned threads,
                                const Act& act) {
  for_each_in_parallel((size + at_once - 1) / at_once, threads, [&](std::uint64_t part) {
    act(part * at_once, std::min(size, (part + 1) * at_once));
  });
}

}  // namespace sowmill::tables
