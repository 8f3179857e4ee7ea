#include "common/json.hpp"

#include <doctest/doctest.h>

namespace sowmill {

TEST_CASE("JSON has its commas and escapes where they belong") {
  JsonWriter json;
  json.begin_object()
      .member("name", "a \"quoted\" \\ line\n")
      .member("count", 3)
      .member("over", false);
  json.key("moves")
      .begin_list()
      .value("A")
      .value("b")
      .begin_list()
      .end_list()
      .end_list()
      .member("lines", std::vector<std::string>{"C", "d"})
      .end_object();
  CHECK(
      json.text() ==
      R"({"name":"a \"quoted\" \\ line\u000a","count":3,"over":false,"moves":["A","b",[]],"lines":["C","d"]})");
}

// A record may hold any bytes, in its comments and tags.
TEST_CASE("JSON is UTF-8, whatever the text was") {
  JsonWriter json;
  json.begin_list().value("peças \xFF\xC3 🌱\xED\xA0\x80").end_list();
  CHECK(json.text() == "[\"peças \uFFFD\uFFFD 🌱\uFFFD\uFFFD\uFFFD\"]");
}

}  // namespace sowmill
