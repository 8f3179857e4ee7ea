#include "games/ouri/ouri_index.hpp"

namespace sowmill {

using namespace sowing;

std::string OuriIndex::options() const {
  const auto& rules = game_.rules();
  const auto number = [](auto option) { return std::to_string(static_cast<int>(option)); };
  return "grand_slam=" + number(rules.grand_slam) + " feeding=" + number(rules.feeding) +
         " singles=" + number(rules.singles) + " endless=" + number(rules.endless);
}

bool OuriIndex::leads_to(const Ouri::State& before, Ouri::Move move, std::size_t last,
                         const Ouri::State& state) const {
  const bool may_capture =
      last >= row_houses && (seeds_in(state.own(), last - row_houses) | 1) == 3;  // Two or three.
  if (may_capture && game_.rules().grand_slam != ouri::GrandSlam::CapturesNothing) return false;
  if (game_.rules().singles == ouri::Singles::OnlyWithoutMore &&
      seeds_in(before.own(), move.house) == 1 &&
      at_least_flags(before.own(), in_each_house(2)) != 0)
    return false;
  // The rules about starving and feeding concern only boards with an empty row.
  const bool is_plain = !may_capture && !has_no_seeds(before.others()) &&
                        !has_no_seeds(state.own()) && !has_no_seeds(state.others());
  if (is_plain) return true;
  if (!game_.legal_moves(before).contains(move)) return false;
  Ouri::State after = before;
  game_.apply(after, move);
  return after == state;
}

}  // namespace sowmill
