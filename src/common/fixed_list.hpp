#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace sowmill {

// A list with room for Capacity values and no allocation. Values beyond size() are left
// uninitialised, so making a list costs nothing.
template <class T, std::size_t Capacity>
class FixedList {
 public:
  FixedList() {}  // NOLINT(modernize-use-equals-default): a defaulted one would clear the values.

  static constexpr std::size_t capacity() { return Capacity; }

  void push_back(const T& value) {
    assert(size_ < Capacity);
    values_[size_++] = value;
  }
  // A new last value, uninitialised: to be filled where it lies.
  T& append() {
    assert(size_ < Capacity);
    return values_[size_++];
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return values_[i];
  }
  [[nodiscard]] T* begin() { return values_.data(); }
  [[nodiscard]] T* end() { return values_.data() + size_; }
  [[nodiscard]] const T* begin() const { return values_.data(); }
  [[nodiscard]] const T* end() const { return values_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<T, Capacity> values_;
};

}  // namespace sowmill
