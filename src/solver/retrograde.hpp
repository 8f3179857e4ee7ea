#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/state_index.hpp"
#include "solver/arithmetic.hpp"
#include "solver/cell.hpp"
#include "solver/due_blocks.hpp"

namespace sowmill::solver {

// A position that was settled tells one before it.
struct Update {
  std::uint64_t number;  // Of the position before.
  Value worth;           // What the move is worth there: positive, or a loss.
};

// Solves a slice backwards. Values are settled in ranks, the greatest first: at rank t all
// positions worth t or -t are found. A position is worth t if one move gives t; it is worth -t if
// no quiet move is open any more, all having turned out to lose t or more, and no other gives
// better. Both are told to the positions before, each once; so every quiet move is looked at twice
// in all, forwards when moves are counted and backwards when its end is settled. What no rank has
// settled goes on for ever: it is worth 0, or a draw. With distances, ranks are plies, and a win
// answered is a rank further from a win.
//
// Workers share the cells of their part of the slice; each has its own transport, which brings
// updates to the cells, in this process or in another, and values of slices solved before.
template <StateIndex I, class Transport>
class RetrogradeWorker {
 public:
  using Slice = typename I::Slice;
  using State = typename I::Game::State;

  RetrogradeWorker(const I& index, Slice slice, Transport& transport, DueBlocks& due)
      : index_(index),
        slice_(slice),
        arithmetic_(index.measure()),
        transport_(transport),
        due_(due) {}

  // Values the moves that leave the slice, and counts the quiet ones. Returns whether there are
  // any.
  bool begin(std::uint64_t first, std::uint64_t last) {
    bool any_quiet = false;
    std::uint64_t batch = first;
    do {
      if (begin_batch(batch, std::min(last, batch + Transport::batch))) any_quiet = true;
      batch += Transport::batch;
    } while (batch < last);
    return any_quiet;
  }

  // How many positions have been settled since it was last asked.
  std::uint64_t take_settled() { return std::exchange(settled_, 0); }

  // Settles what is due at this rank among the cells, as far as this worker knows of it.
  void scan(int rank, std::uint64_t first, std::uint64_t last) {
    rank_ = rank;
    for (std::uint64_t block = first; block < last; block += DueBlocks::size)
      if (due_.is_due(block, rank)) scan_block(block, std::min(last, block + DueBlocks::size));
  }

  // Carries on until no update is left that this rank has made.
  void finish() {
    do {
      transport_.flush(*this);
      tell_pending();
    } while (!transport_.is_quiet() || !pending_.empty());
  }

  // Called by the transport.
  void receive(const Update& update) {
    if (update.worth > 0)
      raise(update.number, update.worth);
    else
      close_move(update.number, update.worth);
  }

 private:
  struct Exit {
    std::uint32_t place;  // In the batch.
    NextChooser next;
    std::int8_t gain;
    typename Transport::Question question;
  };

  bool begin_batch(std::uint64_t first, std::uint64_t last) {
    exits_.clear();
    for (std::uint64_t number = first; number < last; ++number)
      cells_[number - first] = begin_at(number, static_cast<std::uint32_t>(number - first));
    transport_.fetch();
    for (const Exit& exit : exits_) {
      Value& value = cells_[exit.place].value;
      const int worth = arithmetic_.worth(exit.gain, transport_.answer(exit.question), exit.next);
      value = static_cast<Value>(std::max<int>(value, worth));
    }
    bool any_quiet = false;
    for (std::uint64_t number = first; number < last; ++number) {
      const Cell cell = cells_[number - first];
      transport_.cell(number).store(cell.bits(), std::memory_order_relaxed);
      due_.note(number, cell);
      any_quiet = any_quiet || cell.open != 0;
    }
    return any_quiet;
  }

  Cell begin_at(std::uint64_t number, std::uint32_t place) {
    const auto state = index_.state_at(slice_, number);
    if (!state) return {};
    const auto moves = index_.game().legal_moves(*state);
    if (moves.empty()) return {static_cast<Value>(value_when_over(index_, *state)), 0};
    Cell cell;
    for (const auto move : moves) {
      State next = *state;
      index_.game().apply(next, move);
      const auto slice = index_.slice_of(next);
      if (slice == slice_)
        ++cell.open;
      else
        add_exit(cell, place, *state, next, slice);
    }
    return cell;
  }

  void add_exit(Cell& cell, std::uint32_t place, const State& state, const State& next,
                const std::optional<Slice>& slice) {
    const int gain = gain_of(index_, state, next);
    const auto chooser = next_chooser(index_, state, next);
    if (slice) {
      exits_.push_back({place, chooser, static_cast<std::int8_t>(gain),
                        transport_.ask(*slice, index_.number_of(next))});
      return;
    }
    const int worth = arithmetic_.worth(gain, value_when_over(index_, next), chooser);
    cell.value = static_cast<Value>(std::max<int>(cell.value, worth));
  }

  void scan_block(std::uint64_t first, std::uint64_t last) {
    for (std::uint64_t number = first; number < last; ++number) {
      auto cell = transport_.cell(number);
      auto bits = cell.load(std::memory_order_relaxed);
      while (Cell::of(bits).is_due(rank_)) {
        const Cell settled{Cell::of(bits).value, Cell::told};
        if (!cell.compare_exchange_weak(bits, settled.bits(), std::memory_order_relaxed)) continue;
        tell(number, settled.value);
        break;
      }
    }
  }

  void tell_pending() {
    while (!pending_.empty()) {
      const Settled settled = pending_.back();
      pending_.pop_back();
      tell(settled.number, settled.value);
    }
  }

  // Tells the positions before that this one is worth so much.
  void tell(std::uint64_t number, Value value) {
    ++settled_;
    const auto state = index_.state_at(slice_, number);
    assert(state);
    index_.for_each_predecessor(slice_, *state, [&](std::uint64_t before, NextChooser next) {
      const int worth = arithmetic_.worth(0, value, next);
      transport_.post({before, static_cast<Value>(worth)}, *this);
    });
  }

  // A move gives so much: at this rank nothing gives more.
  void raise(std::uint64_t number, Value worth) {
    auto atomic = transport_.cell(number);
    auto bits = atomic.load(std::memory_order_relaxed);
    for (;;) {
      if (Cell::of(bits).value >= worth) return;
      const Cell raised{worth, Cell::told};
      if (atomic.compare_exchange_weak(bits, raised.bits(), std::memory_order_relaxed)) break;
    }
    pending_.push_back({number, worth});
  }

  // A quiet move has turned out to lose so much, and those settled later lose less.
  void close_move(std::uint64_t number, Value worth) {
    auto atomic = transport_.cell(number);
    auto bits = atomic.load(std::memory_order_relaxed);
    Cell closed;
    for (;;) {
      closed = Cell::of(bits);
      if (closed.open == Cell::told) return;
      if (--closed.open == 0) closed.value = std::max(closed.value, worth);
      const bool is_due_now = closed.open == 0 && closed.value == -rank_;
      if (is_due_now) closed.open = Cell::told;
      if (atomic.compare_exchange_weak(bits, closed.bits(), std::memory_order_relaxed)) break;
    }
    if (closed.open == Cell::told)
      pending_.push_back({number, closed.value});
    else if (closed.open == 0)
      due_.note(number, closed);
  }

  struct Settled {
    std::uint64_t number;
    Value value;
  };

  const I& index_;
  Slice slice_;
  Arithmetic arithmetic_;
  Transport& transport_;
  DueBlocks& due_;
  int rank_ = 0;
  std::vector<Cell> cells_ = std::vector<Cell>(Transport::batch);
  std::vector<Exit> exits_;
  std::vector<Settled> pending_;
  std::uint64_t settled_ = 0;
};

}  // namespace sowmill::solver
