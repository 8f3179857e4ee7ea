#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <stdexcept>

#include "games/state_index.hpp"
#include "solver/interval.hpp"
#include "solver/local_transport.hpp"
#include "solver/retrograde.hpp"
#include "tablebase/parallel.hpp"

namespace sowmill::solver {

// How far the solving of a slice has come. Threads add to it; whoever shows it looks now and then.
struct Progress {
  std::atomic<std::uint64_t> done = 0;  // Of the numbers of a slice.
};

// Hands out chunks of a slice to threads as they come for them. Each thread makes its own worker,
// which finishes what a chunk has set off before it takes the next.
class Chunks {
 public:
  Chunks(std::uint64_t size, unsigned threads)
      : size_(size), threads_(size < smallest_shared ? 1 : threads) {}

  template <class MakeWork>
  void share(const MakeWork& make_work) const {
    std::atomic<std::uint64_t> next = 0;
    tablebase::for_each_in_parallel(threads_, threads_, [&](std::uint64_t) {
      make_work([&](const auto& act) {
        for (std::uint64_t first = next.fetch_add(chunk); first < size_;
             first = next.fetch_add(chunk))
          act(first, std::min(size_, first + chunk));
      });
    });
  }

 private:
  static constexpr std::uint64_t smallest_shared = 100'000;
  static constexpr std::uint64_t chunk = 16 * DueBlocks::size;

  std::uint64_t size_;
  unsigned threads_;
};

// Solves a slice of Measure::Distance or Measure::Seeds in the memory of this process.
template <StateIndex I>
class ValueSolver {
 public:
  using Known = Value;
  using Solved = SolvedSlices<I, Known>;

  ValueSolver(const I& index, typename I::Slice slice, const Solved& solved, unsigned threads)
      : index_(index),
        slice_(slice),
        solved_(solved),
        cells_(index.size_of(slice)),
        due_(cells_.size()),
        chunks_(cells_.size(), threads) {}

  HugeArray<Value> solve() {
    on_all_chunks([](Worker& worker, std::uint64_t first, std::uint64_t last) {
      worker.begin(first, last);
    });
    for (int rank = largest_value; rank > 0; --rank)
      if (is_due_anywhere(rank)) settle(rank);
    return final_values();
  }

  // For each number of the slice, besides what the solved slices take.
  static constexpr std::uint64_t bytes_needed = sizeof(std::uint16_t) + sizeof(Known);

 private:
  using Transport = LocalTransport<I, Value, std::uint16_t, Update>;
  using Worker = RetrogradeWorker<I, Transport>;

  template <class Act>
  void on_all_chunks(const Act& act) {
    chunks_.share([&](const auto& for_each_chunk) {
      Transport transport(solved_, cells_.span());
      Worker worker(index_, slice_, transport, due_);
      for_each_chunk(
          [&](std::uint64_t first, std::uint64_t last) { act(worker, first, last); });
    });
  }

  void settle(int rank) {
    if (rank == 1 && index_.measure() == Measure::Distance)
      throw std::length_error("a win of slice " + index_.to_text(slice_) + " takes too many plies");
    on_all_chunks([&](Worker& worker, std::uint64_t first, std::uint64_t last) {
      worker.scan(rank, first, last);
      worker.finish();
    });
  }

  [[nodiscard]] bool is_due_anywhere(int rank) const {
    for (std::uint64_t first = 0; first < cells_.size(); first += DueBlocks::size)
      if (due_.is_due(first, rank)) return true;
    return false;
  }

  HugeArray<Value> final_values() const {
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
  HugeArray<std::uint16_t> cells_;
  DueBlocks due_;
  Chunks chunks_;
};

// Solves a slice of Measure::Interval in the memory of this process.
template <StateIndex I>
class IntervalSolver {
 public:
  using Known = Bounds;
  using Solved = SolvedSlices<I, Known>;

  IntervalSolver(const I& index, typename I::Slice slice, const Solved& solved, unsigned threads)
      : index_(index),
        slice_(slice),
        solved_(solved),
        cells_(index.size_of(slice)),
        chunks_(cells_.size(), threads) {}

  HugeArray<Bounds> solve() {
    on_all_chunks(0, [](Worker& worker, std::uint64_t first, std::uint64_t last) {
      worker.begin(first, last);
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
  using Transport = LocalTransport<I, Bounds, std::uint64_t, IntervalUpdate>;
  using Worker = IntervalWorker<I, Transport>;

  struct RankRange {
    int highest = 0;
    int lowest = 0;
    int step = 2;  // What one gets more the other gets less, so ranks are all even or all odd.
  };

  template <class Act>
  void on_all_chunks(int rank, const Act& act) {
    chunks_.share([&](const auto& for_each_chunk) {
      Transport transport(solved_, cells_.span());
      Worker worker(index_, slice_, transport, rank);
      for_each_chunk([&](std::uint64_t first, std::uint64_t last) {
        act(worker, first, last);
        worker.finish();
      });
    });
  }

  void settle(int rank) {
    on_all_chunks(rank, [](Worker& worker, std::uint64_t first, std::uint64_t last) {
      worker.leave(first, last);
    });
    for (std::atomic<bool> any = true; any.exchange(false);) {
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
    for (std::uint64_t number = 0; number < cells_.size(); ++number) {
      const auto cell = IntervalCell::of(cells_[number]);
      for (const Value value : {cell.side, cell.exit[0], cell.exit[1]}) {
        if (value == no_value) continue;
        range.highest = std::max(range.highest, std::abs(int{value}));
      }
    }
    range.lowest = -range.highest;
    return range;
  }

  const I& index_;
  typename I::Slice slice_;
  const Solved& solved_;
  HugeArray<std::uint64_t> cells_;
  Chunks chunks_;
};

}  // namespace sowmill::solver
