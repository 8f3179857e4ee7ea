#pragma once

#include <memory>
#include <optional>

#include "match/catalog.hpp"
#include "review/appraiser.hpp"
#include "review/judgement.hpp"

namespace sowmill::review {

// Judges the moves of one game or round from the last to the first, so that what is found about
// later positions helps with earlier ones. A move is judged by the position it leads to, against
// the position that the best move leads to.
class GameReview {
 public:
  // Requires: the moves are legal from the start.
  GameReview(const CatalogEntry& entry, std::unique_ptr<Match> start,
             const std::vector<std::string>& moves, const Look& look);

  // Goes on for so many positions and says how many were looked at. Requires: not done.
  std::uint64_t advance(std::uint64_t positions);

  [[nodiscard]] bool is_done() const { return !appraiser_; }
  [[nodiscard]] const std::vector<Judgement>& judgements() const { return judgements_; }
  // What the start is worth. Requires: done.
  [[nodiscard]] const Appraisal& start() const { return after_; }

 private:
  enum class Stage : std::uint8_t { End, Before, Better };

  void look(Stage stage);
  void settle();
  void take(const Appraisal& found);
  void step_back();
  void judge(const Appraisal* better);
  [[nodiscard]] const std::string& move() const { return moves_[left_ - 1]; }
  [[nodiscard]] const std::string& best_move() const { return before_.deepest().moves.front(); }
  [[nodiscard]] bool best_leads_elsewhere() const;

  const CatalogEntry& entry_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<Analyst> analyst_;
  std::vector<std::string> moves_;
  std::size_t left_;  // Moves still to be judged.
  Look look_;
  Stage stage_ = Stage::End;
  std::optional<Appraiser> appraiser_;
  Appraisal before_;  // Of the position before the move that is being judged.
  Appraisal after_;   // Of the position after it.
  std::vector<Judgement> judgements_;
};

}  // namespace sowmill::review
