#include "search/table.hpp"

#include <doctest/doctest.h>

#include "common/random.hpp"

namespace sowmill::search {

TEST_CASE("a finding comes back as it was") {
  TranspositionTable table(1024);
  Random random(1);
  for (int i = 0; i < 1'000; ++i) {
    const auto key = random.next();
    const Finding finding{.score = static_cast<int>(random.below(60'001)) - 30'000,
                          .depth = static_cast<int>(random.below(256)),
                          .bound = static_cast<Bound>(1 + random.below(3)),
                          .move = static_cast<std::uint8_t>(random.below(256))};
    table.remember(key, finding);
    const auto found = table.find(key);
    REQUIRE(found);
    CHECK(found->score == finding.score);
    CHECK(found->depth == finding.depth);
    CHECK(found->bound == finding.bound);
    if (finding.move != no_move) CHECK(found->move == finding.move);
  }
}

TEST_CASE("deep findings outlast shallow ones, and old ones give way") {
  TranspositionTable table(4);
  for (std::uint64_t key = 1; key <= 4; ++key)
    table.remember(key, {.depth = 20, .bound = Bound::Exact});
  table.remember(5, {.depth = 1, .bound = Bound::Exact});
  table.remember(6, {.depth = 2, .bound = Bound::Exact});
  int left = 0;
  for (std::uint64_t key = 1; key <= 4; ++key) left += table.find(key) ? 1 : 0;
  CHECK(left == 3);
  for (int age = 0; age < 4; ++age) table.grow_older();
  for (std::uint64_t key = 11; key <= 14; ++key)
    table.remember(key, {.depth = 1, .bound = Bound::Exact});
  for (std::uint64_t key = 11; key <= 14; ++key) CHECK(table.find(key));
}

TEST_CASE("a move alone does not drive out a score") {
  TranspositionTable table(4);
  table.remember(7, {.score = 12, .depth = 3, .bound = Bound::Exact, .move = 1});
  table.remember(7, {.depth = 5, .bound = Bound::None, .move = 2});
  CHECK(table.find(7)->score == 12);
  CHECK(table.find(7)->move == 2);
  table.clear();
  CHECK_FALSE(table.find(7));
}

}  // namespace sowmill::search
