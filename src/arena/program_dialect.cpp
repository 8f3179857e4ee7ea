#include "arena/program_dialect.hpp"

#include <algorithm>

#include "common/text.hpp"
#include "record/sanmill_position.hpp"

namespace sowmill {
namespace {

std::string as_ours(std::string_view position) { return std::string(position); }

std::string apart(const CatalogEntry& /*ruleset*/, const std::vector<std::string>& moves) {
  std::string text;
  for (const auto& move : moves) text += ' ' + move;
  return text;
}

std::string together(const CatalogEntry& ruleset, const std::vector<std::string>& moves) {
  if (!ruleset.joins_moves) return apart(ruleset, moves);
  std::string text = " ";
  for (const auto& move : moves) text += move;
  return text;
}

// "d6xb4" as "d6 xb4".
std::string with_removals_apart(const CatalogEntry& ruleset,
                                const std::vector<std::string>& moves) {
  std::string text;
  for (const char c : apart(ruleset, moves)) text += c == 'x' ? std::string(" x") : std::string{c};
  return text;
}

std::string word_after(const std::vector<std::string_view>& said, std::size_t place) {
  return place + 1 < said.size() ? std::string(said[place + 1]) : std::string();
}

std::optional<std::string> at_the_beginning(std::string_view line) {
  const auto said = words(line);
  if (said.empty() || said.front() != "bestmove") return std::nullopt;
  return word_after(said, 0);
}

// "info score 3 bestmove d6".
std::optional<std::string> after_the_score(std::string_view line) {
  const auto said = words(line);
  const auto found = std::ranges::find(said, "bestmove");
  if (found == said.end()) return std::nullopt;
  return word_after(said, static_cast<std::size_t>(found - said.begin()));
}

constexpr ProgramDialect sanmill_dialect{.greeting = "uci",
                                         .greeted = "uciok",
                                         .new_game = "ucinewgame",
                                         .sides = {"w", "b"},
                                         .removes_apart = true,
                                         .position = position_for_sanmill,
                                         .moves = with_removals_apart,
                                         .best_move = after_the_score};

}  // namespace

constexpr ProgramDialect ugi_dialect{.greeting = "ugi",
                                     .greeted = "ugiok",
                                     .new_game = "uginewgame",
                                     .sides = {"p1", "p2"},
                                     .removes_apart = false,
                                     .position = as_ours,
                                     .moves = apart,
                                     .best_move = at_the_beginning};

constexpr ProgramDialect uci_dialect{.greeting = "uci",
                                     .greeted = "uciok",
                                     .new_game = "ucinewgame",
                                     .sides = {"w", "b"},
                                     .removes_apart = false,
                                     .position = as_ours,
                                     .moves = together,
                                     .best_move = at_the_beginning};

const ProgramDialect& dialect_of(const ProgramDialect& answered, std::string_view name,
                                 const CatalogEntry& ruleset) {
  const bool is_sanmill = &answered == &uci_dialect && ruleset.shape == BoardShape::Morris &&
                          lowered(name).find("sanmill") != std::string::npos;
  return is_sanmill ? sanmill_dialect : answered;
}

}  // namespace sowmill
