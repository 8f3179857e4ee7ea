#include "common/text.hpp"

#include <doctest/doctest.h>
#include <string>

namespace sowmill {

using Parts = std::vector<std::string_view>;

TEST_CASE("split keeps empty parts and stops at the limit") {
  CHECK(split("a-b--c", '-', 10) == Parts{"a", "b", "", "c"});
  CHECK(split("", '-', 10) == Parts{""});
  CHECK(split("a-b-c-d", '-', 2) == Parts{"a", "b"});
}

TEST_CASE("words are separated by any blanks") {
  CHECK(words("  A\tb \r\n+c ") == Parts{"A", "b", "+c"});
  CHECK(words(" \n").empty());
}

TEST_CASE("only plain whole numbers within the limit are numbers") {
  CHECK(parse_number("0", 48) == 0);
  CHECK(parse_number("48", 48) == 48);
  for (const auto* text :
       {"", "49", "-1", "-0", "+1", " 1", "1 ", "1.5", "x", "99999999999999999999"})
    CHECK_FALSE(parse_number(text, 48));
}

TEST_CASE("hostile text is made fit to be shown") {
  CHECK(shown("C") == "C");
  CHECK(shown("peças") == "peças");
  CHECK(shown("a\nb\x01\x7f") == "a?b??");
  CHECK(shown("\xff\xc3") == "??");
  CHECK(shown(std::string(1000, 'x')) == std::string(40, 'x') + "...");
}

}  // namespace sowmill
