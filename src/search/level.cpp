#include "search/level.hpp"

#include <vector>

namespace sowmill {
namespace {

// 2^20 * e^(-loss / tolerance), by powers of e^(-1/16).
std::uint32_t likelihood(int loss, int tolerance) {
  constexpr std::uint64_t one = 1 << 20;
  constexpr std::uint64_t sixteenth = 985'047;  // 2^20 * e^(-1/16)
  constexpr int steps_each = 16;
  constexpr int most_steps = 12 * steps_each;
  const auto steps = static_cast<int>(
      std::min<std::int64_t>(std::int64_t{loss} * steps_each / std::max(tolerance, 1), most_steps));
  std::uint64_t likely = one;
  for (int step = 0; step < steps; ++step) likely = likely * sixteenth / one;
  return static_cast<std::uint32_t>(likely);
}

}  // namespace

std::size_t pick_by_score(std::span<const int> scores, Mistakes mistakes, Random& random) {
  if (mistakes.tolerance == 0) return 0;
  std::vector<std::uint32_t> weights;
  std::uint32_t sum = 0;
  for (const int score : scores) {
    const int loss = std::min(scores.front() - score, mistakes.largest);
    weights.push_back(likelihood(loss, mistakes.tolerance));
    sum += weights.back();
  }
  std::uint32_t left = random.below(sum);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (left < weights[i]) return i;
    left -= weights[i];
  }
  return 0;
}

}  // namespace sowmill
