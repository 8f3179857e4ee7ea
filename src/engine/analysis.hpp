#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sowmill {

// How far to think. 0 is no limit; with none at all a position is analysed until it is solved.
struct AnalysisLimits {
  std::uint64_t positions = 0;    // More than were looked at before.
  std::int64_t milliseconds = 0;  // Where there is a clock.
  bool processor_time = false;    // Milliseconds are those of the processor, for measuring.
  int depth = 0;                  // In plies.
  std::size_t lines = 1;          // So many best moves.
  int threads = 1;
  std::size_t megabytes = 64;  // Of memory for positions.
  const std::atomic<bool>* stop = nullptr;
};

// How sure a value is.
enum class Certainty : std::uint8_t {
  Exact,     // Who wins with best play, and where lower is upper by how much.
  Interval,  // The result lies between two bounds that are known.
  Estimate,
};

// A move and what is expected to follow, seen by the one who chooses.
struct AnalysedLine {
  std::vector<std::string> moves;
  // Hundredths of a seed of the final difference, of a piece or of a man. Beyond 20,000 the game is
  // won, below -20,000 lost.
  int score = 0;
  Certainty certainty = Certainty::Estimate;
  // Unless it is an estimate, between what the result is proven to lie: the difference in seeds
  // where there is a score, else 1, 0 or -1.
  int lower = 0;
  int upper = 0;
  std::optional<int> plies;  // To a win, or to a loss if negative, where that is proven.
  bool from_tables = false;  // Tables of the end know the position after the first move.
  double expected = 0.5;     // Of a win 1, of a draw a half.
  int depth = 0;             // In plies.
};

// What a level has found so far. The score is for the one who chooses, as in AnalysedLine.
struct Thought {
  std::string move;
  int score = 0;
  int depth = 0;
  bool done = false;  // Nothing more will come of thinking on at this level.
  Certainty certainty = Certainty::Estimate;  // Of the score.
  bool from_tables = false;      // Endgame tables know what the move leads to, or prove its worth.
  std::uint64_t positions = 0;   // Searched.
  std::uint64_t table_hits = 0;  // Of them, positions that the tables knew.
};

struct Analysis {
  std::vector<AnalysedLine> lines;     // Of the last depth that was finished, best first.
  std::optional<AnalysedLine> better;  // Of the next depth, if another move has proved best there.
  std::string move;                    // To play now: that one, else the best.
  int depth = 0;                       // Of the last that was finished.
  std::uint64_t positions = 0;
  std::uint64_t table_hits = 0;         // Positions that the tables of the end knew.
  std::uint64_t earlier_positions = 0;  // Of those, looked at in earlier calls.
  std::uint64_t earlier_hits = 0;
  std::int64_t milliseconds = 0;  // Of this call.
  bool done = false;              // Nothing more will come of going on.
};

// Called after each depth.
using AnalysisObserver = std::function<void(const Analysis&)>;

}  // namespace sowmill
