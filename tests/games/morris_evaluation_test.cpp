#include "games/morris/morris_evaluation.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <set>
#include <utility>
#include <vector>

#include "common/random.hpp"
#include "games/morris/symmetry.hpp"

namespace sowmill {
namespace {

using Features = std::vector<std::pair<std::size_t, int>>;

Features features_of(const Morris::State& state) {
  Features features;
  MorrisEvaluation::for_each_feature(
      state, [&](std::size_t feature, int count) { features.emplace_back(feature, count); });
  std::ranges::sort(features);
  return features;
}

Morris::State image_of(Morris::State state, std::size_t symmetry) {
  for (auto& men : state.men) men = morris::image_of(men, symmetry);
  return state;
}

}  // namespace

// Burnside: 6561 ways stay as they are under no turn, 9 under each quarter turn, 81 under the half
// turn, 243 under each of four mirrors; (6561 + 2 * 9 + 81 + 4 * 243) / 8 = 954. Of a side 19683
// under nothing, 729 mirrored, 729 inside out, 243 under both: 21384 / 4 = 5346.
TEST_CASE("every pattern has a number, and every number a pattern") {
  const auto check = [](const auto& patterns, std::size_t count) {
    const std::set<std::uint16_t> numbers(patterns.begin(), patterns.end());
    CHECK(numbers.size() == count);
    CHECK(*numbers.rbegin() == count - 1);
  };
  check(morris::ring_patterns, morris::ring_pattern_count);
  check(morris::side_patterns, morris::side_pattern_count);
}

TEST_CASE("every feature has its weight, and none is another's") {
  std::size_t weights = 0;
  for (const auto& row : MorrisEvaluation::rows()) weights += row.size;
  const Morris game(morris::source_rules);
  const auto start = game.initial_state();
  const auto last = *game.parse_state("WWWWWWWWWBBBBBBBBB......-0-0-0-W");
  CHECK(features_of(start).front().first == 0);
  CHECK(features_of(last).back().first < weights);
  // One man in hand is another stage than two, nine men against eight another than eight each.
  const auto first_feature = [&](const char* text) {
    return features_of(*game.parse_state(text)).front().first;
  };
  CHECK(first_feature("WWWWWWWWBBBBBBBB........-1-1-0-W") !=
        first_feature("WWWWWWWWWBBBBBBBB.......-0-1-0-B"));
  CHECK(first_feature("WWWWWWWWWBBBBBBBB.......-0-0-0-W") !=
        first_feature("WWWWWWWWBBBBBBBB........-0-0-0-W"));
}

TEST_CASE("a position of Nine Men's Morris and its images look the same to the evaluation") {
  const Morris game(morris::source_rules);
  Random random(4);
  for (int round = 0; round < 200; ++round) {
    auto state = game.initial_state();
    for (auto moves = game.legal_moves(state); !moves.empty() && random.below(30) != 0;
         moves = game.legal_moves(state)) {
      game.apply(state, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      const auto features = features_of(state);
      for (std::size_t symmetry = 1; symmetry < morris::symmetry_count; ++symmetry)
        REQUIRE(features_of(image_of(state, symmetry)) == features);
    }
  }
}

TEST_CASE(
    "patterns tell own men from the other's, the middle ring from the others, and are told "
    "until somebody flies") {
  const Morris game(morris::source_rules);
  const auto at = [&](const char* text) { return features_of(*game.parse_state(text)); };
  CHECK(at("WB......................-8-8-0-W") != at("BW......................-8-8-0-W"));
  CHECK(at("W.......................-8-8-0-W") == at("......W.................-8-8-0-W"));
  CHECK(at("W.......................-8-8-0-W") != at("...W....................-8-8-0-W"));
  std::size_t first_pattern = 0;
  for (const auto& row : MorrisEvaluation::rows())
    if (row.name.find("pattern") == std::string::npos) first_pattern += row.size;
  const auto is_pattern = [&](const auto& feature) { return feature.first >= first_pattern; };
  CHECK(std::ranges::count_if(at("WWW......BBB............-1-1-0-W"), is_pattern) == 7);
  CHECK(std::ranges::count_if(at("WWWW.....BBBB...........-0-0-0-W"), is_pattern) == 7);
  CHECK(std::ranges::count_if(at("WWW......BBBB...........-0-0-0-W"), is_pattern) == 0);
}

}  // namespace sowmill
