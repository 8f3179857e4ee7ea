#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "games/game.hpp"

namespace sowmill {

// What a game is played for.
enum class Aim : std::uint8_t {
  Win,         // Any win is a win.
  Difference,  // Every seed counts: a round of Lib al-Aqil.
};

// What the search does beyond looking at everything to a depth. What pays differs from game to
// game.
struct Tuning {
  int capture_plies = 0;        // Captures are followed so far beyond the depth.
  std::size_t reduce_from = 0;  // Quiet moves from this one on are searched less deep; 0: none.
  float reduce_divisor = 100;   // The greater, the less: search/reduction.hpp.
  bool extends_forced = false;  // A position with one move only costs no depth.
  bool cuts_from_table = true;  // Positions that the transposition table knows are left at once.
};

// What the search has to know of a game beyond its rules. An evaluation holds numbers only and is
// const everywhere.
template <class E, class G>
concept EvaluationOf = Game<G> && requires(const E& evaluation, const typename G::State& state,
                                           const typename G::Move& move) {
  { E::aim } -> std::convertible_to<Aim>;
  { E::tuning } -> std::convertible_to<Tuning>;
  // The estimate for the side to move: hundredths of a seed of the final difference, of a piece or
  // of a man.
  { evaluation(state) } -> std::same_as<int>;
  // The estimate at which e games are won for each that is lost. E::mistake_units, if there is such
  // a number, says how many of them a mistake is measured in.
  { evaluation.expectation_unit() } -> std::same_as<int>;
  // A number below slot_count, the same for moves that are alike in different positions.
  { E::slot_count } -> std::convertible_to<std::size_t>;
  { E::slot_of(move) } -> std::same_as<std::size_t>;
};

// The hash of a state without what has been captured: where every seed counts, what is still to
// come does not depend on it.
template <class E, class G>
concept HashesBoards = requires(const E& evaluation, const typename G::State& state) {
  { evaluation.board_hash(state) } -> std::same_as<std::uint64_t>;
};

// By how much a move betters the material of its mover, known without playing it. The turn always
// passes in such a game.
template <class E, class G>
concept TellsGain = requires(const typename G::Move& move) {
  { E::gain_of(move) } -> std::same_as<int>;
};

// The numbers of an evaluation, learned by `sowmill train` and kept in data/evaluation: first the
// expectation unit, then a weight for each feature, in hundredths.
using Weights = std::span<const std::int16_t>;

// Weights of one kind, a line of the file that holds them.
struct WeightRow {
  std::string name;
  std::size_t size = 0;
  // Before anything is learned the weights are first, first + step, ...: material.
  int step = 0;
  int first = 0;
};

// An evaluation that counts features of a state and adds them up, each with its weight. E says what
// they are: for_each_feature(state, use) calls use(feature, count) for those there are, as the side
// to move sees them, and rows() names them in the order of their numbers.
template <class E>
class WeighedFeatures {
 public:
  [[nodiscard]] int expectation_unit() const { return weights_[0]; }
  [[nodiscard]] std::size_t weight_count() const { return weights_.size(); }

 protected:
  template <class State>
  [[nodiscard]] int weighed(const State& state) const {
    int sum = 0;
    E::for_each_feature(
        state, [&](std::size_t feature, int count) { sum += weights_[1 + feature] * count; });
    return sum;
  }

 private:
  friend E;
  explicit constexpr WeighedFeatures(Weights weights) : weights_(weights) {}

  Weights weights_;
};

}  // namespace sowmill
