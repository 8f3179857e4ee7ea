#pragma once

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <optional>
#include <vector>

#include "tables/falsehood.hpp"
#include "tables/parallel.hpp"
#include "tables/successors.hpp"
#include "tables/witness.hpp"

namespace sowmill::tables {

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
  static constexpr std::uint64_t looked_up_later = 32;

  // Until accept(step) is false; returns whether it never was.
  template <class Accept>
  bool compare(const Accept& accept) {
    constexpr std::uint64_t at_once = 4096;
    std::atomic<bool> goes_on = true;
    const auto compare_range = [&](std::uint64_t first, std::uint64_t last) {
      std::vector<Pending> pending;
      std::vector<Step> steps;
      for (std::uint64_t number = first; number < last && goes_on;) {
        const auto next = std::min(last, number + looked_up_later);
        for (; number < next; ++number)
          if (!find_steps(number, accept, pending, steps)) goes_on = false;
        look_up(pending, steps);
      }
      if (goes_on) witness_.slice_advances(2 * (last - first));
    };
    for_each_range_in_parallel(successors_.values().size(), at_once, threads_, compare_range);
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
  FirstFalsehood wrong_;
};

}  // namespace sowmill::tables
