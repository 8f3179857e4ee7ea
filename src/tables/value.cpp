#include "tables/value.hpp"

#include <tuple>

namespace sowmill::tables {
namespace {

std::string with_sign(int seeds) { return (seeds > 0 ? "+" : "") + std::to_string(seeds); }

// A win without a distance comes after those with one: it may be a long way.
constexpr int far_away = 1 << 20;

std::tuple<bool, int, int> rank(const Value& value) {
  if (value.kind() != Value::Kind::Decided)
    return {value.is_known(), value.lower() + value.upper(), value.lower()};
  return {true, value.result(), -value.result() * value.plies().value_or(far_away)};
}

}  // namespace

std::string Value::text() const {
  if (kind_ == Kind::Unknown) return "unknown";
  if (kind_ == Kind::Seeds)
    return is_exact() ? with_sign(lower_) : '[' + with_sign(lower_) + ',' + with_sign(upper_) + ']';
  if (result() == 0) return "draw";
  const std::string word = result() > 0 ? "win" : "loss";
  return plies_ ? word + ' ' + std::to_string(*plies_) : word;
}

bool is_better(const Value& one, const Value& other) { return rank(one) > rank(other); }

Value value_of_distance(std::int8_t value) {
  if (value == 0) return Value::decided(0);
  return Value::decided(value > 0 ? 1 : -1, plies_of(value));
}

Value value_of_result(std::int8_t result) {
  if (result == 0) return Value::decided(0);
  return Value::decided(result > 0 ? 1 : -1);
}

}  // namespace sowmill::tables
