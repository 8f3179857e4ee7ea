#pragma once

#include <span>
#include <string>
#include <string_view>

#include "text/language.hpp"

namespace sowmill {

// A text in every language; {0}, {1}, ... stand for what is filled in. Where Brazil says it as
// Portugal does, pt_br is left empty.
struct Message {
  std::string_view en;
  std::string_view pt_pt;
  std::string_view pt_br = {};

  [[nodiscard]] std::string_view in(Language language) const {
    if (language == Language::English) return en;
    return language == Language::PortugueseOfBrazil && !pt_br.empty() ? pt_br : pt_pt;
  }
};

// The text with {n} replaced by the n-th detail, and by nothing where there is no such detail.
std::string filled(std::string_view text, std::span<const std::string> details);

}  // namespace sowmill
