#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "common/random.hpp"
#include "games/aqil/aqil_setup.hpp"

namespace sowmill {

// One of the set-ups between which a good player chooses, and how often he takes it.
struct SetupShare {
  std::uint16_t share;  // Of the sum of all shares.
  aqil::Setup setup;
};

// A mixed strategy, found by `sowmill train --setups` and kept in data/setups.
using SetupStrategy = std::span<const SetupShare>;

// That of a rule set; empty where nothing is laid.
SetupStrategy setup_strategy(std::string_view ruleset);

inline aqil::Setup pick_setup(SetupStrategy strategy, Random& random) {
  std::uint32_t sum = 0;
  for (const SetupShare& each : strategy) sum += each.share;
  std::uint32_t left = random.below(sum);
  for (const SetupShare& each : strategy) {
    if (left < each.share) return each.setup;
    left -= each.share;
  }
  return strategy.front().setup;
}

}  // namespace sowmill
