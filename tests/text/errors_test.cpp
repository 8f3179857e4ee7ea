#include "text/errors.hpp"

#include <doctest/doctest.h>

#include "text/message.hpp"

namespace sowmill {

TEST_CASE("every reason has its sentence in every language") {
  for (int number = 0; number <= static_cast<int>(Reason::Last); ++number) {
    CAPTURE(number);
    const Error error{static_cast<Reason>(number), {"A", "B", "C"}};
    for (const Language language : all_languages) {
      CHECK_FALSE(tell(error, language).empty());
      CHECK(tell(error, language).find('{') == std::string::npos);
    }
    CHECK(tell(error, Language::English) != tell(error, Language::PortugueseOfPortugal));
  }
}

TEST_CASE("a sentence names the house it is about") {
  const Error error{Reason::SingleWhileMore, {"C"}};
  CHECK(tell(error, Language::English) == "C has one seed and you have houses with more");
  CHECK(tell(error, Language::PortugueseOfPortugal) ==
        "C tem só uma semente e há casas suas com mais");
  CHECK(tell(error, Language::PortugueseOfBrazil) ==
        "C tem só uma semente e você tem casas com mais");
}

TEST_CASE("details are filled in where their number stands") {
  const std::vector<std::string> details = {"one", "two"};
  CHECK(filled("{1} and {0}", details) == "two and one");
  CHECK(filled("{2}{", details) == "{");
  CHECK(filled("", details).empty());
}

}  // namespace sowmill
