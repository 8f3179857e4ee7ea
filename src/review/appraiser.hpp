#pragma once

#include <cstdint>
#include <memory>

#include "engine/analyst.hpp"
#include "review/appraisal.hpp"

namespace sowmill::review {

// How to look at a position.
struct Look {
  std::uint64_t positions = 100'000;
  std::size_t megabytes = 16;  // Of memory for positions.
  Aim aim = Aim::Win;
  std::shared_ptr<const Prober> tables = nullptr;  // Of the end of the game, if there are any.
};

// Finds out what the position of a match is worth, a number of positions at a time; how they are
// portioned changes nothing. A line that is exact is followed to the end of the game. The match
// stands as it did when it is done.
class Appraiser {
 public:
  // Following a line takes at most as many positions again.
  Appraiser(Match& match, Analyst& analyst, const Look& look);

  // Goes on for so many positions, and says how many were looked at. Requires: not done.
  std::uint64_t advance(std::uint64_t positions);

  [[nodiscard]] bool is_done() const { return stage_ == Stage::Done; }
  [[nodiscard]] const Appraisal& appraisal() const { return appraisal_; }

 private:
  enum class Stage : std::uint8_t { Searching, Following, Done };

  std::uint64_t search(std::uint64_t positions);
  std::uint64_t follow(std::uint64_t positions);
  void begin_following();
  bool play_on(const std::vector<std::string>& moves);
  void end_following();

  Match& match_;
  Analyst& analyst_;
  Look look_;
  Stage stage_ = Stage::Searching;
  Appraisal appraisal_;
  std::uint64_t looked_at_ = 0;    // In this search.
  std::uint64_t followed_ = 0;     // In those before it, along the line.
  std::vector<std::string> line_;  // Played on the match while it is followed.
};

}  // namespace sowmill::review
