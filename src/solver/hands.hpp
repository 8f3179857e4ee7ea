#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <span>

#include "solver/due_blocks.hpp"
#include "solver/local_transport.hpp"
#include "solver/team.hpp"
#include "solver/team_transport.hpp"
#include "tables/parallel.hpp"

// Who does the work on a slice: the threads of one process, or the processes of a team.
namespace sowmill::solver {

class ThreadHands {
 public:
  explicit ThreadHands(unsigned threads) : threads_(threads) {}

  static constexpr bool has_whole_slices = true;  // In this process.

  template <StateIndex I, class Known, class Word, class Update>
  using Transport = LocalTransport<I, Known, Word, Update>;

  template <class T, StateIndex I, class Solved, class Word>
  [[nodiscard]] T transport(const I& /*index*/, const Solved& solved, std::span<Word> cells,
                            std::uint64_t /*size*/) const {
    return T(solved, cells);
  }

  [[nodiscard]] Share share_of(std::uint64_t size) const { return {0, size}; }
  [[nodiscard]] bool any(bool holds) const { return holds; }
  [[nodiscard]] int greatest(int number) const { return number; }

  // Threads come for chunks one after another. work(for_each_chunk) is called once in each.
  template <class Work>
  void share_out(Share share, const Work& work) const {
    const unsigned threads = share.size() < smallest_shared ? 1 : threads_;
    std::atomic<std::uint64_t> next = share.first;
    tables::for_each_in_parallel(threads, threads, [&](std::uint64_t) {
      work([&](const auto& act) {
        for (std::uint64_t first = next.fetch_add(chunk); first < share.last;
             first = next.fetch_add(chunk))
          act(first, std::min(share.last, first + chunk));
      });
    });
  }

 private:
  static constexpr std::uint64_t smallest_shared = 100'000;
  static constexpr std::uint64_t chunk = 16 * DueBlocks::size;

  unsigned threads_;
};

class TeamHands {
 public:
  explicit TeamHands(Team& team) : team_(team) {}

  static constexpr bool has_whole_slices = false;

  template <StateIndex I, class Known, class Word, class Update>
  using Transport = TeamTransport<I, Known, Word, Update>;

  template <class T, StateIndex I, class Solved, class Word>
  [[nodiscard]] T transport(const I& index, const Solved& solved, std::span<Word> cells,
                            std::uint64_t size) const {
    return T(team_, index, solved, cells, size);
  }

  [[nodiscard]] Share share_of(std::uint64_t size) const {
    return Shares(size, team_.size()).of(team_.rank());
  }
  [[nodiscard]] bool any(bool holds) const { return team_.any(holds); }
  [[nodiscard]] int greatest(int number) const {
    return static_cast<int>(team_.greatest(static_cast<std::uint64_t>(number)));
  }

  // All go through as many chunks, some of them perhaps empty: what they exchange on the way, they
  // exchange together.
  template <class Work>
  void share_out(Share share, const Work& work) const {
    const auto rounds = team_.greatest((share.size() + chunk - 1) / chunk);
    work([&](const auto& act) {
      for (std::uint64_t round = 0; round < rounds; ++round)
        act(std::min(share.last, share.first + round * chunk),
            std::min(share.last, share.first + (round + 1) * chunk));
    });
  }

 private:
  static constexpr std::uint64_t chunk = 65536;  // A batch of the transport.

  Team& team_;
};

}  // namespace sowmill::solver
