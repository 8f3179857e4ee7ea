#include "training/glimpses.hpp"

#include <doctest/doctest.h>

#include "engine/evaluations.hpp"

namespace sowmill::training {
namespace {

using Watching = Watched<Morris, MorrisEvaluation>;

// What is taken of so many positions in a row.
std::vector<Morris::State> taken(Glimpses<Morris::State>& seen, int positions) {
  const MorrisEvaluation plain(learned_weights("morris"));
  const Watching watched(plain, seen);
  Morris::State state;
  for (int i = 0; i < positions; ++i) {
    state.men[0] = static_cast<morris::Points>(i);
    CHECK(watched(state) == plain(state));
  }
  return seen.taken();
}

}  // namespace

TEST_CASE("a few of the positions that are estimated are taken, the same with the same seed") {
  Glimpses<Morris::State> seen;
  CHECK(taken(seen, 1'000).empty());  // Nobody has asked for any.
  seen.start(7);
  const auto first = taken(seen, 1'000);
  CHECK(first.size() > 5);
  CHECK(first.size() < 60);
  CHECK(seen.taken().empty());
  seen.start(7);
  CHECK(taken(seen, 1'000) == first);
  seen.start(8);
  CHECK(taken(seen, 1'000) != first);
}

}  // namespace sowmill::training
