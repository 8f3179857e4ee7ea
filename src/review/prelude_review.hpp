#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/learned_setups.hpp"
#include "match/catalog.hpp"
#include "review/appraiser.hpp"
#include "review/judgement.hpp"

namespace sowmill::review {

// How a round of Lib al-Aqil began.
struct Prelude {
  std::array<std::string, 2> setups;  // South's and North's, as laid.
  Side first = Side::First;           // By lot.
  std::string choice;                 // "keep" or "swap".
  Appraisal start;                    // Of the position in which the sowing began.
};

// Judges what was decided before the first sowing of a round of Lib al-Aqil. A choice is judged
// against the other one. A set-up is laid without knowing the other player's, so it is judged by
// what may be expected of it against the set-ups between which a strong player chooses, each side
// being first as often as the other and choosing well; his own mixture would promise a half.
class PreludeReview {
 public:
  PreludeReview(const CatalogEntry& entry, Prelude prelude, Look look);

  // Goes on for so many positions and says how many were looked at. Requires: not done.
  std::uint64_t advance(std::uint64_t positions);

  [[nodiscard]] bool is_done() const { return appraisals_.size() == positions_.size(); }
  // Both set-ups and the choice. Requires: done.
  [[nodiscard]] std::vector<Judgement> judgements() const;

 private:
  void begin_look();
  [[nodiscard]] Judgement judged_choice() const;
  [[nodiscard]] Judgement judged_setup(Side side) const;
  // What a side's set-up is worth, and which of the opponent's is the worst for it if he sows
  // first.
  struct SetupValue {
    int expected = 0;  // Thousandths.
    int score = 0;
    std::size_t worst = 0;
  };
  [[nodiscard]] SetupValue value_of_setup(Side side) const;
  [[nodiscard]] std::size_t number_of(Side side, std::size_t opponent, Side sower) const;

  const CatalogEntry& entry_;
  std::vector<LearnedSetup> strategy_;
  Prelude prelude_;
  Look look_;
  std::vector<std::string> positions_;
  std::vector<Appraisal> appraisals_;  // Of the positions, as far as they have been looked at.
  std::unique_ptr<Match> match_;
  std::unique_ptr<Analyst> analyst_;
  std::optional<Appraiser> appraiser_;
};

}  // namespace sowmill::review
