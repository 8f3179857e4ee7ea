#pragma once

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "games/evaluation.hpp"

// Scores are seen by the side to move. An estimate is in hundredths of a seed of the final
// difference, or of a piece or man. Far above all estimates lie games that are decided: those whose
// result is known but not when it comes, better by more seeds, and above them those won in a number
// of plies, better the sooner.
namespace sowmill::search {

inline constexpr int longest_line = 120;  // Plies from the root.
inline constexpr int won = 30'000;
inline constexpr int longest_win = won - 2'000;
inline constexpr int known_win = 20'000;
inline constexpr int largest_estimate = 15'000;
inline constexpr int hundredths = 100;

constexpr int win_in(int plies) { return won - plies; }
constexpr int loss_in(int plies) { return plies - won; }
constexpr bool is_decided(int score) { return score >= known_win || score <= -known_win; }
constexpr bool has_distance(int score) { return score >= longest_win || score <= -longest_win; }

// Plies to the end of a game that is won or lost: positive for a win, negative for a loss.
constexpr std::optional<int> distance_of(int score) {
  if (!has_distance(score)) return std::nullopt;
  return score > 0 ? won - score : -(won + score);
}

constexpr int limited(int estimate) {
  return std::clamp(estimate, -largest_estimate, largest_estimate);
}

// A win is nearer to a position in the tree than to the root by the position's ply. Tables hold
// what is seen from the position.
constexpr int seen_from_position(int score, int ply) {
  if (!has_distance(score)) return score;
  return score > 0 ? score + ply : score - ply;
}
constexpr int seen_from_root(int score, int ply) {
  if (!has_distance(score)) return score;
  return score > 0 ? score - ply : score + ply;
}

// What is known of a position's final result without searching, seen by the side to move: the
// difference in seeds where there is a score, else 1, 0 or -1. It lies from lower to upper.
struct Known {
  int lower = 0;
  int upper = 0;
  std::optional<int> plies = std::nullopt;  // To the end, where it is a win or a loss.
};

// The score of a final result. Without a distance a win is a known win.
constexpr int score_of_result(int result, Aim aim, std::optional<int> plies, int ply) {
  if (aim == Aim::Difference) return hundredths * result;
  if (result == 0) return 0;
  if (plies) return result > 0 ? win_in(ply + *plies) : loss_in(ply + *plies);
  return result > 0 ? known_win + hundredths * result : hundredths * result - known_win;
}

// The result behind the score of a game that is solved: for a win in so many plies just 1.
constexpr int result_of_score(int score, Aim aim) {
  if (aim == Aim::Difference) return score / hundredths;
  if (!is_decided(score)) return 0;
  if (has_distance(score)) return score > 0 ? 1 : -1;
  return (score > 0 ? score - known_win : score + known_win) / hundredths;
}

}  // namespace sowmill::search
