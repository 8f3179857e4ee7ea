#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "common/random.hpp"
#include "common/result.hpp"
#include "games/board_view.hpp"
#include "games/ending_rule.hpp"
#include "games/event.hpp"
#include "games/side.hpp"

namespace sowmill {

enum class Outcome : std::uint8_t { Ongoing, FirstWins, SecondWins, Draw };

struct Score {
  int first = 0;
  int second = 0;

  bool operator==(const Score&) const = default;
};

// Whether and how a game ended. There is a score at the end of the games that have one (not Ntxuva,
// morris). Endings that differ in their rule alone are equal: records do not tell it.
struct Ending {
  Outcome outcome = Outcome::Ongoing;
  std::optional<Score> score = std::nullopt;
  EndingRule rule = EndingRule::None;

  bool operator==(const Ending& ending) const {
    return outcome == ending.outcome && score == ending.score;
  }
};

constexpr Outcome win_for(Side side) {
  return side == Side::First ? Outcome::FirstWins : Outcome::SecondWins;
}

// The ending when the one with more seeds wins.
constexpr Ending ending_by_score(Score score, EndingRule rule = EndingRule::None) {
  if (score.first == score.second) return {Outcome::Draw, score, rule};
  return {score.first > score.second ? Outcome::FirstWins : Outcome::SecondWins, score, rule};
}

// The result of a game that is over, for a side: what he has more than the other where there is a
// score, else 1, 0 or -1.
constexpr int result_for(Side side, const Ending& ending) {
  const int sign = side == Side::First ? 1 : -1;
  if (ending.score) return sign * (ending.score->first - ending.score->second);
  if (ending.outcome == Outcome::Draw) return 0;
  return ending.outcome == win_for(side) ? 1 : -1;
}

// What legal_moves returns: a FixedList, or a set of houses packed in a word.
template <class L, class M>
concept MoveListOf = requires(const L& list, std::size_t i) {
  { L::capacity() } -> std::same_as<std::size_t>;  // Proven to be enough for any position.
  { list.size() } -> std::convertible_to<std::size_t>;
  { list.empty() } -> std::same_as<bool>;
  { list[i] } -> std::convertible_to<M>;
  { *list.begin() } -> std::convertible_to<M>;
  list.end();
};

// The contract of a game. A game object holds the rules of one rule set and is const everywhere; a
// state is plain data without history. Sides need not alternate: side_to_move says who chooses.
template <class G>
concept Game = requires(const G& game, const typename G::State& state, typename G::State& next,
                        typename G::Move move, std::string_view text) {
  requires std::is_trivially_copyable_v<typename G::State> && sizeof(typename G::State) <= 32;
  requires std::is_trivially_copyable_v<typename G::Move> && sizeof(typename G::Move) <= 16;
  requires std::equality_comparable<typename G::State> &&
               std::equality_comparable<typename G::Move>;
  requires MoveListOf<typename G::MoveList, typename G::Move>;

  { game.initial_state() } -> std::same_as<typename G::State>;
  { game.side_to_move(state) } -> std::same_as<Side>;
  // In house or point order. Empty when, and only when, the game is over.
  { game.legal_moves(state) } -> std::same_as<typename G::MoveList>;
  { game.apply(next, move) } -> std::same_as<void>;  // Requires: legal.
  { game.outcome(state) } -> std::same_as<Outcome>;
  { game.hash(state) } -> std::same_as<std::uint64_t>;

  // The outcome, with the score and the rule. Of seeds that the end has handed out the rule is no
  // longer to be seen: then the last move's End event has it.
  { game.ending(state) } -> std::same_as<Ending>;
  {
    game.endless(state)
  } -> std::same_as<Ending>;  // The ending when play is stopped here as endless.
  // What the first side has more than the second: seeds captured, pieces or men. The plain
  // evaluation.
  { game.material(state) } -> std::same_as<int>;
  // Plays the move one seed or man at a time: written apart from apply, and proven equal to it.
  { game.narrate(next, move) } -> std::same_as<std::vector<Event>>;
  { game.view(state) } -> std::same_as<BoardView>;

  { game.to_text(state) } -> std::same_as<std::string>;
  { game.to_text(state, move) } -> std::same_as<std::string>;
  { game.parse_state(text) } -> std::same_as<Result<typename G::State>>;
  { game.parse_move(state, text) } -> std::same_as<Result<typename G::Move>>;  // Legal moves only.
};

// Optional: the number of legal moves without listing them.
template <class G>
concept CountsMoves = Game<G> && requires(const G& game, const typename G::State& state) {
  { game.count_moves(state) } -> std::same_as<std::size_t>;
};

// Optional: one of the legal moves, each as likely as the next, without listing them; none when the
// game is over.
template <class G>
concept PicksRandomMove =
    Game<G> && requires(const G& game, const typename G::State& state, Random& random) {
      { game.random_move(state, random) } -> std::same_as<std::optional<typename G::Move>>;
    };

// Optional: whether there may be a move that captures, sooner than by listing them.
template <class G>
concept SeesCaptures = Game<G> && requires(const G& game, const typename G::State& state) {
  { game.may_capture(state) } -> std::same_as<bool>;
};

// Optional: whether a legal move may better the material of its mover, sooner than by playing it;
// no is certain.
template <class G>
concept SeesIdleMoves =
    Game<G> && requires(const G& game, const typename G::State& state, typename G::Move move) {
      { game.may_gain(state, move) } -> std::same_as<bool>;
    };

// Optional: by how many seeds the final difference can still move from what it is now, either way.
template <class G>
concept LimitsDifference = Game<G> && requires(const G& game, const typename G::State& state) {
  { game.seeds_in_play(state) } -> std::same_as<int>;
};

}  // namespace sowmill
