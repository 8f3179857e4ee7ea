#pragma once

#include <atomic>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "tablebase/parallel.hpp"
#include "tablebase/successors.hpp"
#include "tablebase/witness.hpp"

namespace sowmill::tablebase {

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

// Compares every value of a slice with the best of its successors', which are looked up some
// positions later than they are found, because memory is slow.
template <StateIndex I>
class SuccessorCheck {
 public:
  SuccessorCheck(const Successors<I>& successors, unsigned threads, Witness& witness)
      : successors_(successors),
        limit_(successors.index().longest_play(successors.slice())),
        threads_(threads),
        witness_(witness) {}

  // Wins and losses with distances prove themselves: if each is one ply more than the best of its
  // successors, then a win in d plies leads to a loss in d - 1, and so on down to the end; and a
  // position that is truly won or lost in d plies cannot be called a draw, because its successors,
  // by induction, are not.
  void compare_distances() {
    compare([](const Step& /*step*/) { return true; });
  }

  // Where every move leaves the slice, to agree with the successors is to be true. Otherwise it
  // stops at the first that stays, and proves nothing: false.
  [[nodiscard]] bool compare_if_all_leave() {
    return compare([](const Step& step) { return !step.stays; });
  }

  [[nodiscard]] std::optional<Falsehood> wrong() const { return wrong_.found(); }

 private:
  struct Pending {
    std::uint64_t number;
    int best;         // Of what is known without looking up.
    std::size_t end;  // Of its steps.
  };
  static constexpr std::uint64_t at_once = 4096;
  static constexpr std::uint64_t looked_up_later = 32;

  // Until accept(step) is false; returns whether it never was.
  template <class Accept>
  bool compare(const Accept& accept) {
    const std::uint64_t size = successors_.values().size();
    std::atomic<bool> goes_on = true;
    for_each_in_parallel((size + at_once - 1) / at_once, threads_, [&](std::uint64_t part) {
      const std::uint64_t end = std::min(size, (part + 1) * at_once);
      std::vector<Pending> pending;
      std::vector<Step> steps;
      for (std::uint64_t number = part * at_once; number < end && goes_on;) {
        const auto last = std::min(end, number + looked_up_later);
        for (; number < last; ++number)
          if (!find_steps(number, accept, pending, steps)) goes_on = false;
        look_up(pending, steps);
      }
      if (goes_on) witness_.slice_advances(2 * (end - part * at_once));
    });
    return goes_on;
  }

  template <class Accept>
  bool find_steps(std::uint64_t number, const Accept& accept, std::vector<Pending>& pending,
                  std::vector<Step>& steps) const {
    const auto state = successors_.index().state_at(successors_.slice(), number);
    if (!state) return true;
    bool accepted = true;
    const auto over = successors_.worth_when_over(*state);
    if (!over)
      successors_.for_each_step(*state, [&](const Step& step) {
        if (step.values != nullptr) step.values->fetch(step.number);
        steps.push_back(step);
        accepted = accepted && accept(step);
      });
    pending.push_back({number, over.value_or(successors_.least()), steps.size()});
    return accepted;
  }

  void look_up(std::vector<Pending>& pending, std::vector<Step>& steps) {
    std::size_t place = 0;
    for (Pending& one : pending) {
      for (; place < one.end; ++place)
        one.best = std::max(one.best, successors_.worth_of(steps[place]).lower);
      if (!is_true(one)) wrong_.offer(one.number);
    }
    pending.clear();
    steps.clear();
  }

  [[nodiscard]] bool is_true(Pending one) const {
    const bool has_distances = successors_.values().kind() == SliceValues::Kind::Distance;
    if (limit_ && one.best != 0 && plies_of(one.best) > *limit_) one.best = 0;
    // A win in 253 plies could not be told from a draw by the one who has to answer it.
    const bool is_too_far = has_distances && std::abs(one.best) == 1;
    return successors_.values().lower(one.number) == one.best && !is_too_far;
  }

  const Successors<I>& successors_;
  std::optional<int> limit_;
  unsigned threads_;
  Witness& witness_;
  Least wrong_;
};

// Which positions are proven, for each of two claims: that the one who chooses gets at least the
// lower bound (First), that the other holds him to at most the upper bound (Second). For the
// opposite proof: that he gets no more than the lower bound, and that he can get the upper one.
class ProvenSet {
 public:
  enum Claim : std::uint8_t { First = 1, Second = 2 };

  explicit ProvenSet(std::uint64_t size) : flags_(size) {}

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
  using Claim = ProvenSet::Claim;

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
  Witness& witness_;
};

}  // namespace sowmill::tablebase
