#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <utility>

#include "games/state_index.hpp"
#include "solver/hands.hpp"
#include "solver/interval.hpp"
#include "solver/retrograde.hpp"

namespace sowmill::solver {

// Told how far the solving of a slice has come, by any thread: so many half positions more, for
// each is looked at once forwards and, if it is settled, once backwards.
using Advance = std::function<void(std::uint64_t half_positions)>;

// Solves a slice of Measure::Distance or Measure::Seeds. Returns the share that is this process's
// own.
template <StateIndex I, class Hands>
class ValueSolver {
 public:
  using Known = Value;
  using Solved = SolvedSlices<I, Known>;

  ValueSolver(const I& index, typename I::Slice slice, const Solved& solved, Hands hands,
              Advance advance)
      : index_(index),
        slice_(slice),
        solved_(solved),
        hands_(hands),
        share_(hands.share_of(index.size_of(slice))),
        cells_(share_.size()),
        due_(index.size_of(slice)),
        advance_(std::move(advance)) {}

  HugeArray<Value> solve() {
    on_all_chunks([&](Worker& worker, std::uint64_t first, std::uint64_t last) {
      if (worker.begin(first, last)) has_quiet_moves_ = true;
      advance_(last - first);
    });
    if (!hands_.any(has_quiet_moves_)) return final_values();
    for (int rank = largest_value; rank > 0; --rank)
      if (hands_.any(is_due_anywhere(rank))) settle(rank);
    return final_values();
  }

  // For each number of the slice, besides what the solved slices take.
  static constexpr std::uint64_t bytes_needed = sizeof(std::uint16_t) + sizeof(Known);

 private:
  using Transport = typename Hands::template Transport<I, Value, std::uint16_t, Update>;
  using Worker = RetrogradeWorker<I, Transport>;

  template <class Act>
  void on_all_chunks(const Act& act) {
    hands_.share_out(share_, [&](const auto& for_each_chunk) {
      auto transport = hands_.template transport<Transport>(index_, solved_, cells_.span(),
                                                            index_.size_of(slice_));
      Worker worker(index_, slice_, transport, due_);
      for_each_chunk([&](std::uint64_t first, std::uint64_t last) { act(worker, first, last); });
    });
  }

  void settle(int rank) {
    if (rank == 1 && index_.measure() == Measure::Distance)
      throw std::length_error("a win of slice " + index_.to_text(slice_) + " takes too many plies");
    on_all_chunks([&](Worker& worker, std::uint64_t first, std::uint64_t last) {
      worker.scan(rank, first, last);
      worker.finish();
      advance_(worker.take_settled());
    });
  }

  [[nodiscard]] bool is_due_anywhere(int rank) const {
    for (std::uint64_t first = share_.first; first < share_.last; first += DueBlocks::size)
      if (due_.is_due(first, rank)) return true;
    return false;
  }

  [[nodiscard]] HugeArray<Value> final_values() const {
    HugeArray<Value> values(cells_.size());
    const auto limit = index_.longest_play(slice_);
    for (std::uint64_t number = 0; number < values.size(); ++number) {
      const Value value = Cell::of(cells_[number]).final_value();
      const bool counts = !limit || value == no_value || plies_of(value) <= *limit;
      values[number] = counts ? value : Value{0};
    }
    return values;
  }

  const I& index_;
  typename I::Slice slice_;
  const Solved& solved_;
  Hands hands_;
  Share share_;
  HugeArray<std::uint16_t> cells_;
  DueBlocks due_;
  std::atomic<bool> has_quiet_moves_ = false;
  Advance advance_;
};

// Solves a slice of Measure::Interval. Returns the share that is this process's own.
template <StateIndex I, class Hands>
class IntervalSolver {
 public:
  using Known = Bounds;
  using Solved = SolvedSlices<I, Known>;

  IntervalSolver(const I& index, typename I::Slice slice, const Solved& solved, Hands hands,
                 Advance advance)
      : index_(index),
        slice_(slice),
        solved_(solved),
        hands_(hands),
        share_(hands.share_of(index.size_of(slice))),
        cells_(share_.size()),
        advance_(std::move(advance)) {}

  HugeArray<Bounds> solve() {
    on_all_chunks(0, [&](Worker& worker, std::uint64_t first, std::uint64_t last) {
      worker.begin(first, last);
      advance_(last - first);
    });
    const RankRange ranks = ranks_that_occur();
    for (int rank = ranks.highest; rank >= ranks.lowest; rank -= ranks.step) settle(rank);
    HugeArray<Bounds> bounds(cells_.size());
    for (std::uint64_t number = 0; number < bounds.size(); ++number) {
      const auto guarantee = IntervalCell::of(cells_[number]).guarantee;
      bounds[number] = {guarantee[0], static_cast<Value>(-guarantee[1])};
    }
    return bounds;
  }

  static constexpr std::uint64_t bytes_needed = sizeof(std::uint64_t) + sizeof(Known);

 private:
  using Transport = typename Hands::template Transport<I, Bounds, std::uint64_t, IntervalUpdate>;
  using Worker = IntervalWorker<I, Transport>;

  struct RankRange {
    int highest = 0;
    int lowest = 0;
    int step = 2;  // What one gets more the other gets less, so ranks are all even or all odd.
  };

  template <class Act>
  void on_all_chunks(int rank, const Act& act) {
    hands_.share_out(share_, [&](const auto& for_each_chunk) {
      auto transport = hands_.template transport<Transport>(index_, solved_, cells_.span(),
                                                            index_.size_of(slice_));
      Worker worker(index_, slice_, transport, rank);
      for_each_chunk([&](std::uint64_t first, std::uint64_t last) {
        act(worker, first, last);
        worker.finish();
        advance_(worker.take_settled() / 2);  // For two seekers.
      });
    });
  }

  void settle(int rank) {
    on_all_chunks(rank, [](Worker& worker, std::uint64_t first, std::uint64_t last) {
      worker.leave(first, last);
    });
    for (std::atomic<bool> any = true; hands_.any(any.exchange(false));) {
      on_all_chunks(rank, [](Worker& worker, std::uint64_t first, std::uint64_t last) {
        worker.join(first, last);
      });
      on_all_chunks(rank, [](Worker& worker, std::uint64_t first, std::uint64_t last) {
        worker.prune(first, last);
      });
      on_all_chunks(rank, [&](Worker& worker, std::uint64_t first, std::uint64_t last) {
        if (worker.settle_candidates(first, last)) any = true;
      });
    }
  }

  [[nodiscard]] RankRange ranks_that_occur() const {
    RankRange range;
    for (const std::uint64_t bits : cells_.span()) {
      const auto cell = IntervalCell::of(bits);
      for (const Value value : {cell.side, cell.exit[0], cell.exit[1]})
        if (value != no_value) range.highest = std::max(range.highest, std::abs(int{value}));
    }
    range.highest = hands_.greatest(range.highest);
    range.lowest = -range.highest;
    return range;
  }

  const I& index_;
  typename I::Slice slice_;
  const Solved& solved_;
  Hands hands_;
  Share share_;
  HugeArray<std::uint64_t> cells_;
  Advance advance_;
};

}  // namespace sowmill::solver
