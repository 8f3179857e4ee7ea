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

}  // namespace sowmill
