#include "review/judgement.hpp"

namespace sowmill::review {
namespace {

enum class Standing : std::uint8_t { Lost, Balanced, Won };

// Who stands better by more than a small advantage.
Standing standing_of(int expected) {
  constexpr int balanced_from = 350;
  if (expected < balanced_from) return Standing::Lost;
  return expected > certain_win - balanced_from ? Standing::Won : Standing::Balanced;
}

}  // namespace

bool Judgement::is_turning_point() const {
  return label() >= Label::Mistake && standing_of(before) != standing_of(after);
}

std::array<PlayerSummary, 2> summarise(const std::vector<Judgement>& judgements) {
  std::array<PlayerSummary, 2> players;
  std::array<int, 2> sums = {};
  std::array<int, 2> counts = {};
  for (const Judgement& each : judgements) {
    const auto player = index_of(each.side);
    if (each.forced) continue;
    sums[player] += each.accuracy();
    ++counts[player];
    ++players[player].labels[static_cast<std::size_t>(each.label())];
  }
  for (std::size_t i = 0; i < players.size(); ++i)
    if (counts[i] > 0) players[i].accuracy = (sums[i] + counts[i] / 2) / counts[i];
  return players;
}

}  // namespace sowmill::review
