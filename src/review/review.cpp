#include "review/review.hpp"

#include <algorithm>
#include <tuple>

#include "common/text.hpp"
#include "text/vocabulary.hpp"

namespace sowmill::review {
namespace {

constexpr std::size_t prelude_decisions = 3;

bool has_prelude(const Round& round) { return !round.setup.empty(); }

// Requires: the words are those of Match::rounds().
Prelude prelude_of(const Round& round, const Appraisal& start) {
  const auto rows = words(round.setup);
  const auto lot = words(round.lot);
  return {.setups = {std::string(rows[0]), std::string(rows[1])},
          .first = *parse_side(BoardShape::TwoRows, lot[0]),
          .choice = std::string(lot[1]),
          .start = start};
}

}  // namespace

Review::Review(const CatalogEntry& entry, const Match& match, std::uint64_t positions,
               std::shared_ptr<const Prober> tables)
    : entry_(entry),
      rounds_(match.rounds()),
      left_(rounds_.size()),
      look_{.positions = positions,
            .aim = entry.plays_for_points ? Aim::Difference : Aim::Win,
            .tables = std::move(tables)} {
  for (const Round& round : rounds_)
    decisions_ += round.moves.size() + (has_prelude(round) ? prelude_decisions : 0);
  begin_round();
  collect();
}

void Review::advance(std::uint64_t positions) {
  while (positions > 0 && !is_done()) {
    const auto used = game_ ? game_->advance(positions) : prelude_->advance(positions);
    positions -= std::min(positions, used);
    collect();
  }
}

void Review::begin_round() {
  game_.reset();
  prelude_.reset();
  taken_ = 0;
  if (left_ == 0) return;
  const Round& round = rounds_[left_ - 1];
  game_.emplace(entry_, *entry_.match_at(round.start), round.moves, look_);
}

// Takes what has been judged, and goes on to what comes next.
void Review::collect() {
  while (game_) {
    for (; taken_ < game_->judgements().size(); ++taken_) add(game_->judgements()[taken_]);
    if (!game_->is_done()) return;
    const Round& round = rounds_[left_ - 1];
    if (has_prelude(round)) {
      prelude_.emplace(entry_, prelude_of(round, game_->start()), look_);
      game_.reset();
      return;
    }
    --left_;
    begin_round();
  }
  if (!prelude_ || !prelude_->is_done()) return;
  for (auto& judgement : prelude_->judgements()) add(std::move(judgement));
  --left_;
  begin_round();
  collect();
}

void Review::add(Judgement judgement) {
  judgement.round = left_ - 1;
  judgements_.push_back(std::move(judgement));
}

double Review::share() const {
  if (is_done() || decisions_ == 0) return 1;
  return static_cast<double>(judgements_.size()) / static_cast<double>(decisions_);
}

std::vector<Judgement> Review::in_order() const {
  auto ordered = judgements_;
  std::ranges::sort(ordered, {}, [](const Judgement& each) {
    return std::tuple(each.round, each.kind, each.ply,
                      each.kind == DecisionKind::Setup ? each.side : Side::First);
  });
  return ordered;
}

}  // namespace sowmill::review
