#include "games/ouri/ouri_index.hpp"

namespace sowmill {

std::string OuriIndex::options() const {
  const auto& rules = game_.rules();
  const auto number = [](auto option) { return std::to_string(static_cast<int>(option)); };
  return "grand_slam=" + number(rules.grand_slam) + " feeding=" + number(rules.feeding) +
         " singles=" + number(rules.singles) + " endless=" + number(rules.endless);
}

bool OuriIndex::leads_to_when_played(const Ouri::State& before, Ouri::Move move,
                                     const Ouri::State& state) const {
  if (!game_.legal_moves(before).contains(move)) return false;
  Ouri::State after = before;
  game_.apply(after, move);
  return after == state;
}

}  // namespace sowmill
