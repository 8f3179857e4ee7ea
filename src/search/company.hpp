#pragma once

#include <atomic>
#include <cstdint>

#include "search/busy_moves.hpp"

namespace sowmill::search {

// Searches of the same task on several threads, which share the transposition table. Each leaves
// for later what another is at, and gives up what another has settled; a depth is finished for all
// as soon as it is for one, and all begin the next with what that one has learned.
template <class S>
class Company {
 public:
  // Runs a search of the company until so many positions have been looked at. True: a depth has
  // been finished, by it or by another.
  bool advance(S& search, std::uint64_t positions) {
    if (is_ahead_of(search)) {
      meet(search);
      return true;
    }
    search.leave_what_is_settled();
    if (search.run_until(positions) == S::Progress::Paused) return false;
    meet(search);
    return true;
  }

  // Tells the others how far the search has come, or it how far another has.
  void meet(S& search) {
    while (busy_.test_and_set(std::memory_order_acquire)) {  // Copying takes a moment only.
    }
    if (is_ahead_of(search)) {
      search.go_on_from(finished_);
    } else if (search.depth() > depth_) {
      finished_ = search.finished();
      depth_ = search.depth();
    }
    busy_.clear(std::memory_order_release);
  }

  [[nodiscard]] BusyMoves& busy_moves() { return busy_moves_; }

 private:
  [[nodiscard]] bool is_ahead_of(const S& search) const {
    return depth_.load(std::memory_order_relaxed) > search.depth();
  }

  BusyMoves busy_moves_;
  std::atomic_flag busy_;
  std::atomic<int> depth_ = 0;
  typename S::Finished finished_;
};

}  // namespace sowmill::search
