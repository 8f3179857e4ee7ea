#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "common/result.hpp"
#include "tables/prober.hpp"

namespace sowmill::training {

struct Options {
  int generations = 3;
  int games = 3'000;                // In each generation.
  std::uint64_t positions = 1'000;  // That a player looks at before each move.
  std::uint64_t seed = 1;
  int threads = 2;
  std::shared_ptr<const Prober> tables = {};  // Of the rule set, or none.
  int check_games = 200;                      // Against material alone, at equal time.
  std::int64_t check_milliseconds = 10;
  std::uint64_t check_positions = 0;  // That a player looks at there, instead of a time.
};

// How far the work has come, from 0 to 1, and lines for the log.
struct Observer {
  std::function<void(double)> progress;
  std::function<void(const std::string&)> log;
};

// Learns the weights of a rule set's evaluation from games the computer plays against itself, from
// nothing but material and what tables know. Returns the text of data/evaluation/RULESET.tsv.
Result<std::string> train(std::string_view id, const Options& options, const Observer& observer);

// Plays the weights that are built in against material alone, within the same limits, and logs the
// result.
Result<void> check(std::string_view id, const Options& options, const Observer& observer);

}  // namespace sowmill::training
