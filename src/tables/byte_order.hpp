#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tables/byte_source.hpp"

// Numbers in files are little-endian on every machine.
namespace sowmill::tables {

template <class Number>
constexpr Number load(const std::uint8_t* from) {
  Number number = 0;
  for (std::size_t i = sizeof(Number); i-- > 0;)
    number = static_cast<Number>(number << 8 | from[i]);
  return number;
}

template <>
constexpr std::uint8_t load(const std::uint8_t* from) {
  return *from;
}

template <class Number>
constexpr void store(std::uint8_t* to, Number number) {
  for (std::size_t i = 0; i < sizeof(Number); ++i)
    to[i] = static_cast<std::uint8_t>(number >> (8 * i));
}

class ByteWriter {
 public:
  template <class Number>
  void put(Number number) {
    bytes_.resize(bytes_.size() + sizeof(Number));
    store(bytes_.data() + bytes_.size() - sizeof(Number), number);
  }
  void put_bytes(Bytes bytes) { bytes_.insert(bytes_.end(), bytes.begin(), bytes.end()); }
  // Requires: at most 65,535 bytes.
  void put_text(std::string_view text) {
    put(static_cast<std::uint16_t>(text.size()));
    bytes_.insert(bytes_.end(), text.begin(), text.end());
  }

  [[nodiscard]] std::vector<std::uint8_t>& bytes() { return bytes_; }

 private:
  std::vector<std::uint8_t> bytes_;
};

// Reads what a ByteWriter wrote. Beyond the end there are zeros, and the reader has failed.
class ByteReader {
 public:
  explicit ByteReader(Bytes bytes) : bytes_(bytes) {}

  template <class Number>
  Number take() {
    const Bytes taken = take_bytes(sizeof(Number));
    return taken.size() == sizeof(Number) ? load<Number>(taken.data()) : Number{0};
  }
  Bytes take_bytes(std::size_t length) {
    if (length > bytes_.size()) {
      failed_ = true;
      bytes_ = {};
      return {};
    }
    const Bytes taken = bytes_.first(length);
    bytes_ = bytes_.subspan(length);
    return taken;
  }
  std::string take_text() {
    const Bytes text = take_bytes(take<std::uint16_t>());
    return {text.begin(), text.end()};
  }

  [[nodiscard]] bool failed() const { return failed_; }
  // Everything was there, and nothing is left.
  [[nodiscard]] bool is_done() const { return !failed_ && bytes_.empty(); }

 private:
  Bytes bytes_;
  bool failed_ = false;
};

}  // namespace sowmill::tables
