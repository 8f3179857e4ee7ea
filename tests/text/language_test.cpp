#include "text/language.hpp"

#include <doctest/doctest.h>

namespace sowmill {

TEST_CASE("languages are known by their tags, and pt is Portugal's") {
  for (const Language language : all_languages)
    CHECK(*parse_language(language_tag(language)) == language);
  CHECK(*parse_language("pt") == Language::PortugueseOfPortugal);
  for (const auto* text : {"", "PT", "fr", "pt-pt", "english"}) {
    CAPTURE(text);
    REQUIRE_FALSE(parse_language(text));
    CHECK(parse_language(text).error().reason == Reason::UnknownLanguage);
  }
}

TEST_CASE("a locale of the environment gives its language") {
  CHECK(language_of_locale("pt_BR.UTF-8") == Language::PortugueseOfBrazil);
  CHECK(language_of_locale("pt_PT.UTF-8") == Language::PortugueseOfPortugal);
  CHECK(language_of_locale("pt_MZ") == Language::PortugueseOfPortugal);
  CHECK(language_of_locale("pt") == Language::PortugueseOfPortugal);
  CHECK(language_of_locale("en_GB") == Language::English);
  CHECK(language_of_locale("C.UTF-8") == Language::English);
}

}  // namespace sowmill
