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

// Memory that is all zero, in large pages where there are such; null if there is not so much. It
// is not touched, so that it costs nothing before it is used.
void* take_zeroed(std::size_t bytes);
void give_back(void* memory, std::size_t bytes);
void make_zero(void* memory, std::size_t bytes);  // Again, of what take_zeroed gave.
void touch(void* memory, std::size_t bytes);      // So that using it takes no longer at first.

// How much a program may ask for so that the machine still works, in megabytes.
std::size_t most_megabytes();

// So many of what is fine when all its bytes are zero, or half as many, and so on, until there is
// room for them.
template <class T>
class ZeroedArray {
 public:
  explicit ZeroedArray(std::size_t count) : size_(count) {
    while ((memory_ = take_zeroed(size_ * sizeof(T))) == nullptr && size_ > 1) size_ /= 2;
    if (memory_ == nullptr) std::abort();
  }
  ~ZeroedArray() { give_back(memory_, size_ * sizeof(T)); }
  ZeroedArray(const ZeroedArray&) = delete;
  ZeroedArray& operator=(const ZeroedArray&) = delete;

  void clear() { make_zero(memory_, size_ * sizeof(T)); }
  void touch() { search::touch(memory_, size_ * sizeof(T)); }
  [[nodiscard]] std::size_t size() const { return size_; }
  T& operator[](std::size_t i) { return static_cast<T*>(memory_)[i]; }
  const T& operator[](std::size_t i) const { return static_cast<const T*>(memory_)[i]; }

 private:
  std::size_t size_;
  void* memory_ = nullptr;
};

// Does the work here and, where there are threads, each of the helpers' beside it. Returns when all
// are done.
void work_together(const std::function<void()>& work,
                   const std::vector<std::function<void()>>& helpers);

}  // namespace sowmill::search
