#include "review/game_review.hpp"

#include <algorithm>

#include "review/explain.hpp"

namespace sowmill::review {

GameReview::GameReview(const CatalogEntry& entry, std::unique_ptr<Match> start,
                       const std::vector<std::string>& moves, const Look& look)
    : entry_(entry),
      match_(std::move(start)),
      analyst_(new_analyst(*match_)),
      moves_(moves),
      left_(moves.size()),
      look_(look) {
  (void)analyst_->use_tables(look.tables);
  for (const auto& each : moves_) (void)match_->play(each);
  this->look(Stage::End);
  settle();
}

std::uint64_t GameReview::advance(std::uint64_t positions) {
  const auto used = appraiser_->advance(positions);
  settle();
  return used;
}

void GameReview::look(Stage stage) {
  stage_ = stage;
  appraiser_.emplace(*match_, *analyst_, look_);
}

void GameReview::settle() {
  while (appraiser_ && appraiser_->is_done()) {
    const Appraisal found = appraiser_->appraisal();
    appraiser_.reset();
    take(found);
  }
}

void GameReview::take(const Appraisal& found) {
  if (stage_ == Stage::End) {
    after_ = found;
  } else if (stage_ == Stage::Before) {
    before_ = found;
    if (best_leads_elsewhere()) {
      (void)match_->play(best_move());
      look(Stage::Better);
      return;
    }
    judge(nullptr);
  } else {
    (void)match_->undo();
    judge(&found);
  }
  step_back();
}

// To the position before the last move that is not judged. A forced move is worth what it leads to.
void GameReview::step_back() {
  while (left_ > 0) {
    (void)match_->undo();
    if (match_->legal_moves().size() > 1) {
      look(Stage::Before);
      return;
    }
    before_ = appraisal_before(move(), after_, *match_->chooser());
    judge(nullptr);
  }
}

// Moves that lead to the same position are the same.
bool GameReview::best_leads_elsewhere() const {
  return best_move() != move() &&
         match_->replay(best_move())->position != match_->replay(move())->position;
}

void GameReview::judge(const Appraisal* better) {
  const Side side = *match_->chooser();
  const auto expected = compare(better == nullptr ? after_ : *better, after_, side);
  Judgement judgement{.ply = left_ - 1,
                      .side = side,
                      .move = move(),
                      .forced = match_->legal_moves().size() == 1,
                      .before = std::max(expected.one, expected.other),
                      .after = expected.other,
                      .played = after_move(move(), after_, side)};
  judgement.best =
      expected.one > expected.other ? after_move(best_move(), *better, side) : judgement.played;
  judgement.why = explain_move(entry_, *match_, judgement);
  judgements_.push_back(std::move(judgement));
  after_ = before_;
  --left_;
}

}  // namespace sowmill::review
