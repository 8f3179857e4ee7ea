#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <sys/mman.h>
#include <type_traits>
#include <utility>

namespace sowmill::tables {

// A large array of zeros in huge pages, where there are any: touched at random, an array in small
// pages costs a second miss, that of the page's address, each time. Not for WebAssembly.
template <class T>
class HugeArray {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  HugeArray() = default;
  explicit HugeArray(std::uint64_t size) : size_(size) {
    if (size == 0) return;
    void* memory = mmap(nullptr, bytes(), PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    madvise(memory, bytes(), MADV_HUGEPAGE);
    values_ = static_cast<T*>(memory);
  }
  ~HugeArray() {
    if (values_ != nullptr) munmap(values_, bytes());
  }
  HugeArray(HugeArray&& from) noexcept
      : values_(std::exchange(from.values_, nullptr)), size_(std::exchange(from.size_, 0)) {}
  HugeArray& operator=(HugeArray&& from) noexcept {
    std::swap(values_, from.values_);
    std::swap(size_, from.size_);
    return *this;
  }
  HugeArray(const HugeArray&) = delete;
  HugeArray& operator=(const HugeArray&) = delete;

  [[nodiscard]] std::uint64_t size() const { return size_; }
  [[nodiscard]] T* data() { return values_; }
  [[nodiscard]] const T* data() const { return values_; }
  T& operator[](std::uint64_t i) { return values_[i]; }
  const T& operator[](std::uint64_t i) const { return values_[i]; }
  [[nodiscard]] std::span<T> span() { return {values_, size_}; }
  [[nodiscard]] std::span<const T> span() const { return {values_, size_}; }

 private:
  [[nodiscard]] std::size_t bytes() const { return size_ * sizeof(T); }

  T* values_ = nullptr;
  std::uint64_t size_ = 0;
};

}  // namespace sowmill::tables
