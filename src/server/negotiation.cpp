#include "server/negotiation.hpp"

#include <algorithm>
#include <optional>

#include "common/text.hpp"

namespace sowmill::server {
namespace {

constexpr std::size_t most_parts = 64;

// "q=0", "q=0.0" and the like forbid what stands before them.
bool is_forbidding(std::string_view weight) {
  weight = trimmed(weight);
  return (weight.starts_with("q=0") || weight.starts_with("Q=0")) &&
         weight.find_first_of("123456789") == std::string_view::npos;
}

}  // namespace

bool accepts_gzip(std::string_view header) {
  std::optional<bool> any;
  for (const auto part : split(header, ',', most_parts)) {
    const auto semicolon = std::min(part.find(';'), part.size());
    const auto coding = trimmed(part.substr(0, semicolon));
    const bool is_allowed = semicolon == part.size() || !is_forbidding(part.substr(semicolon + 1));
    if (is_same_word(coding, "gzip")) return is_allowed;
    if (coding == "*") any = is_allowed;
  }
  return any.value_or(false);
}

bool lists_tag(std::string_view header, std::string_view tag) {
  return std::ranges::any_of(split(header, ',', most_parts), [&](std::string_view part) {
    part = trimmed(part);
    if (part.starts_with("W/")) part.remove_prefix(2);
    return part == tag || part == "*";
  });
}

}  // namespace sowmill::server
