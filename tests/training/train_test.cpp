#include "training/train.hpp"

#include <doctest/doctest.h>

#include "common/text.hpp"
#include "games/aqil/aqil_setup.hpp"
#include "play/rulesets.hpp"
#include "training/setups.hpp"

namespace sowmill::training {
namespace {

const Observer nobody{.progress = [](double) {}, .log = [](const std::string&) {}};

Options small(int threads) {
  return {.generations = 2,
          .games = 12,
          .positions = 60,
          .seed = 3,
          .threads = threads,
          .check_games = 0};
}

}  // namespace

TEST_CASE("the same seed learns the same weights, on one thread and on two") {
  for (const std::string_view id : {"oware", "morris", "aqil"}) {
    const auto once = train(id, small(1), nobody);
    REQUIRE(once);
    CHECK(*once == *train(id, small(2), nobody));
    auto other = small(1);
    other.seed = 4;
    CHECK(*once != *train(id, other, nobody));
  }
}

TEST_CASE("an unknown rule set is refused") {
  CHECK_FALSE(train("chess", small(1), nobody));
  CHECK_FALSE(find_setups("ouri", {}, nobody));
}

TEST_CASE("every evaluation has as many weights as it has features") {
  std::apply(
      [](const auto&... ruleset) {
        const auto check = []<class G, class E>(const Ruleset<G, E>& each, std::size_t built_in) {
          std::size_t size = 1;
          for (const auto& row : E::rows()) size += row.size;
          CAPTURE(each.id);
          CHECK(size == built_in);
          auto state = each.game.initial_state();
          E::for_each_feature(state, [&](std::size_t feature, int) { CHECK(feature + 1 < size); });
        };
        (check(ruleset, ruleset.evaluation.weight_count()), ...);
      },
      rulesets);
}

TEST_CASE("set-ups that are found may be laid, and their shares add up") {
  const SetupOptions options{.rounds = 3, .positions = 50, .starts = 3, .seed = 1};
  const auto text = find_setups("aqil", options, nobody);
  REQUIRE(text);
  CHECK(*text == *find_setups("aqil", options, nobody));
  int sum = 0;
  for (const auto line : split(*text, '\n', 100)) {
    if (line.empty()) continue;
    const auto fields = split(line, '\t', 3);
    REQUIRE(fields.size() == 2);
    CHECK(aqil::parse_setup(fields[1]));
    sum += *parse_number(fields[0], 1'000);
  }
  CHECK(sum > 990);
  CHECK(sum < 1'010);
}

}  // namespace sowmill::training
