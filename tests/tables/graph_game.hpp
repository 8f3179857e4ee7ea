#pragma once

#include <array>
#include <string>

#include "common/fixed_list.hpp"
#include "common/random.hpp"
#include "games/state_index.hpp"

namespace sowmill::test {

// A game as small as can be, for what is true of any game: a stone on a graph, made by chance,
// which the players move along arrows in turn, or twice in a row where an arrow says so. Where no
// arrow leads on the game is over.
class GraphGame {
 public:
  static constexpr std::size_t nodes = 48;
  static constexpr std::size_t most_nodes = 256;

  struct State {
    std::uint8_t node = 0;
    Side side = Side::First;
    bool operator==(const State&) const = default;
  };
  struct Move {
    std::uint8_t to;
    bool again;
    bool operator==(const Move&) const = default;
  };
  using MoveList = FixedList<Move, 3>;

  GraphGame(Measure measure, std::uint64_t seed) : measure_(measure) {
    Random random(seed);
    for (std::size_t node = 0; node < nodes; ++node) {
      const auto arrows = node < 5 ? 0 : 1 + random.below(3);
      for (std::uint32_t i = 0; i < arrows; ++i)
        arrows_[node].push_back({static_cast<std::uint8_t>(random.below(nodes)),
                                 measure != Measure::Distance && random.below(8) == 0});
      worth_[node] = static_cast<int>(random.below(7)) - 3;
    }
  }

  // From each node one arrow to the one before it: node n is decided in n plies.
  static GraphGame line() {
    GraphGame game(Measure::Distance, 0);
    game.size_ = most_nodes;
    for (std::size_t node = 0; node < most_nodes; ++node) {
      game.arrows_[node].clear();
      if (node > 0) game.arrows_[node].push_back({static_cast<std::uint8_t>(node - 1), false});
    }
    return game;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] State initial_state() const { return {}; }
  [[nodiscard]] Side side_to_move(const State& state) const { return state.side; }
  [[nodiscard]] MoveList legal_moves(const State& state) const { return arrows_[state.node]; }
  void apply(State& state, const Move& move) const {
    state.node = move.to;
    if (!move.again) state.side = other(state.side);
  }
  [[nodiscard]] Outcome outcome(const State& state) const { return ending(state).outcome; }
  [[nodiscard]] std::uint64_t hash(const State& state) const { return state.node; }
  [[nodiscard]] Ending ending(const State& state) const {
    if (!arrows_[state.node].empty()) return {};
    if (measure_ == Measure::Distance) return {win_for(other(state.side))};
    return worth_to(state.side, worth_[state.node]);
  }
  [[nodiscard]] Ending endless(const State& state) const {
    return worth_to(state.side, measure_ == Measure::Interval ? worth_[state.node] : 0);
  }
  [[nodiscard]] int material(const State& /*state*/) const { return 0; }
  std::vector<Event> narrate(State& state, const Move& move) const {
    apply(state, move);
    return {};
  }
  [[nodiscard]] BoardView view(const State& /*state*/) const { return {}; }
  [[nodiscard]] std::string to_text(const State& state) const { return std::to_string(state.node); }
  [[nodiscard]] std::string to_text(const State& /*state*/, const Move& move) const {
    return std::to_string(move.to);
  }
  [[nodiscard]] Result<State> parse_state(std::string_view text) const {
    return refuse(Reason::MoveSyntax, text);
  }
  [[nodiscard]] Result<Move> parse_move(const State& /*state*/, std::string_view text) const {
    return refuse(Reason::MoveSyntax, text);
  }

 private:
  static Ending worth_to(Side side, int worth) {
    return ending_by_score(side == Side::First ? Score{worth, 0} : Score{0, worth});
  }

  Measure measure_;
  std::size_t size_ = nodes;
  std::array<MoveList, most_nodes> arrows_;
  std::array<int, most_nodes> worth_{};
};

// All nodes are one slice.
class GraphIndex {
 public:
  using Game = GraphGame;
  using Slice = int;

  GraphIndex(Measure measure, std::uint64_t seed) : measure_(measure), game_(measure, seed) {}
  explicit GraphIndex(const GraphGame& game) : measure_(Measure::Distance), game_(game) {}

  [[nodiscard]] const GraphGame& game() const { return game_; }
  [[nodiscard]] Measure measure() const { return measure_; }
  [[nodiscard]] std::string options() const { return "graph"; }
  [[nodiscard]] std::vector<Slice> slices(int /*seeds*/) const { return {0}; }
  [[nodiscard]] std::vector<Slice> earlier(Slice /*slice*/) const { return {}; }
  [[nodiscard]] std::string to_text(Slice slice) const { return std::to_string(slice); }
  [[nodiscard]] std::optional<Slice> parse_slice(std::string_view text) const {
    return text == "0" ? std::optional(0) : std::nullopt;
  }
  [[nodiscard]] std::optional<Slice> slice_of(const GraphGame::State& /*state*/) const { return 0; }
  [[nodiscard]] std::uint64_t size_of(Slice /*slice*/) const { return game_.size(); }
  [[nodiscard]] std::uint64_t number_of(const GraphGame::State& state) const { return state.node; }
  [[nodiscard]] std::optional<GraphGame::State> state_at(Slice /*slice*/,
                                                         std::uint64_t number) const {
    return GraphGame::State{static_cast<std::uint8_t>(number)};
  }
  template <class Visit>
  void for_each_predecessor(Slice /*slice*/, const GraphGame::State& /*state*/,
                            Visit /*visit*/) const {}
  [[nodiscard]] std::optional<int> longest_play(Slice /*slice*/) const { return std::nullopt; }

 private:
  Measure measure_;
  GraphGame game_;
};

static_assert(StateIndex<GraphIndex>);

}  // namespace sowmill::test
