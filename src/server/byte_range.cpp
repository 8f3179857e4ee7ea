#include "server/byte_range.hpp"

#include <algorithm>
#include <charconv>

namespace sowmill::server {
namespace {

// Digits and nothing else; a number too large for us is as good as the largest.
std::optional<std::uint64_t> parse_place(std::string_view text) {
  const auto is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
  if (text.empty() || !std::ranges::all_of(text, is_digit)) return std::nullopt;
  std::uint64_t value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  return read.ec == std::errc{} ? value : UINT64_MAX;
}

RangeRequest last_bytes(std::uint64_t count, std::uint64_t size) {
  if (count == 0 || size == 0) return {RangeKind::Unsatisfiable, {}};
  const auto sent = std::min(count, size);
  return {RangeKind::Part, {size - sent, sent}};
}

RangeRequest from_to(std::uint64_t first, std::uint64_t last, std::uint64_t size) {
  if (first > last) return {};
  if (first >= size) return {RangeKind::Unsatisfiable, {}};
  return {RangeKind::Part, {first, std::min(last, size - 1) - first + 1}};
}

}  // namespace

RangeRequest parse_range(std::string_view header, std::uint64_t size) {
  constexpr std::string_view unit = "bytes=";
  if (!header.starts_with(unit)) return {};
  header.remove_prefix(unit.size());
  const auto dash = header.find('-');
  if (dash == std::string_view::npos) return {};
  const auto first = parse_place(header.substr(0, dash));
  const auto last = parse_place(header.substr(dash + 1));
  if (dash == 0) return last ? last_bytes(*last, size) : RangeRequest{};
  if (!first || (!last && dash + 1 != header.size())) return {};
  return from_to(*first, last.value_or(UINT64_MAX), size);
}

}  // namespace sowmill::server
