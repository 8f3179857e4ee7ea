#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/analysis.hpp"
#include "match/match.hpp"
#include "review/label.hpp"
#include "review/why.hpp"

namespace sowmill::review {

// What was decided. Only a match of Lib al-Aqil has set-ups and choices.
enum class DecisionKind : std::uint8_t { Setup, Choice, Move };

// One decision of a game and what it was worth. Lines and numbers are seen by the one who decided.
struct Judgement {
  DecisionKind kind = DecisionKind::Move;
  std::size_t round = 0;  // From 0.
  std::size_t ply = 0;    // Of a move: its number in the round, from 0.
  Side side = Side::First;
  std::string move = {};
  bool forced = false;  // Nothing else could be done.

  // Thousandths of what may be expected with the best decision, and with the one taken.
  int before = 0;
  int after = 0;
  AnalysedLine played = {};  // What follows the decision that was taken; it begins with it.
  AnalysedLine best = {};    // The same line if none better was found.
  Why why = {};

  [[nodiscard]] int drop() const { return before - after; }
  [[nodiscard]] Label label() const { return label_of(drop()); }
  [[nodiscard]] int accuracy() const { return accuracy_of(drop()); }
  // It gave away a tenth or more, and with it the win, or the balance.
  [[nodiscard]] bool is_turning_point() const;
};

struct PlayerSummary {
  int accuracy = certain_win;  // Thousandths: the mean over his decisions that were not forced.
  std::array<int, all_labels.size()> labels = {};  // How often each, the forced ones left out.
};

std::array<PlayerSummary, 2> summarise(const std::vector<Judgement>& judgements);

}  // namespace sowmill::review
