#include "book/book.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include "book/canonical.hpp"
#include "engine/expected_result.hpp"

namespace sowmill::book {
namespace {

constexpr std::size_t longest_line = 60;
constexpr double unreachable = std::numeric_limits<double>::infinity();

}  // namespace

std::string Book::key_of(const Match& match) const {
  return canonical(match.position().value_or(""), entry_->shape);
}

std::optional<Book::Edge> Book::edge_of(Match& match, const std::string& move, int score) const {
  const auto chooser = match.chooser();
  if (!match.play(move)) return std::nullopt;
  Edge edge{.move = move,
            .key = key_of(match),
            .same_side = match.chooser() == chooser,
            .ends = !match.chooser(),
            .score = score};
  (void)match.undo();
  return edge;
}

void Book::add(const std::vector<std::string>& moves, const Analysis& analysis, std::size_t most) {
  const auto match = *entry_->match_at(entry_->start_position());
  for (const auto& move : moves) (void)match->play(move);
  Page page;
  for (const AnalysedLine& line : analysis.lines) {
    const auto edge = edge_of(*match, line.moves.front(), line.score);
    const bool is_new = edge && std::ranges::count(page.edges, edge->key, &Edge::key) == 0;
    if (is_new && page.edges.size() < most) page.edges.push_back(*edge);
  }
  pages_[key_of(*match)] = std::move(page);
}

int Book::score_of(const Edge& edge, const Backing& known) {
  const auto found = known.find(edge.key);
  if (found == known.end() || found->second.nearest == nullptr) return edge.score;
  return edge.same_side ? found->second.score : -found->second.score;
}

// A page that is being backed up already is on the way to itself: such a return counts as the
// search found it.
Book::Backed Book::back(const std::string& key, int expectation_unit, Backing& known) const {
  constexpr double plies_for_all = 50;  // Giving away the whole expected result.
  const auto page = pages_.find(key);
  if (const auto found = known.find(key); found != known.end()) return found->second;
  known[page->first] = {.score = 0, .distance = unreachable, .nearest = nullptr};
  Backed best{.score = std::numeric_limits<int>::min(), .distance = unreachable};
  std::vector<double> beyond;
  for (const Edge& edge : page->second.edges) {
    if (pages_.contains(edge.key))
      beyond.push_back(back(edge.key, expectation_unit, known).distance);
    else
      beyond.push_back(edge.ends ? unreachable : 0);
    best.score = std::max(best.score, score_of(edge, known));
  }
  const double expected = expected_result(best.score, expectation_unit);
  for (std::size_t i = 0; i < beyond.size(); ++i) {
    const Edge& edge = page->second.edges[i];
    const double given_away = expected - expected_result(score_of(edge, known), expectation_unit);
    const double distance = 1 + plies_for_all * given_away + beyond[i];
    if (best.nearest != nullptr && distance >= best.distance) continue;
    best.distance = distance;
    best.nearest = &edge;
  }
  known[page->first] = best;
  return best;
}

Book::Backing Book::backing() const {
  Backing known;
  const auto start = *entry_->match_at(entry_->start_position());
  if (pages_.contains(key_of(*start)))
    (void)back(key_of(*start), expectation_unit(entry_->id), known);
  return known;
}

std::size_t Book::different_moves(Match& match) const {
  std::set<std::string> keys;
  for (const auto& move : match.legal_moves()) keys.insert(edge_of(match, move, 0)->key);
  return keys.size();
}

// The page may have been made for a board that was turned.
std::string Book::move_to(Match& match, std::string_view key) const {
  for (const auto& move : match.legal_moves())
    if (edge_of(match, move, 0)->key == key) return move;
  return {};
}

std::optional<std::vector<std::string>> Book::next_line() const {
  const auto known = backing();
  const auto match = *entry_->match_at(entry_->start_position());
  std::vector<std::string> line;
  while (line.size() < longest_line) {
    const auto found = known.find(key_of(*match));
    if (found == known.end()) return line;
    if (found->second.distance == unreachable) return std::nullopt;
    line.push_back(move_to(*match, found->second.nearest->key));
    if (!match->play(line.back())) return std::nullopt;
  }
  return std::nullopt;
}

std::vector<BookMove> Book::moves(Match& match) const {
  std::vector<BookMove> moves;
  const auto page = pages_.find(key_of(match));
  if (page == pages_.end() || !match.chooser()) return moves;
  const auto known = backing();
  for (const auto& move : match.legal_moves()) {
    const auto key = edge_of(match, move, 0)->key;
    const auto edge = std::ranges::find(page->second.edges, key, &Edge::key);
    if (edge != page->second.edges.end())
      moves.push_back({move, score_of(*edge, known), pages_.contains(key)});
  }
  std::ranges::sort(moves, {},
                    [](const BookMove& each) { return std::pair(-each.score, each.move); });
  return moves;
}

}  // namespace sowmill::book
