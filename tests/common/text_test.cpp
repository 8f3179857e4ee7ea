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

TEST_CASE("blanks around a text are left out, and capitals do not tell words apart") {
  CHECK(trimmed(" \t a b\r\n") == "a b");
  CHECK(trimmed(" \n").empty());
  CHECK(lowered("Gxk-Ç") == "gxk-Ç");
  CHECK(is_same_word("MultiPV", "multipv"));
  CHECK_FALSE(is_same_word("Hash", "Has"));
}

TEST_CASE("a number is the whole of its text") {
  CHECK(parse_as<int>("-7") == -7);
  CHECK(parse_as<double>("1.5") == 1.5);
  CHECK(parse_as<std::uint64_t>("99999999999") == 99999999999);
  for (const auto* text : {"", " 1", "1 ", "+1", "1x", "-"}) CHECK_FALSE(parse_as<int>(text));
  CHECK_FALSE(parse_as<std::uint64_t>("-1"));
  CHECK_FALSE(parse_as<int>("99999999999"));
  CHECK_FALSE(parse_as<double>("1e999"));
}

TEST_CASE("only plain whole numbers within the limit are numbers") {
  CHECK(parse_number("0", 48) == 0);
  CHECK(parse_number("48", 48) == 48);
  for (const auto* text :
       {"", "49", "-1", "-0", "+1", " 1", "1 ", "1.5", "x", "99999999999999999999"})
    CHECK_FALSE(parse_number(text, 48));
}

TEST_CASE("a character of UTF-8 is as long as it is well-formed") {
  for (const std::string_view whole :
       {"a", "\x01", "ç", "€", "\uD7FF", "\uFFFD", "🌱", "\U0010FFFF"}) {
    CHECK(character_length(whole) == whole.size());
    CHECK(character_length(std::string(whole) + "x") == whole.size());
    if (whole.size() > 1) CHECK(character_length(whole.substr(0, whole.size() - 1)) == 0);
  }
  for (const auto* none : {"\x80", "\xC1\xBF", "\xC3x", "\xE0\x9F\xBF", "\xED\xA0\x80",
                           "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"})
    CHECK(character_length(none) == 0);
}

TEST_CASE("hostile text is made fit to be shown") {
  CHECK(shown("C") == "C");
  CHECK(shown("peças") == "peças");
  CHECK(shown("４🌱") == "４🌱");
  CHECK(shown("a\nb\x01\x7f\xC2\x85") == "a?b???");
  CHECK(shown("\xff\xc3") == "??");
  CHECK(shown(std::string(1000, 'x')) == std::string(40, 'x') + "...");
}

}  // namespace sowmill
