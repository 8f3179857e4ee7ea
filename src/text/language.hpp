#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "common/result.hpp"

namespace sowmill {

enum class Language : std::uint8_t { English, PortugueseOfPortugal, PortugueseOfBrazil };

inline constexpr std::array all_languages = {Language::English, Language::PortugueseOfPortugal,
                                             Language::PortugueseOfBrazil};

// "en", "pt-PT", "pt-BR".
std::string_view language_tag(Language language);

// One of those tags, or "pt", which is pt-PT.
Result<Language> parse_language(std::string_view text);

// The language of a locale's name as environments have it, such as pt_BR.UTF-8; English if it is
// none of ours.
Language language_of_locale(std::string_view locale);

}  // namespace sowmill
