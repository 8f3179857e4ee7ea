#include "games/morris/morris_evaluation.hpp"

#include <span>

namespace sowmill {

std::vector<WeightRow> MorrisEvaluation::rows() {
  constexpr std::array<const char*, phases> phase_names = {"placing, 18 to 16 in hand",
                                                           "placing, 15 to 11 in hand",
                                                           "placing, 10 to 6 in hand",
                                                           "placing, 5 to 1 in hand",
                                                           "moving",
                                                           "flying"};
  std::vector<WeightRow> rows;
  for (const std::string phase : phase_names)
    for (const int step : {100, -100}) {
      const std::string whose = phase + (step > 0 ? ", own " : ", other ");
      rows.push_back({whose + "corners, middle corners, midpoints, crossings, moves, stuck, mills, "
                              "gaps, second gap, forks, closing slides",
                      Men});
      rows.push_back({whose + "men", morris::men_each + 1, step});
    }
  for (const std::string phase : std::span(phase_names).first(flying)) {
    rows.push_back({phase + ", patterns of the outer and inner ring", morris::ring_pattern_count});
    rows.push_back({phase + ", patterns of the middle ring", morris::ring_pattern_count});
    rows.push_back({phase + ", patterns of the lines across", morris::spoke_pattern_count});
  }
  return rows;
}

}  // namespace sowmill
