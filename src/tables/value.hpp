#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "games/state_index.hpp"

namespace sowmill::tables {

// Win, draw and loss with distance, as a byte: a win in d plies, which is odd, is 127 - (d - 1) /
// 2; a loss in d plies, which is even, is d / 2 - 127; a draw is 0. Greater is better.
constexpr int win_at_once = 127;
constexpr int plies_of(int value) {
  return value > 0 ? 2 * (win_at_once - value) + 1 : 2 * (win_at_once + value);
}

// Who wins: 1, 0 or -1.
constexpr int result_of(int value) {
  return static_cast<int>(value > 0) - static_cast<int>(value < 0);
}

// What is known of a position, or of a move, seen by the one who chooses.
class Value {
 public:
  enum class Kind : std::uint8_t { Unknown, Decided, Seeds };

  static Value unknown() { return {Kind::Unknown, 0, 0, std::nullopt}; }
  // A win (1), draw (0) or loss (-1), in so many plies where that is known.
  static Value decided(int result, std::optional<int> plies = std::nullopt) {
    return {Kind::Decided, result, result, result == 0 ? std::nullopt : plies};
  }
  // His seeds still to come less the other's lie from lower to upper.
  static Value seeds(int lower, int upper) { return {Kind::Seeds, lower, upper, std::nullopt}; }

  bool operator==(const Value&) const = default;

  [[nodiscard]] Kind kind() const { return kind_; }
  [[nodiscard]] bool is_known() const { return kind_ != Kind::Unknown; }
  [[nodiscard]] bool is_exact() const { return is_known() && lower_ == upper_; }
  [[nodiscard]] int lower() const { return lower_; }
  [[nodiscard]] int upper() const { return upper_; }
  [[nodiscard]] int result() const { return lower_; }  // Requires: Decided.
  [[nodiscard]] std::optional<int> plies() const { return plies_; }

  // Whether it can be true of a position with so many seeds on the board.
  [[nodiscard]] bool is_possible(int seeds) const {
    if (kind_ == Kind::Decided) return plies_.value_or(0) >= 0;
    return -seeds <= lower_ && lower_ <= upper_ && upper_ <= seeds;
  }

  // The same, seen by the other player.
  [[nodiscard]] Value for_other() const { return {kind_, -upper_, -lower_, plies_}; }
  // What a move is worth that leads to this and gains so many seeds; it takes a ply.
  [[nodiscard]] Value after_gain(int gain) const {
    if (kind_ == Kind::Seeds) return seeds(lower_ + gain, upper_ + gain);
    return {kind_, lower_, upper_, plies_ ? std::optional(*plies_ + 1) : std::nullopt};
  }
  // What is left of it if so many plies may still be played and then it is a draw.
  [[nodiscard]] Value within(int plies_left) const {
    if (kind_ != Kind::Decided || result() == 0) return *this;
    if (!plies_) return unknown();
    return *plies_ <= plies_left ? *this : decided(0);
  }

  // "win 5", "loss 12", "win" where the distance is not known, "draw"; "+5", "0", "[-1,+1]";
  // "unknown".
  [[nodiscard]] std::string text() const;

 private:
  Value(Kind kind, int lower, int upper, std::optional<int> plies)
      : kind_(kind), lower_(lower), upper_(upper), plies_(plies) {}

  Kind kind_;
  int lower_;
  int upper_;
  std::optional<int> plies_;
};

// Whether one would rather have the first: quick wins, then draws, then slow losses; more seeds.
// What is not known comes last.
bool is_better(const Value& one, const Value& other);

// What the bytes of a table's columns say.
Value value_of_distance(std::int8_t value);
Value value_of_result(std::int8_t result);

}  // namespace sowmill::tables
