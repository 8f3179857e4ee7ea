#include "training/train.hpp"

#include <doctest/doctest.h>

#include "common/text.hpp"
#include "games/aqil/aqil_setup.hpp"
#include "support/for_each_evaluation.hpp"
#include "tables/state_prober.hpp"
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

// Tables that call every position with few seeds left even.
class EvenEndings final : public StateProber<Ouri> {
 public:
  [[nodiscard]] std::string_view ruleset() const override { return "ouri"; }
  Result<void> add(tables::Table /*table*/) override { return {}; }
  [[nodiscard]] Result<Knowledge> probe(std::string_view /*position*/) const override {
    return Knowledge{tables::Value::unknown(), {}};
  }
  [[nodiscard]] Result<std::vector<std::string>> slices_of(
      std::string_view /*position*/) const override {
    return std::vector<std::string>();
  }
  [[nodiscard]] std::optional<search::Known> known(const State& state,
                                                   int /*depth*/) const override {
    constexpr int few = 30;
    const int seeds =
        sowing::seeds_in_houses(state.rows[0]) + sowing::seeds_in_houses(state.rows[1]);
    return seeds <= few ? std::optional(search::Known{0, 0}) : std::nullopt;
  }
  [[nodiscard]] bool share_table(const State& /*one*/, const State& /*other*/) const override {
    return false;
  }
};

}  // namespace

TEST_CASE("the check tells how games went, and seeds only where they count") {
  const auto checked = [](std::string_view id) {
    std::string told;
    const Observer listener{.progress = [](double done) { CHECK(done <= 1); },
                            .log = [&](const std::string& line) { told += line; }};
    const Options options{.seed = 3, .check_games = 3, .check_milliseconds = 1};
    REQUIRE(check(id, options, listener));
    return told;
  };
  // Starts are played twice: three games are four.
  const auto ouri = checked("ouri");
  int games = 0;
  for (const auto* word : {" won", " drawn", " lost"}) games += ouri.at(ouri.find(word) - 1) - '0';
  CHECK(games == 4);
  CHECK(ouri.find("seeds more a round") == std::string::npos);
  CHECK(checked("aqil").find("seeds more a round: ") != std::string::npos);
}

TEST_CASE("what tables prove is learned, the same on one thread and on two") {
  const auto with_tables = [](int threads) {
    auto options = small(threads);
    options.tables = std::make_shared<EvenEndings>();
    return options;
  };
  const auto learned = train("oware", with_tables(1), nobody);
  REQUIRE(learned);
  CHECK(*learned == *train("oware", with_tables(2), nobody));
  CHECK(*learned != *train("oware", small(1), nobody));
}

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
  for_each_evaluation([]<class G, class E>(const EvaluatedRuleset<G, E>& ruleset) {
    CAPTURE(ruleset.id);
    std::size_t size = 1;
    for (const auto& row : E::rows()) size += row.size;
    CHECK(size == ruleset.evaluation.weight_count());
    E::for_each_feature(ruleset.game.initial_state(),
                        [&](std::size_t feature, int) { CHECK(feature + 1 < size); });
  });
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
