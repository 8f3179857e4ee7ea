#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "common/bits.hpp"
#include "common/random.hpp"
#include "games/evaluation.hpp"

namespace sowmill::training {

// A few of the positions that a search estimates, taken by chance.
template <class State>
class Glimpses {
 public:
  // None are taken before. The same seed takes the same.
  void start(std::uint64_t seed) {
    random_ = Random(mix_bits(seed));
    is_open_ = true;
  }

  void see(const State& state) {
    constexpr std::uint32_t one_in = 50;
    if (is_open_ && random_.below(one_in) == 0) states_.push_back(state);
  }

  // Those since it was asked last.
  std::vector<State> taken() { return std::exchange(states_, {}); }

 private:
  Random random_{0};
  bool is_open_ = false;
  std::vector<State> states_;
};

// An evaluation, and somebody who sees what it is asked.
template <Game G, EvaluationOf<G> E>
class Watched : public E {
 public:
  Watched(E evaluation, Glimpses<typename G::State>& seen)
      : E(std::move(evaluation)), seen_(&seen) {}

  [[nodiscard]] int operator()(const typename G::State& state) const {
    seen_->see(state);
    return E::operator()(state);
  }

 private:
  Glimpses<typename G::State>* seen_;
};

}  // namespace sowmill::training
