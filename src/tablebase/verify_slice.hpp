#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "tablebase/parallel.hpp"
#include "tablebase/successors.hpp"

namespace sowmill::tablebase {

// Told how verifying goes on, from any thread. A position is done in two halves.
class VerifyWitness {
 public:
  virtual ~VerifyWitness() = default;
  virtual void begins(std::uint64_t positions, std::size_t slices) = 0;
  virtual void slice_begins(const std::string& slice, std::uint64_t positions) = 0;
  virtual void slice_advances(std::uint64_t half_positions) = 0;
  virtual void slice_ends() = 0;
};

// A position where a table is wrong; with more of the kind perhaps after it.
struct Falsehood {
  std::uint64_t number = 0;
};

// Calls act(number, state) for every position of the slice, on threads.
template <StateIndex I, class Act>
void for_each_position(const I& index, typename I::Slice slice, unsigned threads, const Act& act) {
  constexpr std::uint64_t at_once = 4096;
  const std::uint64_t size = index.size_of(slice);
  for_each_in_parallel((size + at_once - 1) / at_once, threads, [&](std::uint64_t part) {
    const std::uint64_t end = std::min(size, (part + 1) * at_once);
    for (std::uint64_t number = part * at_once; number < end; ++number)
      if (const auto state = index.state_at(slice, number)) act(number, *state);
  });
}

// The least of the numbers that threads find.
class Least {
 public:
  void offer(std::uint64_t number) {
    std::uint64_t known = least_.load(std::memory_order_relaxed);
    while (number < known && !least_.compare_exchange_weak(known, number)) {
    }
  }
  [[nodiscard]] std::optional<Falsehood> found() const {
    const std::uint64_t least = least_.load();
    return least == none ? std::nullopt : std::optional(Falsehood{least});
  }

 private:
  static constexpr std::uint64_t none = ~std::uint64_t{0};
  std::atomic<std::uint64_t> least_ = none;
};

// Wins and losses with distances prove themselves: if each is one ply more than the best of its
// successors, then a win in d plies leads to a loss in d - 1, and so on down to the end; and a
// position that is truly won or lost in d plies cannot be called a draw, because its successors, by
// induction, are not.
template <StateIndex I>
std::optional<Falsehood> verify_distances(const Successors<I>& successors, unsigned threads,
                                          VerifyWitness& witness) {
  const auto limit = successors.index().longest_play(successors.slice());
  Least wrong;
  for_each_position(successors.index(), successors.slice(), threads,
                    [&](std::uint64_t number, const typename I::Game::State& state) {
                      int best = -win_at_once;
                      if (const auto over = successors.worth_when_over(state))
                        best = *over;
                      else
                        successors.for_each(
                            state, [&](const Worth& worth) { best = std::max(best, worth.lower); });
                      if (limit && best != 0 && plies_of(best) > *limit) best = 0;
                      if (successors.values().lower(number) != best) wrong.offer(number);
                      witness.slice_advances(2);
                    });
  return wrong.found();
}

// Which positions are proven, for each of two claims: that the one who chooses gets at least the
// lower bound (First), that the other holds him to at most the upper bound (Second). For the
// opposite proof: that he gets no more than the lower bound, and that he can get the upper one.
class ProvenSet {
 public:
  enum Claim : std::uint8_t { First = 1, Second = 2 };

  explicit ProvenSet(std::uint64_t size) : flags_(static_cast<std::size_t>(size)) {}

  [[nodiscard]] bool has(std::uint64_t number, Claim claim) {
    return (flag(number).load(std::memory_order_relaxed) & claim) != 0;
  }
  void add(std::uint64_t number, Claim claim) {
    flag(number).fetch_or(claim, std::memory_order_relaxed);
  }
  void remove(std::uint64_t number, Claim claim) {
    flag(number).fetch_and(static_cast<std::uint8_t>(~claim), std::memory_order_relaxed);
  }

 private:
  std::atomic_ref<std::uint8_t> flag(std::uint64_t number) {
    return std::atomic_ref(flags_[static_cast<std::size_t>(number)]);
  }

  std::vector<std::uint8_t> flags_;
};

// Proves the bounds of a slice in which play can go on for ever; one value is two equal bounds.
//
// The one who chooses gets at least L if he can force the play out of the slice with L or more, or
// into positions where stopping gives him that, to stay among such for ever. The first is proven
// move by move: a position is proven once a move leads to what is proven (or, where the other
// chooses, once all do). The second is proven by taking away, from all positions where stopping
// would do, those which he cannot keep to. Both in turn, until nothing is added.
//
// He gets no more than L if the other can force it out with no more, or come again and again to
// positions where stopping gives no more.
template <StateIndex I>
class BoundsProof {
 public:
  using State = typename I::Game::State;
  using Claim = ProvenSet::Claim;

  BoundsProof(const Successors<I>& successors, unsigned threads, VerifyWitness& witness)
      : successors_(successors),
        values_(successors.values()),
        threads_(threads),
        witness_(witness) {}

  std::optional<Falsehood> verify() {
    if (auto wrong = verify_attainable()) return wrong;
    if (!has_two_proofs()) return std::nullopt;
    return verify_unsurpassable();
  }

 private:
  // One value that is attained by either player is surpassed by none.
  [[nodiscard]] bool has_two_proofs() const {
    return values_.kind() == SliceValues::Kind::Interval;
  }

  void add(ProvenSet& proven, std::uint64_t number, Claim claim) const {
    proven.add(number, claim);
    if (!has_two_proofs() || claim == Claim::First) witness_.slice_advances(1);
  }

  // Whether a move does for the claim: it gives more than is needed, or as much, and leads out of
  // the slice or to a position where the claim holds for the same player.
  template <class HoldsThere>
  [[nodiscard]] static bool does(const Worth& worth, int surplus, Claim claim,
                                 const HoldsThere& holds_there) {
    if (surplus != 0 || !worth.stays) return surplus >= 0;
    const Claim there =
        worth.chooses_again == (claim == Claim::First) ? Claim::First : Claim::Second;
    return holds_there(worth.number, there);
  }

  // Whether the lower bound can be got by the one who chooses (First: some move does), and the
  // upper one held by the other (Second: all moves do).
  template <class HoldsThere>
  [[nodiscard]] bool is_attained(std::uint64_t number, const State& state, Claim claim,
                                 const HoldsThere& holds_there) const {
    if (const auto over = successors_.worth_when_over(state))
      return claim == Claim::First ? *over >= values_.lower(number)
                                   : *over <= values_.upper(number);
    bool some = false;
    bool all = true;
    successors_.for_each(state, [&](const Worth& worth) {
      const int surplus = claim == Claim::First ? worth.lower - values_.lower(number)
                                                : values_.upper(number) - worth.upper;
      const bool one = does(worth, surplus, claim, holds_there);
      some = some || one;
      all = all && one;
    });
    return claim == Claim::First ? some : all;
  }

  // Whether the one who chooses can get no more than the lower bound (First: all moves give at most
  // that), and can get the upper one (Second: some move gives at least that).
  template <class HoldsThere>
  [[nodiscard]] bool is_limited(std::uint64_t number, const State& state, Claim claim,
                                const HoldsThere& holds_there) const {
    if (const auto over = successors_.worth_when_over(state))
      return claim == Claim::First ? *over <= values_.lower(number)
                                   : *over >= values_.upper(number);
    bool some = false;
    bool all = true;
    successors_.for_each(state, [&](const Worth& worth) {
      const int surplus = claim == Claim::First ? values_.lower(number) - worth.lower
                                                : worth.upper - values_.upper(number);
      const bool one = does(worth, surplus, claim, holds_there);
      some = some || one;
      all = all && one;
    });
    return claim == Claim::First ? all : some;
  }

  // Does `act` for every claim that is not in the set, again and again until it changes nothing.
  template <class Act>
  void repeat_for_unproven(ProvenSet& proven, const Act& act) const {
    std::atomic<bool> changed = true;
    while (changed.exchange(false))
      for_each_position(successors_.index(), successors_.slice(), threads_,
                        [&](std::uint64_t number, const State& state) {
                          for (const Claim claim : {Claim::First, Claim::Second})
                            if (!proven.has(number, claim) && act(number, state, claim))
                              changed.store(true, std::memory_order_relaxed);
                        });
  }

  std::optional<Falsehood> verify_attainable() {
    ProvenSet proven(values_.size());
    const auto is_proven = [&](std::uint64_t number, Claim claim) {
      return proven.has(number, claim);
    };
    bool grows = true;
    while (grows) {
      repeat_for_unproven(proven, [&](std::uint64_t number, const State& state, Claim claim) {
        const bool holds = is_attained(number, state, claim, is_proven);
        if (holds) add(proven, number, claim);
        return holds;
      });
      grows = add_what_can_be_kept(proven);
    }
    return first_missing(proven);
  }

  // Adds the positions among which play can be kept for ever, stopping anywhere giving enough.
  bool add_what_can_be_kept(ProvenSet& proven) {
    ProvenSet kept(values_.size());
    const auto is_kept = [&](std::uint64_t number, Claim claim) {
      return proven.has(number, claim) || kept.has(number, claim);
    };
    for_each_unproven(proven, [&](std::uint64_t number, const State& state, Claim claim) {
      const int stopped = successors_.worth_of_endless(state);
      const bool enough = claim == Claim::First ? stopped >= values_.lower(number)
                                                : stopped <= values_.upper(number);
      if (enough) kept.add(number, claim);
    });
    repeat_for_unproven(proven, [&](std::uint64_t number, const State& state, Claim claim) {
      const bool falls = kept.has(number, claim) && !is_attained(number, state, claim, is_kept);
      if (falls) kept.remove(number, claim);
      return falls;
    });
    std::atomic<bool> added = false;
    for_each_unproven(proven, [&](std::uint64_t number, const State&, Claim claim) {
      if (!kept.has(number, claim)) return;
      add(proven, number, claim);
      added.store(true, std::memory_order_relaxed);
    });
    return added;
  }

  std::optional<Falsehood> verify_unsurpassable() {
    ProvenSet proven(values_.size());
    const auto anywhere = [](std::uint64_t, Claim) { return true; };
    const auto is_proven = [&](std::uint64_t number, Claim claim) {
      return proven.has(number, claim);
    };
    repeat_for_unproven(proven, [&](std::uint64_t number, const State& state, Claim claim) {
      const int stopped = successors_.worth_of_endless(state);
      const bool no_more = claim == Claim::First ? stopped <= values_.lower(number)
                                                 : stopped >= values_.upper(number);
      const bool holds = no_more ? is_limited(number, state, claim, anywhere)
                                 : is_limited(number, state, claim, is_proven);
      if (holds) add(proven, number, claim);
      return holds;
    });
    return first_missing(proven);
  }

  template <class Act>
  void for_each_unproven(ProvenSet& proven, const Act& act) const {
    for_each_position(successors_.index(), successors_.slice(), threads_,
                      [&](std::uint64_t number, const State& state) {
                        for (const Claim claim : {Claim::First, Claim::Second})
                          if (!proven.has(number, claim)) act(number, state, claim);
                      });
  }

  [[nodiscard]] std::optional<Falsehood> first_missing(ProvenSet& proven) const {
    Least wrong;
    for_each_unproven(proven,
                      [&](std::uint64_t number, const State&, Claim) { wrong.offer(number); });
    return wrong.found();
  }

  const Successors<I>& successors_;
  const SliceValues& values_;
  unsigned threads_;
  VerifyWitness& witness_;
};

}  // namespace sowmill::tablebase
