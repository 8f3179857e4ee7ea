#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/state_index.hpp"
#include "solver/arithmetic.hpp"

namespace sowmill::solver {

// What the chooser can make sure of, and what he can at best get, of the seeds still to come.
struct Bounds {
  Value lower;
  Value upper;
};

// Which of the two players of a position wants the guarantee that is being computed.
enum class Seeker : std::uint8_t { Chooser, Other };

// What the solver knows of a position while its slice is being solved, in one word. The guarantee
// of the chooser will be the lower bound; that of the other player, negated, the upper.
struct IntervalCell {
  // Instead of a guarantee.
  static constexpr Value unsettled = 100;
  static constexpr Value candidate = 101;  // Perhaps he can stay for ever where he has enough.

  std::array<Value, 2> exit = {
      no_value, no_value};  // The best that leaving gives the chooser, at least and at most.
  std::array<Value, 2> guarantee = {unsettled, unsettled};  // By seeker.
  std::uint8_t open =
      0;  // Quiet moves to positions where the other seeker's guarantee is not settled.
  std::array<std::uint8_t, 2> staying = {0, 0};  // By seeker: quiet moves to candidates.
  Value side = 0;  // What lies on the chooser's side less the other's.

  static IntervalCell of(std::uint64_t bits) { return std::bit_cast<IntervalCell>(bits); }
  [[nodiscard]] std::uint64_t bits() const { return std::bit_cast<std::uint64_t>(*this); }

  Value& of_seeker(Seeker seeker) { return guarantee[static_cast<std::size_t>(seeker)]; }
  [[nodiscard]] Value of_seeker(Seeker seeker) const {
    return guarantee[static_cast<std::size_t>(seeker)];
  }
  std::uint8_t& staying_of(Seeker seeker) { return staying[static_cast<std::size_t>(seeker)]; }

  // Whether leaving the slice, here and now, settles the guarantee at this rank: the chooser takes
  // the best exit; the other must be content with every one, and with every quiet move.
  [[nodiscard]] bool leaves_with(Seeker seeker, int rank) const {
    return seeker == Seeker::Chooser ? exit[0] >= rank : open == 0 && -exit[1] >= rank;
  }
  // Whether the seeker has enough here if play stops, and no exit of the other spoils it.
  [[nodiscard]] bool may_stay_with(Seeker seeker, int rank) const {
    return seeker == Seeker::Chooser ? side >= rank : -side >= rank && -exit[1] >= rank;
  }
  // Whether a candidate has the quiet moves to candidates or settled positions that it needs: the
  // chooser one, the other player all.
  [[nodiscard]] bool can_stay(Seeker seeker) const {
    return seeker == Seeker::Chooser ? staying[0] > 0 : staying[1] == open;
  }
};
static_assert(sizeof(IntervalCell) == sizeof(std::uint64_t));

// What a position tells one before it about a seeker there.
struct IntervalUpdate {
  enum class Kind : std::uint8_t { Settled, Joined, Removed };

  std::uint64_t number;
  Seeker seeker;  // As seen there.
  Kind kind;
};

// Solves a slice in which endless play is worth what lies on either side where it is stopped. A
// seeker is sure of t if he can force to leave the slice with t or more, or to come to where, for
// ever, every position gives him t or more (a co-Büchi condition). So at each rank t, the greatest
// first, by turns:
// - who can leave with t, or force the play to where t is sure, is settled;
// - of all others who have t where they stand, those who cannot stay among such positions are
//   removed, until nothing changes; the rest can stay for ever and is settled too.
// Each step tells the positions before, and needs nothing else; transports are as in
// retrograde.hpp.
template <StateIndex I, class Transport>
class IntervalWorker {
 public:
  using Slice = typename I::Slice;
  using State = typename I::Game::State;

  IntervalWorker(const I& index, Slice slice, Transport& transport, int rank)
      : index_(index),
        slice_(slice),
        arithmetic_(Measure::Interval),
        transport_(transport),
        rank_(rank) {}

  // Values the moves that leave the slice, and counts the quiet ones.
  void begin(std::uint64_t first, std::uint64_t last) {
    std::uint64_t batch = first;
    do {
      begin_batch(batch, std::min(last, batch + Transport::batch));
      batch += Transport::batch;
    } while (batch < last);
  }

  // How many guarantees have been settled since it was last asked.
  std::uint64_t take_settled() { return std::exchange(settled_, 0); }

  // Settles what leaving the slice settles at this rank.
  void leave(std::uint64_t first, std::uint64_t last) {
    change_where(first, last, IntervalUpdate::Kind::Settled,
                 [&](const IntervalCell& cell, Seeker seeker) {
                   return cell.of_seeker(seeker) == IntervalCell::unsettled &&
                          cell.leaves_with(seeker, rank_);
                 });
  }

  // Makes candidates of those who have enough where they stand.
  void join(std::uint64_t first, std::uint64_t last) {
    change_where(first, last, IntervalUpdate::Kind::Joined,
                 [&](const IntervalCell& cell, Seeker seeker) {
                   return cell.of_seeker(seeker) == IntervalCell::unsettled &&
                          cell.may_stay_with(seeker, rank_);
                 });
  }

  // Removes candidates who cannot stay among candidates.
  void prune(std::uint64_t first, std::uint64_t last) {
    change_where(
        first, last, IntervalUpdate::Kind::Removed, [&](const IntervalCell& cell, Seeker seeker) {
          return cell.of_seeker(seeker) == IntervalCell::candidate && !cell.can_stay(seeker);
        });
  }

  // Settles the candidates that are left, and forgets who was next to candidates. Returns whether
  // there were any.
  bool settle_candidates(std::uint64_t first, std::uint64_t last) {
    for (std::uint64_t number = first; number < last; ++number) forget_candidates(number);
    return change_where(first, last, IntervalUpdate::Kind::Settled,
                        [&](const IntervalCell& cell, Seeker seeker) {
                          return cell.of_seeker(seeker) == IntervalCell::candidate;
                        });
  }

  void finish() {
    do {
      transport_.flush(*this);
      tell_pending();
    } while (!transport_.is_quiet() || !pending_.empty());
  }

  // Called by the transport.
  void receive(const IntervalUpdate& update) {
    auto atomic = transport_.cell(update.number);
    auto bits = atomic.load(std::memory_order_relaxed);
    bool changes = false;
    IntervalCell cell;
    do {
      cell = IntervalCell::of(bits);
      changes = hear(cell, update);
    } while (!atomic.compare_exchange_weak(bits, cell.bits(), std::memory_order_relaxed));
    if (changes) pending_.push_back({update.number, update.seeker, update.kind});
  }

 private:
  using Kind = IntervalUpdate::Kind;

  struct Exit {
    std::uint32_t place;  // In the batch.
    NextChooser next;
    std::int8_t gain;
    typename Transport::Question question;
  };

  void begin_batch(std::uint64_t first, std::uint64_t last) {
    exits_.clear();
    for (std::uint64_t number = first; number < last; ++number)
      cells_[number - first] = begin_at(number, static_cast<std::uint32_t>(number - first));
    transport_.fetch();
    for (const Exit& exit : exits_) {
      const Bounds bounds = transport_.answer(exit.question);
      const bool same = exit.next == NextChooser::Same;
      add_exit(cells_[exit.place],
               arithmetic_.worth(exit.gain, same ? bounds.lower : bounds.upper, exit.next),
               arithmetic_.worth(exit.gain, same ? bounds.upper : bounds.lower, exit.next));
    }
    for (std::uint64_t number = first; number < last; ++number)
      transport_.cell(number).store(cells_[number - first].bits(), std::memory_order_relaxed);
  }

  static void add_exit(IntervalCell& cell, int at_least, int at_most) {
    cell.exit[0] = static_cast<Value>(std::max<int>(cell.exit[0], at_least));
    cell.exit[1] = static_cast<Value>(std::max<int>(cell.exit[1], at_most));
  }

  IntervalCell begin_at(std::uint64_t number, std::uint32_t place) {
    IntervalCell cell;
    const auto state = index_.state_at(slice_, number);
    if (!state) {
      cell.guarantee = {0, 0};
      return cell;
    }
    const auto& game = index_.game();
    const auto stopped = game.endless(*state).score;
    assert(stopped);
    cell.side = static_cast<Value>(stopped->first - stopped->second - game.material(*state));
    const auto moves = game.legal_moves(*state);
    if (moves.empty()) {
      const int value = value_when_over(index_, *state);
      add_exit(cell, value, value);
    }
    for (const auto move : moves) {
      State next = *state;
      game.apply(next, move);
      const auto slice = index_.slice_of(next);
      assert(slice);
      if (*slice == slice_)
        ++cell.open;
      else
        exits_.push_back({place, next_chooser(index_, *state, next),
                          static_cast<std::int8_t>(gain_of(index_, *state, next)),
                          transport_.ask(*slice, index_.number_of(next))});
    }
    return cell;
  }

  void forget_candidates(std::uint64_t number) {
    auto atomic = transport_.cell(number);
    auto bits = atomic.load(std::memory_order_relaxed);
    auto cell = IntervalCell::of(bits);
    while (cell.staying != std::array<std::uint8_t, 2>{}) {
      cell.staying = {};
      if (atomic.compare_exchange_weak(bits, cell.bits(), std::memory_order_relaxed)) break;
      cell = IntervalCell::of(bits);
    }
  }

  // Changes the seekers for whom it holds, and tells the positions before. Returns whether there
  // were any.
  template <class Holds>
  bool change_where(std::uint64_t first, std::uint64_t last, Kind kind, const Holds& holds) {
    bool any = false;
    for (std::uint64_t number = first; number < last; ++number) {
      auto atomic = transport_.cell(number);
      auto bits = atomic.load(std::memory_order_relaxed);
      for (const Seeker seeker : {Seeker::Chooser, Seeker::Other}) {
        while (holds(IntervalCell::of(bits), seeker)) {
          auto cell = IntervalCell::of(bits);
          cell.of_seeker(seeker) = after(kind);
          if (!atomic.compare_exchange_weak(bits, cell.bits(), std::memory_order_relaxed)) continue;
          bits = cell.bits();
          any = true;
          tell(number, seeker, kind);
        }
      }
    }
    return any;
  }

  [[nodiscard]] Value after(Kind kind) const {
    if (kind == Kind::Settled) return static_cast<Value>(rank_);
    return kind == Kind::Joined ? IntervalCell::candidate : IntervalCell::unsettled;
  }

  // Takes the update in. Returns whether it changes the seeker in the same way.
  bool hear(IntervalCell& cell, const IntervalUpdate& update) const {
    Value& guarantee = cell.of_seeker(update.seeker);
    const bool chooses = update.seeker == Seeker::Chooser;
    if (update.kind == Kind::Joined) {
      ++cell.staying_of(update.seeker);
      return false;
    }
    if (update.kind == Kind::Removed) {
      --cell.staying_of(update.seeker);
      if (guarantee != IntervalCell::candidate || cell.can_stay(update.seeker)) return false;
    } else {
      if (!chooses) --cell.open;
      if (guarantee != IntervalCell::unsettled) return false;
      if (!chooses && !cell.leaves_with(Seeker::Other, rank_)) return false;
    }
    guarantee = after(update.kind);
    return true;
  }

  // Tells the positions before. There the seeker who chooses here does not, and the other way
  // round.
  void tell(std::uint64_t number, Seeker seeker, Kind kind) {
    if (kind == Kind::Settled) ++settled_;
    const auto state = index_.state_at(slice_, number);
    assert(state);
    const Seeker before = seeker == Seeker::Chooser ? Seeker::Other : Seeker::Chooser;
    index_.for_each_predecessor(slice_, *state, [&](std::uint64_t number_before, NextChooser) {
      transport_.post({number_before, before, kind}, *this);
    });
  }

  void tell_pending() {
    while (!pending_.empty()) {
      const auto change = pending_.back();
      pending_.pop_back();
      tell(change.number, change.seeker, change.kind);
    }
  }

  const I& index_;
  Slice slice_;
  Arithmetic arithmetic_;
  Transport& transport_;
  int rank_;
  std::vector<IntervalCell> cells_ = std::vector<IntervalCell>(Transport::batch);
  std::vector<Exit> exits_;
  std::vector<IntervalUpdate> pending_;
  std::uint64_t settled_ = 0;
};

}  // namespace sowmill::solver
