#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <optional>

#include "tables/falsehood.hpp"
#include "tables/parallel.hpp"
#include "tables/successors.hpp"
#include "tables/witness.hpp"

namespace sowmill::tables {

// What may be proven of a position: what the one who chooses gets at least, which some move of his
// must give him, or at most, which every one of them must keep to.
enum class Claim : std::uint8_t {
  AtLeastLower = 1,
  AtMostUpper = 2,
  AtMostLower = 4,
  AtLeastUpper = 8
};

constexpr bool is_of_lower_bound(Claim claim) {
  return claim == Claim::AtLeastLower || claim == Claim::AtMostLower;
}
constexpr bool needs_one_move(Claim claim) {
  return claim == Claim::AtLeastLower || claim == Claim::AtLeastUpper;
}

// The same claim as the other player has it: what one gets more the other gets less.
constexpr Claim seen_by_other(Claim claim) {
  switch (claim) {
    case Claim::AtLeastLower:
      return Claim::AtMostUpper;
    case Claim::AtMostUpper:
      return Claim::AtLeastLower;
    case Claim::AtMostLower:
      return Claim::AtLeastUpper;
    case Claim::AtLeastUpper:
      break;
  }
  return Claim::AtMostLower;
}

// Which claims hold of which positions.
class ProvenSet {
 public:
  explicit ProvenSet(std::uint64_t size) : flags_(size) {}

  [[nodiscard]] bool has(std::uint64_t number, Claim claim) {
    return (flag(number).load(std::memory_order_relaxed) & bit_of(claim)) != 0;
  }
  void add(std::uint64_t number, Claim claim) {
    flag(number).fetch_or(bit_of(claim), std::memory_order_relaxed);
  }
  void remove(std::uint64_t number, Claim claim) {
    flag(number).fetch_and(static_cast<std::uint8_t>(~bit_of(claim)), std::memory_order_relaxed);
  }

 private:
  static std::uint8_t bit_of(Claim claim) { return static_cast<std::uint8_t>(claim); }
  std::atomic_ref<std::uint8_t> flag(std::uint64_t number) {
    return std::atomic_ref(flags_[number]);
  }

  HugeArray<std::uint8_t> flags_;
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

  BoundsProof(const Successors<I>& successors, unsigned threads, Witness& witness)
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
  using Claims = std::array<Claim, 2>;
  static constexpr Claims attainable = {Claim::AtLeastLower, Claim::AtMostUpper};
  static constexpr Claims unsurpassable = {Claim::AtMostLower, Claim::AtLeastUpper};

  // One value that is attained by either player is surpassed by none.
  [[nodiscard]] bool has_two_proofs() const {
    return values_.kind() == SliceValues::Kind::Interval;
  }

  void add(ProvenSet& proven, std::uint64_t number, Claim claim) const {
    proven.add(number, claim);
    if (!has_two_proofs() || is_of_lower_bound(claim)) witness_.slice_advances(1);
  }

  // By how much the worth is better than claimed for the one whom the claim favours.
  [[nodiscard]] int surplus(std::uint64_t number, Claim claim, int lower, int upper) const {
    const int more =
        is_of_lower_bound(claim) ? lower - values_.lower(number) : upper - values_.upper(number);
    return needs_one_move(claim) ? more : -more;
  }

  [[nodiscard]] bool holds_if_stopped(std::uint64_t number, const State& state, Claim claim) const {
    const int stopped = successors_.worth_of_endless(state);
    return surplus(number, claim, stopped, stopped) >= 0;
  }

  // Whether a move does for the claim: it gives more than is needed, or as much, and leads out of
  // the slice or to a position where the claim holds for the same player.
  template <class HoldsThere>
  [[nodiscard]] bool does(std::uint64_t number, Claim claim, const Worth& worth,
                          const HoldsThere& holds_there) const {
    const int more = surplus(number, claim, worth.lower, worth.upper);
    if (more != 0 || !worth.stays) return more >= 0;
    return holds_there(worth.number, worth.chooses_again ? claim : seen_by_other(claim));
  }

  template <class HoldsThere>
  [[nodiscard]] bool holds(std::uint64_t number, const State& state, Claim claim,
                           const HoldsThere& holds_there) const {
    if (const auto over = successors_.worth_when_over(state))
      return surplus(number, claim, *over, *over) >= 0;
    bool some = false;
    bool all = true;
    successors_.for_each(state, [&](const Worth& worth) {
      const bool one = does(number, claim, worth, holds_there);
      some = some || one;
      all = all && one;
    });
    return needs_one_move(claim) ? some : all;
  }

  // Calls act(number, state, claim) for those of the claims that are not in the set, on threads.
  template <class Act>
  void for_each_unproven(ProvenSet& proven, const Claims& claims, const Act& act) const {
    constexpr std::uint64_t at_once = 4096;
    const auto look_at = [&](std::uint64_t number) {
      if (const auto state = successors_.index().state_at(successors_.slice(), number))
        for (const Claim claim : claims)
          if (!proven.has(number, claim)) act(number, *state, claim);
    };
    for_each_range_in_parallel(values_.size(), at_once, threads_,
                               [&](std::uint64_t first, std::uint64_t last) {
                                 for (auto number = first; number < last; ++number) look_at(number);
                               });
  }

  // The same again and again, until `act` says of none that it has changed something.
  template <class Act>
  void repeat_for_unproven(ProvenSet& proven, const Claims& claims, const Act& act) const {
    std::atomic<bool> changed = true;
    while (changed.exchange(false))
      for_each_unproven(proven, claims, [&](std::uint64_t number, const State& state, Claim claim) {
        if (act(number, state, claim)) changed.store(true, std::memory_order_relaxed);
      });
  }

  std::optional<Falsehood> verify_attainable() {
    ProvenSet proven(values_.size());
    const auto is_proven = [&](std::uint64_t number, Claim claim) {
      return proven.has(number, claim);
    };
    do {
      repeat_for_unproven(proven, attainable,
                          [&](std::uint64_t number, const State& state, Claim claim) {
                            if (!holds(number, state, claim, is_proven)) return false;
                            add(proven, number, claim);
                            return true;
                          });
    } while (add_what_can_be_kept(proven));
    return first_missing(proven, attainable);
  }

  // Adds the positions among which play can be kept for ever, stopping anywhere giving enough.
  bool add_what_can_be_kept(ProvenSet& proven) {
    ProvenSet kept(values_.size());
    const auto is_kept = [&](std::uint64_t number, Claim claim) {
      return proven.has(number, claim) || kept.has(number, claim);
    };
    for_each_unproven(proven, attainable,
                      [&](std::uint64_t number, const State& state, Claim claim) {
                        if (holds_if_stopped(number, state, claim)) kept.add(number, claim);
                      });
    repeat_for_unproven(proven, attainable,
                        [&](std::uint64_t number, const State& state, Claim claim) {
                          if (!kept.has(number, claim) || holds(number, state, claim, is_kept))
                            return false;
                          kept.remove(number, claim);
                          return true;
                        });
    std::atomic<bool> added = false;
    for_each_unproven(proven, attainable, [&](std::uint64_t number, const State&, Claim claim) {
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
    repeat_for_unproven(proven, unsurpassable,
                        [&](std::uint64_t number, const State& state, Claim claim) {
                          const bool is_shown = holds_if_stopped(number, state, claim)
                                                    ? holds(number, state, claim, anywhere)
                                                    : holds(number, state, claim, is_proven);
                          if (is_shown) add(proven, number, claim);
                          return is_shown;
                        });
    return first_missing(proven, unsurpassable);
  }

  [[nodiscard]] std::optional<Falsehood> first_missing(ProvenSet& proven,
                                                       const Claims& claims) const {
    FirstFalsehood wrong;
    for_each_unproven(proven, claims,
                      [&](std::uint64_t number, const State&, Claim) { wrong.offer(number); });
    return wrong.found();
  }

  const Successors<I>& successors_;
  const SliceValues& values_;
  unsigned threads_;
  Witness& witness_;
};

}  // namespace sowmill::tables
