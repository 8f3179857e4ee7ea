#pragma once

#include <cstdint>

#include "search/frame.hpp"
#include "search/move_order.hpp"

namespace sowmill::search {

// Lists the moves of a position in its frame, with what speaks for trying them early.
template <Game G, EvaluationOf<G> E>
class MoveLister {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Frame = search::Frame<G, E>;
  using Child = typename Frame::Child;

  explicit MoveLister(const G& game) : game_(game) {}

  // The move that has this number among the legal ones.
  Child& list(Frame& frame, std::uint8_t number, const Move& move) const {
    constexpr int per_gain = 1 << 18;
    Child& child = frame.children.append();
    const int gain = play(frame, move, child);
    child.move = number;
    child.slot = static_cast<std::uint16_t>(E::slot_of(move));
    child.gains = gain > 0;
    child.deferred = false;
    child.priority = gain * per_gain;
    return child;
  }

  void list_all(Frame& frame, const typename G::MoveList& moves, std::uint8_t first,
                const MoveOrder<E::slot_count>& order, int ply) const {
    constexpr int before_all = 1 << 30;
    std::uint8_t number = 0;
    for (const Move& move : moves) {
      Child& child = list(frame, number, move);
      if (number == first)
        child.priority = before_all;
      else if (!child.gains)
        child.priority = order.priority(frame.side, ply, child.slot);
      ++number;
    }
  }

  void list_captures(Frame& frame, const typename G::MoveList& moves) const {
    std::uint8_t number = 0;
    for (const Move& move : moves) {
      if (may_gain(frame.state, move) && !list(frame, number, move).gains)
        frame.children.pop_back();
      ++number;
    }
  }

 private:
  // What the mover gains by it.
  int play(const Frame& frame, const Move& move, Child& child) const {
    if constexpr (TellsGain<E, G>) {
      child.played = move;
      child.same_side = false;
      return E::gain_of(move);
    } else {
      child.played = frame.state;
      game_.apply(child.played, move);
      child.same_side = game_.side_to_move(child.played) == frame.side;
      const int difference = game_.material(child.played) - frame.material;
      return frame.side == Side::First ? difference : -difference;
    }
  }

  // Where this does not tell, moves are tried to see.
  [[nodiscard]] bool may_gain(const State& state, const Move& move) const {
    if constexpr (TellsGain<E, G>)
      return E::gain_of(move) > 0;
    else if constexpr (SeesIdleMoves<G>)
      return game_.may_gain(state, move);
    else
      return true;
  }

  const G& game_;
};

}  // namespace sowmill::search
