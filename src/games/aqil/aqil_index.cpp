#include "games/aqil/aqil_index.hpp"

namespace sowmill {

std::string AqilIndex::options() const {
  const auto& rules = game_.rules();
  const auto number = [](auto option) { return std::to_string(static_cast<int>(option)); };
  return "odd_end=" + number(rules.odd_end) + " backward=" + number(rules.backward) +
         " second_capture=" + number(rules.second_capture);
}

int AqilIndex::endless_sowings(Slice slice, const Aqil::State& state) const {
  constexpr int fewest_seeds = 24;  // docs/rules/aqil-source.en.md
  if (game_.rules().odd_end != aqil::OddEnd::CapturesNothing || slice.seeds < fewest_seeds)
    return 0;
  const Aqil::State before{state.rows, other(state.side)};
  if (sowing::has_no_seeds(before.own())) return 0;
  int found = 0;
  for (const auto move : game_.legal_moves(before)) {
    Aqil::State after = before;
    game_.apply(after, move);
    found += after == state ? 1 : 0;
  }
  return found;
}

}  // namespace sowmill
