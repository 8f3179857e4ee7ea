#include "record/outcome_text.hpp"

#include <optional>

#include "common/text.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

constexpr int largest_number = 999;

std::optional<Score> parse_score(std::string_view text) {
  const auto parts = split(text, '-', 3);
  if (parts.size() != 2 || parts[0].size() > 3 || parts[1].size() > 3) return std::nullopt;
  const auto first = parse_number(parts[0], largest_number);
  const auto second = parse_number(parts[1], largest_number);
  if (!first || !second) return std::nullopt;
  return Score{*first, *second};
}

}  // namespace

bool is_result_text(std::string_view text) {
  return text == "*" || text == "1/2-1/2" || parse_score(text).has_value();
}

bool is_unknown_result(std::string_view text) {
  return text.find_first_not_of('?') == std::string_view::npos;
}

Result<void> check_result(std::string_view text, std::optional<int> most) {
  constexpr std::string_view without_score = "1-0, 0-1, 1/2-1/2, *";
  const bool told = stated_ending(text).outcome != Outcome::Ongoing || text == "*";
  const auto score = stated_ending(text).score;
  if (!told || (score && !most))
    return refuse(Reason::ResultText, shown(text),
                  (most ? "26-22, " : "") + std::string(without_score));
  if (score && score->first + score->second > *most)
    return refuse(Reason::ResultTotal, shown(text), std::to_string(*most));
  return {};
}

Ending stated_ending(std::string_view text) {
  for (const Outcome outcome : {Outcome::FirstWins, Outcome::SecondWins, Outcome::Draw})
    if (text == result_text({outcome})) return {outcome};
  const auto score = parse_score(text);
  return score ? ending_by_score(*score) : Ending{};
}

bool fits(std::string_view stated, const Ending& ending) {
  return stated == "*" || stated == result_text({ending.outcome}) || stated == result_text(ending);
}

}  // namespace sowmill
