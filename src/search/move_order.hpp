#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/side.hpp"
#include "search/score.hpp"

namespace sowmill::search {

// Which moves were good elsewhere, by their slots: killers refuted a position at the same ply, the
// history says how often a move refuted anything.
template <std::size_t slot_count>
class MoveOrder {
 public:
  void clear() {
    killers_ = {};
    history_ = {};
  }

  // How early to try a move that captures nothing.
  [[nodiscard]] int priority(Side side, int ply, std::size_t slot) const {
    constexpr int first_killer = 1 << 17;
    constexpr int second_killer = 1 << 16;
    const Killers& killers = killers_[static_cast<std::size_t>(ply)];
    const int history = history_[index_of(side)][slot];
    if (killers.slots[0] == slot + 1) return first_killer;
    return killers.slots[1] == slot + 1 ? second_killer : history;
  }

  void refuted(Side side, int ply, std::size_t slot, int depth) {
    Killers& killers = killers_[static_cast<std::size_t>(ply)];
    if (killers.slots[0] != slot + 1) killers = {{slot + 1, killers.slots[0]}};
    change(side, slot, worth(depth));
  }

  void failed(Side side, std::size_t slot, int depth) { change(side, slot, -worth(depth)); }

 private:
  struct Killers {
    std::array<std::size_t, 2> slots = {};  // Slot + 1; 0 is none.
  };
  static constexpr int largest = 1 << 14;

  static int worth(int depth) { return std::min(depth * depth * 8, largest / 8); }

  // The nearer to the largest value, the less is added: old merits fade.
  void change(Side side, std::size_t slot, int by) {
    std::int32_t& history = history_[index_of(side)][slot];
    history += by - history * std::abs(by) / largest;
  }

  std::array<Killers, longest_line + 1> killers_ = {};
  std::array<std::array<std::int32_t, slot_count>, 2> history_ = {};
};

}  // namespace sowmill::search
