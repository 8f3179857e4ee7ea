#include "games/morris/morris_evaluation.hpp"

namespace sowmill {
namespace {

std::vector<std::string> stage_names() {
  std::vector<std::string> names;
  for (int in_hand = 2 * morris::men_each; in_hand > 0; --in_hand)
    names.push_back("placing, " + std::to_string(in_hand) + " in hand");
  for (int own = morris::flying_men; own <= morris::men_each; ++own)
    for (int other = morris::flying_men; other <= morris::men_each; ++other)
      names.push_back("moving, " + std::to_string(own) + " against " + std::to_string(other));
  return names;
}

}  // namespace

std::vector<WeightRow> MorrisEvaluation::rows() {
  const auto names = stage_names();
  std::vector<WeightRow> rows;
  for (const auto& stage : names)
    for (const int man : {100, -100}) {
      const std::string whose = stage + (man > 0 ? ", own " : ", other ");
      rows.push_back({whose + "corners, middle corners, midpoints, crossings, moves, stuck, mills, "
                              "gaps, second gap, forks, closing slides",
                      Men});
      rows.push_back({.name = whose + "men", .size = 1, .first = man});
    }
  for (std::size_t stage = 0; stage < placing_stages; ++stage)
    rows.push_back({names[stage] + ", own gaps and forks, then other", race_size});
  for (const std::string phase : {"placing", "moving"}) {
    rows.push_back({phase + ", patterns of the outer and inner ring", morris::ring_pattern_count});
    rows.push_back({phase + ", patterns of the middle ring", morris::ring_pattern_count});
    rows.push_back({phase + ", patterns of the sides", morris::side_pattern_count});
  }
  return rows;
}

}  // namespace sowmill
