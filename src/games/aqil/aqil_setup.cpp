#include "games/aqil/aqil_setup.hpp"

#include <algorithm>
#include <numeric>

#include "common/text.hpp"

namespace sowmill::aqil {
namespace {

using sowing::row_houses;

bool is_uniform(const Setup& setup) {
  return std::ranges::all_of(setup.holes, [&](auto seeds) { return seeds == setup.holes[0]; });
}

std::string hole_name(std::size_t hole, Side side) {
  return std::string(sowing::house_name(hole + (row_houses * index_of(side))));
}

Result<Setup> checked(const Setup& setup, Side side) {
  const auto empty = std::ranges::find(setup.holes, 0);
  if (empty != setup.holes.end()) {
    const auto hole = static_cast<std::size_t>(empty - setup.holes.begin());
    return refuse(Reason::SetupEmptyHole, hole_name(hole, side));
  }
  const int total = std::accumulate(setup.holes.begin(), setup.holes.end(), 0);
  if (total != setup_seeds) return refuse(Reason::SetupTotal, std::to_string(total));
  if (is_uniform(setup)) return refuse(Reason::SetupUniform);
  return setup;
}

// Lays the seeds in a line and cuts it at five different places, any five as likely as the next.
Setup cut_at_random(Random& random) {
  std::array<bool, setup_seeds> cut_before = {};
  for (std::size_t cuts = 0; cuts + 1 < row_houses;) {
    bool& cut = cut_before[1 + random.below(setup_seeds - 1)];
    cuts += cut ? 0 : 1;
    cut = true;
  }
  Setup setup;
  std::size_t hole = 0;
  for (const bool cut : cut_before) ++setup.holes[hole += cut ? 1 : 0];
  return setup;
}

sowing::Row row_of(const Setup& setup) {
  sowing::Row row = 0;
  for (std::size_t hole = 0; hole < row_houses; ++hole)
    row |= static_cast<sowing::Row>(setup.holes[hole]) << (8 * hole);
  return row;
}

}  // namespace

Result<Setup> parse_setup(std::string_view text, Side side) {
  const auto fields = split(text, '-', row_houses + 1);
  if (fields.size() != row_houses) return refuse(Reason::SetupFieldCount, shown(text));
  Setup setup;
  for (std::size_t hole = 0; hole < row_houses; ++hole) {
    const auto seeds = parse_number(fields[hole], setup_seeds);
    if (!seeds)
      return refuse(Reason::PositionNumber, shown(fields[hole]), std::to_string(setup_seeds));
    setup.holes[hole] = static_cast<std::uint8_t>(*seeds);
  }
  return checked(setup, side);
}

std::string to_text(const Setup& setup) {
  std::string text = std::to_string(setup.holes[0]);
  for (std::size_t hole = 1; hole < row_houses; ++hole)
    text += '-' + std::to_string(setup.holes[hole]);
  return text;
}

Setup random_setup(Random& random) {
  for (;;) {
    const auto setup = cut_at_random(random);
    if (!is_uniform(setup)) return setup;
  }
}

sowing::TwoRows board_from(const Setup& south, const Setup& north, Side first, Choice choice) {
  if (choice == Choice::Swap) return {.rows = {row_of(north), row_of(south)}, .side = other(first)};
  return {.rows = {row_of(south), row_of(north)}, .side = first};
}

}  // namespace sowmill::aqil
