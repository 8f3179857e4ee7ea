#include "book/build.hpp"

#include <algorithm>
#include <optional>

#include "engine/analyst.hpp"

namespace sowmill::book {

namespace {

// Where some moves lead to the same position, lines are sought for as many more than are kept.
std::size_t lines_to_seek(const Book& book, Match& match, std::size_t kept) {
  const std::size_t moves = match.legal_moves().size();
  const std::size_t different = book.different_moves(match);
  return kept < different ? (kept * moves + different - 1) / different : moves;
}

// However few positions may be looked at, the first depth is finished.
std::optional<Analysis> analyse(const Book& book, Match& match, const Building& building) {
  const auto analyst = new_analyst(match);
  constexpr std::size_t megabytes = 16;
  AnalysisLimits limits{.positions = building.positions,
                        .lines = lines_to_seek(book, match, building.moves),
                        .megabytes = megabytes};
  auto analysis = analyst->analyse(limits, {});
  limits.depth = 1;
  while (analysis && analysis->lines.empty()) analysis = analyst->analyse(limits, {});
  return analysis;
}

}  // namespace

void build(Book& book, const CatalogEntry& entry, const Building& building,
           const std::function<bool(const Book&)>& observer) {
  while (book.size() < building.pages) {
    const auto line = book.next_line();
    if (!line) return;
    const auto match = *entry.match_at(entry.start_position());
    for (const auto& move : *line) (void)match->play(move);
    const auto analysis = analyse(book, *match, building);
    if (!analysis) return;
    book.add(*line, *analysis, building.moves);
    if (!observer(book)) return;
  }
}

}  // namespace sowmill::book
