#include "tablebase/block_code.hpp"

#include <algorithm>

namespace sowmill::tablebase {
namespace {

constexpr std::uint8_t stored_kind = 0;

// The value of all positions, if there is one that will do.
std::optional<std::int8_t> only_value(Values values) {
  const auto first = std::ranges::find_if(values, [](std::int8_t v) { return v != absent; });
  if (first == values.end()) return std::int8_t{0};
  const auto fits = [&](std::int8_t v) { return v == *first || v == absent; };
  return std::all_of(first, values.end(), fits) ? std::optional(*first) : std::nullopt;
}

}  // namespace

std::optional<BlockCode> BlockCode::parse(Bytes model) {
  if (model.size() != 1 || model[0] != stored_kind) return std::nullopt;
  return stored();
}

std::vector<std::uint8_t> BlockCode::model() const { return {stored_kind}; }

std::vector<std::uint8_t> BlockCode::encode(Values values) const {
  if (const auto only = only_value(values)) return {static_cast<std::uint8_t>(*only)};
  return {values.begin(), values.end()};
}

bool BlockCode::decode(Bytes bytes, std::size_t block_positions,
                       std::span<std::int8_t> first_values) const {
  if (bytes.size() == 1) {
    std::ranges::fill(first_values, static_cast<std::int8_t>(bytes[0]));
    return true;
  }
  if (bytes.size() != block_positions) return false;
  std::copy_n(bytes.begin(), first_values.size(), first_values.begin());
  return true;
}

}  // namespace sowmill::tablebase
