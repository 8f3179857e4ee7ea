#include "record/record_json.hpp"

#include <doctest/doctest.h>

#include "record/read_record.hpp"

namespace sowmill {

TEST_CASE("a record is told as JSON, variations within variations") {
  const auto record = read_record("[Ruleset \"ouri\"]\n{a \"b\"} F c (d {x} E (A)) B 26-22");
  REQUIRE(record);
  CHECK(record_json(*record) ==
        R"({"tags":[["Ruleset","ouri"]],"rounds":[{"play":{"comments":["a \"b\""],"moves":[)"
        R"({"move":"F","remarks":[]},{"move":"c","remarks":[{"comments":[],"moves":[)"
        R"({"move":"d","remarks":["x"]},{"move":"E","remarks":[{"comments":[],"moves":[)"
        R"({"move":"A","remarks":[]}]}]}]}]},{"move":"B","remarks":[]}]},"result":"26-22"}]})");
}

TEST_CASE("the rounds of a match have their set-up and lot") {
  const auto record = read_record(
      "[Ruleset \"aqil\"]\n[Setup \"11-5-5-5-5-5 6-7-5-6-6-6\"]\n[Lot \"south keep\"]\nA *");
  REQUIRE(record);
  CHECK(record_json(*record) ==
        R"({"tags":[["Ruleset","aqil"]],"rounds":[{"setup":"11-5-5-5-5-5 6-7-5-6-6-6",)"
        R"("lot":"south keep","play":{"comments":[],"moves":[{"move":"A","remarks":[]}]},)"
        R"("result":"*"}]})");
}

}  // namespace sowmill
