#include "review/appraiser.hpp"

#include <algorithm>

namespace sowmill::review {

Appraiser::Appraiser(Match& match, Analyst& analyst, const Look& look)
    : match_(match), analyst_(analyst), look_(look) {
  if (const auto chooser = match.chooser()) {
    appraisal_.side = *chooser;
  } else {
    appraisal_ = appraisal_of_end(match, look.aim);
    stage_ = Stage::Done;
  }
}

std::uint64_t Appraiser::advance(std::uint64_t positions) {
  const auto used = stage_ == Stage::Searching ? search(positions) : follow(positions);
  return std::max<std::uint64_t>(used, 1);
}

// However small the budget, the first depth is finished.
std::uint64_t Appraiser::search(std::uint64_t positions) {
  const bool spent = looked_at_ >= look_.positions;
  const auto more = spent ? positions : std::min(positions, look_.positions - looked_at_);
  const auto analysis = analyst_.analyse(
      {.positions = more, .depth = spent ? 1 : 0, .lines = 1, .megabytes = look_.megabytes},
      [&](const Analysis& so_far) {
        appraisal_.by_depth.push_back(so_far.lines.front());
        auto& line = appraisal_.by_depth.back();
        line.expected = expected_of(match_, look_.aim, line.score);
      });
  const auto used = analysis->positions - looked_at_;
  looked_at_ = analysis->positions;
  const bool is_enough = looked_at_ >= look_.positions && !appraisal_.by_depth.empty();
  if (analysis->done || is_enough) begin_following();
  return used;
}

void Appraiser::begin_following() {
  looked_at_ = 0;
  const AnalysedLine& line = appraisal_.deepest();
  stage_ = Stage::Following;
  if (line.certainty != Certainty::Exact || !play_on(line.moves)) end_following();
}

// False: the game is over, or it has gone on long enough.
bool Appraiser::play_on(const std::vector<std::string>& moves) {
  constexpr std::size_t longest = 200;
  for (const auto& move : moves) {
    if (!match_.play(move)) return false;
    line_.push_back(move);
  }
  return match_.chooser() && line_.size() < longest;
}

std::uint64_t Appraiser::follow(std::uint64_t positions) {
  const auto more = std::min(positions, look_.positions - followed_ - looked_at_);
  const auto analysis =
      analyst_.analyse({.positions = more, .lines = 1, .megabytes = look_.megabytes}, {});
  const auto used = analysis->positions - looked_at_;
  looked_at_ = analysis->positions;
  if (analysis->done) {
    followed_ += looked_at_;
    looked_at_ = 0;
    if (followed_ >= look_.positions || !play_on(analysis->lines.front().moves)) end_following();
  } else if (followed_ + looked_at_ >= look_.positions) {
    end_following();
  }
  return used;
}

// The match would go on with a search of the same position from where it stopped, and the next look
// may be at the very position that was followed to: a search with other lines makes it begin anew.
void Appraiser::end_following() {
  for (std::size_t i = 0; i < line_.size(); ++i) (void)match_.undo();
  if (followed_ + looked_at_ > 0)
    (void)analyst_.analyse({.positions = 1, .lines = 2, .megabytes = look_.megabytes}, {});
  if (!line_.empty()) appraisal_.by_depth.back().moves = line_;
  stage_ = Stage::Done;
}

}  // namespace sowmill::review
