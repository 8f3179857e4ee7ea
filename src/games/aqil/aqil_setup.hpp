#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "common/random.hpp"
#include "common/result.hpp"
#include "games/side.hpp"
#include "games/sowing/two_rows.hpp"

// How a round of Lib al-Aqil begins: docs/rules/aqil.en.md, 1 and 2.
namespace sowmill::aqil {

constexpr int setup_seeds = 36;

// How a player lays his seeds, from his left. Those made by the functions below are permitted ones.
struct Setup {
  std::array<std::uint8_t, sowing::row_houses> holes = {};

  bool operator==(const Setup&) const = default;
};

// What the first player, by lot, does with the board: swapping costs him the first turn.
enum class Choice : std::uint8_t { Keep, Swap };

// 11-5-5-5-5-5. A refusal names the hole by the letter it has on that side.
Result<Setup> parse_setup(std::string_view text, Side side = Side::First);
std::string to_text(const Setup& setup);

// Each permitted set-up is as likely as the next.
Setup random_setup(Random& random);

// The position in which the round starts; the rows are given as laid, before any turning.
sowing::TwoRows board_from(const Setup& south, const Setup& north, Side first, Choice choice);

}  // namespace sowmill::aqil
