#include <ctime>
#include <sys/mman.h>
#include <thread>

#include "search/machine.hpp"

namespace sowmill::search {

std::int64_t microseconds_now(Clock clock) {
  constexpr std::int64_t in_a_second = 1'000'000;
  constexpr std::int64_t nanoseconds = 1'000;
  timespec now{};
  clock_gettime(clock == Clock::Wall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * in_a_second + now.tv_nsec / nanoseconds;
}

void prefer_large_pages(void* memory, std::size_t bytes) {
  (void)madvise(memory, bytes, MADV_HUGEPAGE);
}

void work_together(const std::function<void()>& work,
                   const std::vector<std::function<void()>>& helpers) {
  std::vector<std::jthread> threads;
  threads.reserve(helpers.size());
  for (const auto& helper : helpers) threads.emplace_back(helper);
  work();
}

}  // namespace sowmill::search
