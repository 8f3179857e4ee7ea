#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

#include "solver/solved_slices.hpp"
#include "solver/team.hpp"

namespace sowmill::solver {

// Every process has its share of every slice. What concerns another's is sent to it, many at a
// time.
template <StateIndex I, class Known, class Word, class Update>
class TeamTransport {
 public:
  static constexpr std::size_t batch = 65536;

  struct Question {
    std::uint32_t owner;
    std::uint32_t place;  // In the letter to him.
  };

  // `solved` has this process's shares, `cells` its share of the slice of that size.
  TeamTransport(Team& team, const I& index, const SolvedSlices<I, Known>& solved,
                std::span<Word> cells, std::uint64_t size)
      : team_(team),
        index_(index),
        solved_(solved),
        cells_(cells),
        shares_(size, team.size()),
        own_(shares_.of(team.rank())),
        requests_(team.size()),
        updates_(team.size()) {}

  [[nodiscard]] std::atomic_ref<Word> cell(std::uint64_t number) {
    return std::atomic_ref(cells_[number - own_.first]);
  }

  [[nodiscard]] Question ask(typename I::Slice slice, std::uint64_t number) {
    const Shares shares(index_.size_of(slice), team_.size());
    const auto owner = shares.owner_of(number);
    return {static_cast<std::uint32_t>(owner),
            requests_.add(owner, {slice, number - shares.of(owner).first})};
  }
  void fetch() {
    Mail<Known> replies(team_.size());
    const auto requests = requests_.exchange(team_);
    for (std::size_t from = 0; from < requests.size(); ++from)
      for (const Request& request : requests[from])
        replies.add(from, solved_.of(request.slice)[request.place]);
    answers_ = replies.exchange(team_);
  }
  [[nodiscard]] Known answer(Question question) const {
    return answers_[question.owner][question.place];
  }

  template <class Worker>
  void post(const Update& update, Worker& worker) {
    const auto owner = shares_.owner_of(update.number);
    if (owner == team_.rank())
      worker.receive(update);
    else
      updates_.add(owner, update);
  }
  template <class Worker>
  void flush(Worker& worker) {
    for (const auto& from_one : updates_.exchange(team_))
      for (const Update& update : from_one) worker.receive(update);
  }
  [[nodiscard]] bool is_quiet() { return !team_.any(!updates_.empty()); }

 private:
  struct Request {
    typename I::Slice slice;
    std::uint64_t place;  // In the owner's share.
  };

  Team& team_;
  const I& index_;
  const SolvedSlices<I, Known>& solved_;
  std::span<Word> cells_;
  Shares shares_;
  Share own_;
  Mail<Request> requests_;
  Mail<Update> updates_;
  std::vector<std::vector<Known>> answers_;
};

// Brings the shares of a slice together in the first process; the others get nothing.
template <class T>
HugeArray<T> gather(Team& team, const HugeArray<T>& share, std::uint64_t size) {
  constexpr std::uint64_t at_once = std::uint64_t{1} << 26;  // Of all shares together.
  const std::uint64_t piece = std::max<std::uint64_t>(at_once / team.size(), 4096);
  HugeArray<T> whole(team.rank() == 0 ? size : 0);
  const Shares shares(size, team.size());
  const auto rounds = team.greatest((share.size() + piece - 1) / piece);
  for (std::uint64_t round = 0; round < rounds; ++round) {
    Team::Letters letters(team.size());
    const auto first = std::min(share.size(), round * piece);
    const auto bytes =
        std::as_bytes(share.span().subspan(first, std::min(piece, share.size() - first)));
    letters[0].assign(bytes.begin(), bytes.end());
    const auto came = team.exchange(letters);
    for (std::size_t from = 0; from < came.size(); ++from)
      if (!came[from].empty())
        std::memcpy(whole.data() + shares.of(from).first + round * piece, came[from].data(),
                    came[from].size());
  }
  return whole;
}

template <class T>
HugeArray<T> part_of(const HugeArray<T>& whole, Share share) {
  HugeArray<T> part(share.size());
  std::ranges::copy(whole.span().subspan(share.first, share.size()), part.data());
  return part;
}

}  // namespace sowmill::solver
