#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "match/catalog.hpp"
#include "review/game_review.hpp"
#include "review/prelude_review.hpp"

namespace sowmill::review {

inline constexpr std::uint64_t usual_positions = 100'000;

// Judges every decision of a game, or of a Lib al-Aqil match, a number of positions at a time. The
// judgements depend on how many positions are looked at for each, never on time or on how they are
// portioned: they are the same on every machine.
class Review {
 public:
  // Of what was played in the match so far. The entry is that of its rule set.
  Review(const CatalogEntry& entry, const Match& match, std::uint64_t positions = usual_positions,
         std::shared_ptr<const Prober> tables = nullptr);

  // Goes on for about so many positions.
  void advance(std::uint64_t positions);

  [[nodiscard]] bool is_done() const { return !game_ && !prelude_; }
  [[nodiscard]] const CatalogEntry& entry() const { return entry_; }
  [[nodiscard]] double share() const;  // Of the decisions, how many are judged.
  // In the order in which they were found: from the last round to the first, in a round from the
  // last move to the first, then the set-ups and the choice.
  [[nodiscard]] const std::vector<Judgement>& judgements() const { return judgements_; }
  // In the order in which they were taken.
  [[nodiscard]] std::vector<Judgement> in_order() const;

 private:
  void begin_round();
  void collect();
  void add(Judgement judgement);

  const CatalogEntry& entry_;
  std::vector<Round> rounds_;
  std::size_t left_;  // Rounds to be judged, with the one in hand.
  std::size_t decisions_ = 0;
  Look look_;
  std::optional<GameReview> game_;
  std::optional<PreludeReview> prelude_;
  std::size_t taken_ = 0;  // Judgements of the game in hand.
  std::vector<Judgement> judgements_;
};

}  // namespace sowmill::review
