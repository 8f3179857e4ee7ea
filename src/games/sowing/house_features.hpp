#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "games/evaluation.hpp"
#include "games/sowing/two_rows.hpp"

namespace sowmill::sowing {

// What an evaluation sees in the houses: how many seeds lie in each, of the side to move and of the
// other, apart for each phase of the game.
template <int seeds_each_phase, std::size_t phases, std::size_t counts>
struct HouseFeatures {
  static constexpr std::size_t side_size = row_houses * counts;
  static constexpr std::size_t size = phases * 2 * side_size;

  // Calls use(feature, 1) for each house; features are numbered from `first` on.
  template <class Use>
  static void for_each(Row own, Row others, std::size_t first, const Use& use) {
    const int left = seeds_in_houses(own) + seeds_in_houses(others);
    const auto phase = static_cast<std::size_t>(left / seeds_each_phase);
    first += std::min(phase, phases - 1) * 2 * side_size;
    for (std::size_t house = 0; house < row_houses; ++house) {
      use(first + house * counts + count_in(own, house), 1);
      use(first + side_size + house * counts + count_in(others, house), 1);
    }
  }

  static void add_rows(std::vector<WeightRow>& rows) {
    for (std::size_t phase = 0; phase < phases; ++phase)
      for (const std::string side : {"own", "other"})
        for (char house = 'A'; house < 'A' + char{row_houses}; ++house)
          rows.push_back({"from " + std::to_string(phase * std::size_t{seeds_each_phase}) +
                              " seeds, " + side + " house " + house,
                          counts});
  }

 private:
  static std::size_t count_in(Row row, std::size_t house) {
    return std::min(static_cast<std::size_t>(seeds_in(row, house)), counts - 1);
  }
};

}  // namespace sowmill::sowing
