#include "text/language.hpp"

#include "common/text.hpp"

namespace sowmill {

std::string_view language_tag(Language language) {
  constexpr std::array<std::string_view, 3> tags = {"en", "pt-PT", "pt-BR"};
  return tags[static_cast<std::size_t>(language)];
}

Result<Language> parse_language(std::string_view text) {
  if (text == "pt") return Language::PortugueseOfPortugal;
  for (const Language language : all_languages)
    if (text == language_tag(language)) return language;
  return refuse(Reason::UnknownLanguage, shown(text), "en, pt-PT, pt-BR");
}

Language language_of_locale(std::string_view locale) {
  if (!locale.starts_with("pt")) return Language::English;
  return locale.substr(2, 3) == "_BR" ? Language::PortugueseOfBrazil
                                      : Language::PortugueseOfPortugal;
}

}  // namespace sowmill
