#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <utility>

#include "search/company.hpp"
#include "search/machine.hpp"
#include "search/search.hpp"

namespace sowmill::search {

// When to stop, besides when there is nothing more to find. 0 is no limit.
struct Limits {
  std::uint64_t positions = 0;  // In this call.
  std::int64_t microseconds = 0;
  Clock clock = Clock::Wall;
  int threads = 1;
  std::function<bool()> stop = {};  // Says whether to stop; asked often, from any thread.
};

// Asks whether to go on, every so many positions.
class Deadline {
 public:
  explicit Deadline(const Limits& limits)
      : stop_(limits.stop),
        clock_(limits.clock),
        end_(limits.microseconds == 0 ? 0 : microseconds_now(clock_) + limits.microseconds) {}

  [[nodiscard]] bool is_over() const {
    return (stop_ && stop_()) || (end_ != 0 && microseconds_now(clock_) >= end_);
  }

 private:
  std::function<bool()> stop_;
  Clock clock_;
  std::int64_t end_;
};

// Positions between two looks at the clock.
inline constexpr std::uint64_t positions_between_looks = 128;

// Runs a search within its limits: advance(positions) until it has looked at so many, and
// finished() whenever that says that a depth is finished. A ply deep it always looks, however
// little it may: else it could say nothing of any move.
template <class S>
void run_within(const S& search, const Limits& limits, const Deadline& deadline,
                const auto& advance, const std::function<void()>& finished) {
  const std::uint64_t last =
      limits.positions == 0 ? ~std::uint64_t{0} : search.positions() + limits.positions;
  const auto is_over = [&] {
    return search.is_done() ||
           (search.depth() > 0 && (search.positions() >= last || deadline.is_over()));
  };
  while (!is_over()) {
    const auto next = search.positions() + positions_between_looks;
    if (advance(search.depth() > 0 ? std::min(last, next) : next)) finished();
  }
}

template <class S>
void run_alone(S& search, const Limits& limits, const Deadline& deadline,
               const std::function<void()>& finished) {
  const auto advance = [&](std::uint64_t positions) {
    return search.run_until(positions) != S::Progress::Paused;
  };
  run_within(search, limits, deadline, advance, finished);
}

template <class S>
void run_in_company(S& search, Company<S>& company, const Limits& limits, const Deadline& deadline,
                    const std::function<void()>& finished) {
  search.share_with_others(&company.busy_moves());
  const auto advance = [&](std::uint64_t positions) { return company.advance(search, positions); };
  run_within(search, limits, deadline, advance, finished);
  search.share_with_others(nullptr);
}

// What helpers have looked at, for whoever reports while they work.
struct Helped {
  std::atomic<std::uint64_t> positions = 0;
  std::atomic<std::uint64_t> probe_hits = 0;
};

// Searches with helpers on other threads.
template <Game G, EvaluationOf<G> E, ProbeOf<G> P>
class Helpers {
 public:
  using S = Search<G, E, P>;

  Helpers(const G& game, const E& evaluation, const P& probe, TranspositionTable& table)
      : game_(game), evaluation_(evaluation), probe_(probe), table_(table) {}

  // Adds what helpers look at.
  void run(S& search, const Limits& limits, const std::function<void()>& finished, Helped& helped) {
    const Deadline deadline(limits);
    if (limits.threads <= 1) {
      run_alone(search, limits, deadline, finished);
      return;
    }
    Company<S> company;
    company.meet(search);
    std::atomic<bool> stop = false;
    const std::vector<std::function<void()>> helpers(
        static_cast<std::size_t>(limits.threads - 1),
        [&, task = search.task()] { help(task, company, stop, helped); });
    work_together(
        [&] {
          run_in_company(search, company, limits, deadline, finished);
          stop = true;
        },
        helpers);
  }

 private:
  void help(const typename S::Task& task, Company<S>& company, const std::atomic<bool>& stop,
            Helped& helped) const {
    S search(game_, evaluation_, probe_, table_, task);
    std::uint64_t positions = 0;
    std::uint64_t probe_hits = 0;
    const auto report = [&] {
      helped.positions += search.positions() - std::exchange(positions, search.positions());
      helped.probe_hits += search.probe_hits() - std::exchange(probe_hits, search.probe_hits());
    };
    const Limits limits{.stop = [&] {
      report();
      return stop.load(std::memory_order_relaxed);
    }};
    run_in_company(search, company, limits, Deadline(limits), [] {});
    report();
  }

  const G& game_;
  const E& evaluation_;
  const P& probe_;
  TranspositionTable& table_;
};

}  // namespace sowmill::search
