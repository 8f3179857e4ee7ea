#include "record/move_words.hpp"

#include <algorithm>

namespace sowmill {
namespace {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
constexpr bool is_house(char c) { return (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f'); }

}  // namespace

MoveNotation notation_of(const CatalogEntry* ruleset) {
  if (ruleset == nullptr) return MoveNotation::Plain;
  if (ruleset->joins_moves) return MoveNotation::Letters;
  return ruleset->shape == BoardShape::Morris ? MoveNotation::Removals : MoveNotation::Plain;
}

bool looks_like_move(std::string_view text) {
  const auto fits_move = [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '+'; };
  return !text.empty() && text.size() <= longest_move &&
         (is_letter(text.front()) || text.front() == '+') && std::ranges::all_of(text, fits_move);
}

std::vector<std::string> split_letters(std::string_view word) {
  std::vector<std::string> letters;
  for (std::size_t i = 0; i < word.size();) {
    if (!is_house(word[i])) return {};
    letters.emplace_back(1, word[i++]);
    if (i == word.size() || word[i] != '+') continue;
    const auto digits = ++i;
    while (i < word.size() && is_digit(word[i])) ++i;
    if (i == digits) return {};
  }
  return letters;
}

std::string_view without_number(std::string_view word) {
  const auto digits = word.find_first_not_of("0123456789");
  if (digits == 0) return word;
  const auto dots = word.find_first_not_of('.', std::min(digits, word.size()));
  return word.substr(std::min(dots, word.size()));
}

std::string_view judgement_of(std::string_view word) {
  const auto last = word.find_last_not_of("!?");
  return word.substr(last == std::string_view::npos ? 0 : last + 1);
}

}  // namespace sowmill
