#include "protocol/options.hpp"

#include <algorithm>
#include <doctest/doctest.h>

#include "protocol/clock.hpp"
#include "search/level.hpp"

namespace sowmill::protocol {
namespace {

Options defaults() { return {.ruleset = find_ruleset("oware")}; }

Options with(std::string_view name, std::string_view value) {
  auto options = defaults();
  CHECK(set_option(options, name, value));
  return options;
}

}  // namespace

TEST_CASE("every option can be set, whatever the case of its name") {
  CHECK(with("Variant", "Morris-Classic").ruleset->id == "morris-classic");
  CHECK(with("threads", "2").threads == 2);
  CHECK(with("HASH", "128").megabytes == 128);
  CHECK(with("Tables", "/some folder").tables == "/some folder");
  CHECK(with("Tables", "<empty>").tables.empty());
  CHECK(with("Level", "1").level == 1);
  CHECK(with("Level", "perfect").level == perfect_level);
  CHECK_FALSE(with("Level", "full").level);
  CHECK(with("MultiPV", "6").lines == 6);
  CHECK(with("MoveOverhead", "0").overhead == 0);
  CHECK(with("Seed", "7").seed == 7);
  (void)with("Ponder", "true");
  (void)with("OwnBook", "false");
}

TEST_CASE("what an option cannot be changes nothing") {
  for (const auto& [name, value] : std::initializer_list<std::pair<const char*, const char*>>{
           {"Variant", "chess"},
           {"Variant", ""},
           {"Threads", "0"},
           {"Threads", "-1"},
           {"Threads", "two"},
           {"Threads", "2x"},
           {"Threads", ""},
           {"Threads", "99999999999999999999"},
           {"Hash", "0"},
           {"Hash", "99999999"},
           {"Level", "0"},
           {"Level", "10"},
           {"Level", "1 2"},
           {"MultiPV", "0"},
           {"MultiPV", "101"},
           {"Seed", "-3"},
           {"Nonsense", "3"},
           {"", ""}}) {
    CAPTURE(name);
    CAPTURE(value);
    auto options = defaults();
    CHECK_FALSE(set_option(options, name, value));
    CHECK(option_lines(options) == option_lines(defaults()));
  }
}

TEST_CASE("options are listed with what they may be") {
  const auto lines = option_lines(defaults());
  const auto has = [&](std::string_view start) {
    return std::ranges::any_of(lines, [&](const auto& line) { return line.starts_with(start); });
  };
  CHECK(
      has("option name Variant type combo default oware var ntxuva var ntxuva-advanced var aqil"));
  CHECK(has("option name Threads type spin default 1 min 1 max "));
  CHECK(has("option name Hash type spin default 64 min 1 max "));
  CHECK(has("option name Tables type string default <empty>"));
  CHECK(has("option name Level type combo default full var 1 var 2"));
  CHECK(has("option name MultiPV type spin default 1 min 1 max "));
}

TEST_CASE("a clock is never used up") {
  for (const std::int64_t increment : {0, 100})
    for (const std::int64_t lost : {0, 10}) {
      std::int64_t left = 60'000;
      for (int move = 0; move < 1'000; ++move) {
        const auto taken = time_to_think({left, increment}, lost);
        CHECK(taken >= 1);
        if (left > 4 * (lost + 1)) CHECK(taken + lost <= left);
        left += increment - std::min(taken + lost, left);
      }
    }
}

TEST_CASE("more is thought when there is more time, and the last move before new time takes most") {
  CHECK(time_to_think({60'000}, 10) > time_to_think({6'000}, 10));
  CHECK(time_to_think({6'000, 1'000}, 10) > time_to_think({6'000}, 10));
  CHECK(time_to_think({6'000, 0, 1}, 10) == 5'980);
  CHECK(time_to_think({6'000, 0, 2}, 10) == 2'990);
  CHECK(time_to_think({0}, 10) == 1);
  CHECK(time_to_think({-50}, 10) == 1);
}

}  // namespace sowmill::protocol
