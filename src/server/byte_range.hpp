#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace sowmill::server {

struct ByteRange {
  std::uint64_t first = 0;
  std::uint64_t size = 0;

  friend bool operator==(const ByteRange&, const ByteRange&) = default;
};

enum class RangeKind : std::uint8_t {
  Whole,          // No range, several, or nothing we understand: RFC 9110 lets us send everything.
  Part,           // 206
  Unsatisfiable,  // 416
};

struct RangeRequest {
  RangeKind kind = RangeKind::Whole;
  ByteRange part;
};

// What a Range header ("bytes=0-99", "bytes=100-", "bytes=-5") asks of a file of that size.
RangeRequest parse_range(std::string_view header, std::uint64_t size);

}  // namespace sowmill::server
