#include <cstring>

#include "search/machine.hpp"

namespace sowmill::search {

std::int64_t microseconds_now(Clock /*clock*/) { return 0; }

void* take_zeroed(std::size_t bytes) {
  constexpr std::size_t cache_line = 64;
  void* memory = std::aligned_alloc(cache_line, (bytes + cache_line - 1) / cache_line * cache_line);
  if (memory != nullptr) make_zero(memory, bytes);
  return memory;
}

void give_back(void* memory, std::size_t /*bytes*/) { std::free(memory); }

void make_zero(void* memory, std::size_t bytes) { std::memset(memory, 0, bytes); }

void touch(void* /*memory*/, std::size_t /*bytes*/) {}

std::size_t most_megabytes() { return 1'024; }

void work_together(const std::function<void()>& work,
                   const std::vector<std::function<void()>>& /*helpers*/) {
  work();
}

}  // namespace sowmill::search
