#include <algorithm>
#include <cstring>
#include <ctime>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "common/helper_threads.hpp"
#include "search/machine.hpp"

namespace sowmill::search {

std::int64_t microseconds_now(Clock clock) {
  constexpr std::int64_t in_a_second = 1'000'000;
  constexpr std::int64_t nanoseconds = 1'000;
  timespec now{};
  clock_gettime(clock == Clock::Wall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * in_a_second + now.tv_nsec / nanoseconds;
}

void* take_zeroed(std::size_t bytes) {
  void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return nullptr;
  (void)madvise(memory, bytes, MADV_HUGEPAGE);
  return memory;
}

void give_back(void* memory, std::size_t bytes) { (void)munmap(memory, bytes); }

// Much memory is sooner given back to the system and taken anew than written.
void make_zero(void* memory, std::size_t bytes) {
  constexpr std::size_t much = std::size_t{1} << 24;
  if (bytes < much || madvise(memory, bytes, MADV_DONTNEED) != 0) std::memset(memory, 0, bytes);
}

void touch(void* memory, std::size_t bytes) { (void)madvise(memory, bytes, MADV_POPULATE_WRITE); }

std::size_t most_megabytes() {
  constexpr std::size_t megabyte = std::size_t{1} << 20;
  constexpr std::size_t most = 65'536;
  auto bytes = static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) *
               static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  rlimit limit{};
  if (getrlimit(RLIMIT_AS, &limit) == 0) bytes = std::min<std::size_t>(bytes, limit.rlim_cur);
  return std::clamp<std::size_t>(bytes / megabyte / 2, 1, most);
}

void work_together(const std::function<void()>& work,
                   const std::vector<std::function<void()>>& helpers) {
  HelperThreads threads;
  for (const auto& helper : helpers)
    if (!threads.start(helper)) break;
  work();
}

}  // namespace sowmill::search
