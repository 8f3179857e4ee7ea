#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sowmill {

// One of the set-ups between which a strong player chooses, and how often they take it.
struct LearnedSetup {
  int share = 0;  // Of the sum of all shares.
  std::string setup;
};

// The mixed strategy learned for a rule set (data/setups); empty where nothing is laid.
std::vector<LearnedSetup> learned_setups(std::string_view ruleset);

}  // namespace sowmill
