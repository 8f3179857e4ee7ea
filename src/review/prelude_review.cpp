#include "review/prelude_review.hpp"

#include <algorithm>
#include <cassert>

#include "review/explain.hpp"
#include "text/vocabulary.hpp"

namespace sowmill::review {
namespace {

std::string start_text(const std::string& south, const std::string& north, Side sower) {
  return south + '-' + north + "-0-0-" + (sower == Side::First ? 'S' : 'N');
}

// The row of a side against an opponent's.
std::string start_text(const std::string& own, const std::string& others, Side side, Side sower) {
  return side == Side::First ? start_text(own, others, sower) : start_text(others, own, sower);
}

// Swapped, the other player sows first, from what was the first player's row.
std::string start_after(const Prelude& prelude, std::string_view choice) {
  const auto& [south, north] = prelude.setups;
  return choice == "keep" ? start_text(south, north, prelude.first)
                          : start_text(north, south, other(prelude.first));
}

std::string_view other_choice(std::string_view choice) {
  return choice == "keep" ? "swap" : "keep";
}

// What the player whom the lot makes first may expect: he keeps or swaps as is better for him.
int expected_of_first(const Appraisal& kept) {
  const int expected = to_thousandths(kept.deepest().expected);
  return std::max(expected, certain_win - expected);
}

int score_of_first(const Appraisal& kept) {
  return std::max(kept.deepest().score, -kept.deepest().score);
}

}  // namespace

PreludeReview::PreludeReview(const CatalogEntry& entry, Prelude prelude, Look look)
    : entry_(entry),
      strategy_(learned_setups(entry.id)),
      prelude_(std::move(prelude)),
      look_(std::move(look)) {
  positions_.push_back(start_after(prelude_, other_choice(prelude_.choice)));
  for (const Side side : {Side::First, Side::Second})
    for (const LearnedSetup& share : strategy_)
      for (const Side sower : {Side::First, Side::Second})
        positions_.push_back(start_text(prelude_.setups[index_of(side)], share.setup, side, sower));
  begin_look();
}

// The other choice is looked at as the moves are; the many pairs of set-ups less closely.
void PreludeReview::begin_look() {
  constexpr std::uint64_t portion = 8;
  Look look = look_;
  if (!appraisals_.empty()) {
    look.positions = look_.positions / portion + 1;
    look.megabytes = 1;
  }
  appraiser_.reset();
  analyst_.reset();
  match_ = *entry_.match_at(positions_[appraisals_.size()]);
  analyst_ = new_analyst(*match_);
  (void)analyst_->use_tables(look.tables);
  appraiser_.emplace(*match_, *analyst_, look);
}

std::uint64_t PreludeReview::advance(std::uint64_t positions) {
  const auto used = appraiser_->advance(positions);
  if (!appraiser_->is_done()) return used;
  appraisals_.push_back(appraiser_->appraisal());
  if (!is_done()) begin_look();
  return used;
}

std::vector<Judgement> PreludeReview::judgements() const {
  return {judged_setup(Side::First), judged_setup(Side::Second), judged_choice()};
}

std::size_t PreludeReview::number_of(Side side, std::size_t opponent, Side sower) const {
  return 1 + 2 * (index_of(side) * strategy_.size() + opponent) + index_of(sower);
}

Judgement PreludeReview::judged_choice() const {
  const Side side = prelude_.first;
  const Appraisal& alternative = appraisals_.front();
  const auto expected = compare(alternative, prelude_.start, side);
  Judgement judgement{.kind = DecisionKind::Choice,
                      .side = side,
                      .move = prelude_.choice,
                      .before = std::max(expected.one, expected.other),
                      .after = expected.other,
                      .played = after_move(prelude_.choice, prelude_.start, side)};
  judgement.best = judgement.played;
  std::vector<CitedLine> lines = {
      {start_after(prelude_, prelude_.choice), prelude_.start.deepest().moves}};
  if (expected.one > expected.other) {
    judgement.best = after_move(std::string(other_choice(prelude_.choice)), alternative, side);
    lines.push_back({positions_.front(), alternative.deepest().moves});
  }
  judgement.why = explain_start(entry_, std::move(lines), judgement);
  return judgement;
}

PreludeReview::SetupValue PreludeReview::value_of_setup(Side side) const {
  SetupValue value;
  int shares = 0;
  int worst_score = 0;
  for (std::size_t i = 0; i < strategy_.size(); ++i) {
    const int share = strategy_[i].share;
    const Appraisal& own = appraisals_[number_of(side, i, side)];
    const Appraisal& others = appraisals_[number_of(side, i, other(side))];
    shares += 2 * share;
    value.expected += share * (expected_of_first(own) + certain_win - expected_of_first(others));
    value.score += share * (score_of_first(own) - score_of_first(others));
    if (i > 0 && others.deepest().score <= worst_score) continue;
    worst_score = others.deepest().score;
    value.worst = i;
  }
  assert(shares > 0);  // There are set-ups wherever there is a prelude.
  value.expected /= shares;
  value.score /= shares;
  return value;
}

Judgement PreludeReview::judged_setup(Side side) const {
  const std::string word = "setup " + std::string(side_word(entry_.shape, side)) + ' ';
  const SetupValue value = value_of_setup(side);
  const std::size_t cited = number_of(side, value.worst, other(side));
  const AnalysedLine& line = appraisals_[cited].deepest();
  Judgement judgement{.kind = DecisionKind::Setup,
                      .side = side,
                      .move = word + prelude_.setups[index_of(side)],
                      .before = std::max(certain_win / 2, value.expected),
                      .after = value.expected};
  judgement.played.moves = {judgement.move};
  judgement.played.score = value.score;
  judgement.played.expected = static_cast<double>(value.expected) / certain_win;
  judgement.played.depth = line.depth;
  judgement.best = judgement.played;
  if (judgement.drop() > 0) {
    const auto usual = std::ranges::max_element(strategy_, {}, &LearnedSetup::share);
    judgement.best = {};
    judgement.best.moves = {word + usual->setup};
  }
  judgement.why = explain_start(entry_, {{positions_[cited], line.moves}}, judgement);
  judgement.why.facts.front().move = strategy_[value.worst].setup;
  return judgement;
}

}  // namespace sowmill::review
