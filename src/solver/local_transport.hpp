#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

#include "solver/solved_slices.hpp"

namespace sowmill::solver {

// Everything is in the memory of this process. Memory is slow, so it is asked for ahead: an update
// waits until others have been posted, and answers are read a batch later.
template <StateIndex I, class Known, class Word, class Update>
class LocalTransport {
 public:
  static constexpr std::size_t batch = 32;
  using Question = const Known*;

  LocalTransport(const SolvedSlices<I, Known>& solved, std::span<Word> cells)
      : solved_(solved), cells_(cells) {}

  [[nodiscard]] std::atomic_ref<Word> cell(std::uint64_t number) {
    return std::atomic_ref(cells_[number]);
  }

  [[nodiscard]] Question ask(typename I::Slice slice, std::uint64_t number) const {
    const Known* known = solved_.of(slice) + number;
    __builtin_prefetch(known);
    return known;
  }
  void fetch() {}
  [[nodiscard]] Known answer(Question question) const { return *question; }

  template <class Worker>
  void post(const Update& update, Worker& worker) {
    __builtin_prefetch(&cells_[update.number], 1);
    const Update oldest = waiting_[posted_ % waiting_.size()];
    waiting_[posted_ % waiting_.size()] = update;
    if (++posted_ - received_ <= waiting_.size()) return;
    ++received_;
    worker.receive(oldest);
  }
  template <class Worker>
  void flush(Worker& worker) {
    for (; received_ < posted_; ++received_) worker.receive(waiting_[received_ % waiting_.size()]);
  }
  [[nodiscard]] bool is_quiet() const { return received_ == posted_; }

 private:
  const SolvedSlices<I, Known>& solved_;
  std::span<Word> cells_;
  std::array<Update, 32> waiting_ = {};
  std::uint64_t posted_ = 0;
  std::uint64_t received_ = 0;
};

}  // namespace sowmill::solver
