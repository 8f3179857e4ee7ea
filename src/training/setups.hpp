#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "common/result.hpp"
#include "training/train.hpp"

namespace sowmill::training {

struct SetupOptions {
  int rounds = 14;                  // Each adds an answer to the set-ups so far.
  std::uint64_t positions = 1'500;  // Looked at to judge two set-ups against each other.
  int by_chance = 20;               // Set-ups that stand for people who lay theirs by chance.
  int starts = 20;                  // Random set-ups among which an answer is sought at first.
  std::uint64_t seed = 1;
};

// Finds how to mix set-ups of Lib al-Aqil so that no other does well against the mixture. Returns
// the text of data/setups/RULESET.tsv: shares in thousandths, and set-ups.
Result<std::string> find_setups(std::string_view id, const SetupOptions& options,
                                const Observer& observer);

}  // namespace sowmill::training
