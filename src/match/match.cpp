#include "match/match.hpp"

#include <algorithm>

#include "common/text.hpp"
#include "match/catalog.hpp"
#include "text/ending_reason.hpp"
#include "text/errors.hpp"
#include "text/message.hpp"
#include "text/move_sentence.hpp"

namespace sowmill {

Result<std::string> Match::tell_move(std::string_view move, Language language) const {
  return replay(move).map([&](const Replay& played) {
    return move_sentence({played.events, played.chooser, played.after}, shape(), language);
  });
}

std::optional<std::string> Match::why_not(std::string_view move, Language language) const {
  const auto played = replay(move);
  if (played) return std::nullopt;
  return tell(played.error(), language);
}

std::string tell_verdict(const Verdict& verdict, BoardShape shape, Language language) {
  constexpr std::array<Message, 6> causes = {{
      {"", ""},  // What ended it by the rules, and by repetition, the ending tells.
      {"", ""},
      {" (by resignation)", " (por desistência)"},
      {" (by agreement)", " (por acordo)"},
      {" (a cycle, by agreement)", " (um ciclo, por acordo)"},
      {" (60 points or more)", " (60 pontos ou mais)"},
  }};
  const std::string cause(causes[static_cast<std::size_t>(verdict.cause)].in(language));
  return ending_phrase(verdict.ending, shape, language) +
         (cause.empty() ? ending_reason(verdict.ending.rule, language) : cause);
}

std::vector<std::string> split_line(std::string_view ruleset, std::string_view line) {
  const auto* entry = find_ruleset(ruleset);
  const bool joins = entry != nullptr && entry->joins_moves;
  std::vector<std::string> moves;
  for (const auto word : words(line)) {
    const auto is_house = [](char c) { return (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f'); };
    if (joins && std::ranges::all_of(word, is_house))
      for (const char letter : word) moves.emplace_back(1, letter);
    else
      moves.emplace_back(word);
  }
  return moves;
}

}  // namespace sowmill
