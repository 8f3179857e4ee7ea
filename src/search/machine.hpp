#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <vector>

// What the machine offers besides computing: time, memory in large pages, more than one
// core. In WebAssembly there is none of it.
namespace sowmill::search {

enum class Clock : std::uint8_t {
  Wall,
  Processor,  // Of this thread alone: what else the machine does counts less.
};

// Microseconds since some moment; always 0 where there is no clock.
std::int64_t microseconds_now(Clock clock);

// Asks for large pages, so that looking anywhere in much memory costs less.
void prefer_large_pages(void* memory, std::size_t bytes);

// Allocates what prefer_large_pages can work on.
template <class T>
struct LargePages {
  using value_type = T;

  LargePages() = default;
  template <class Other>
  explicit LargePages(const LargePages<Other>& /*other*/) {}

  static T* allocate(std::size_t count) {
    constexpr std::size_t page = std::size_t{2} << 20;
    const std::size_t alignment = count * sizeof(T) < page ? alignof(T) : page;
    const std::size_t bytes = (count * sizeof(T) + alignment - 1) / alignment * alignment;
    void* memory = std::aligned_alloc(alignment, bytes);
    if (memory == nullptr) std::abort();
    if (alignment == page) prefer_large_pages(memory, bytes);
    return static_cast<T*>(memory);
  }
  static void deallocate(T* memory, std::size_t /*count*/) { std::free(memory); }

  bool operator==(const LargePages&) const = default;
};

// Does the work here and, where there are threads, each of the helpers' beside it. Returns when all
// are done.
void work_together(const std::function<void()>& work,
                   const std::vector<std::function<void()>>& helpers);

}  // namespace sowmill::search
