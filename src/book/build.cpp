#include "book/build.hpp"

#include <algorithm>
#include <optional>

namespace sowmill::book {

namespace {

// However few positions may be looked at, the first depth is finished. Lines are sought for more
// moves than are kept: some lead to the same position.
std::optional<Analysis> analyse(Match& match, const Building& building) {
  constexpr std::size_t megabytes = 16;
  AnalysisLimits limits{.positions = building.positions,
                        .lines = std::min(2 * building.moves, match.legal_moves().size()),
                        .megabytes = megabytes};
  auto analysis = match.analyse(limits, {});
  limits.depth = 1;
  while (analysis && analysis->lines.empty()) analysis = match.analyse(limits, {});
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
    const auto analysis = analyse(*match, building);
    if (!analysis) return;
    book.add(*line, *analysis, building.moves);
    if (!observer(book)) return;
  }
}

}  // namespace sowmill::book
