// The text of an opening table: a line that says what it is, with a checksum of the rest; then a
// line for each move of each position, as a tree in which the moves of a position follow the move
// that leads to it: plies from the start, the move, its score as the search found it.

#include <algorithm>
#include <set>

#include "book/book.hpp"
#include "common/bits.hpp"
#include "common/text.hpp"

namespace sowmill::book {
namespace {

constexpr int most_plies = 100;
constexpr std::size_t most_lines = 200'000;

std::uint64_t checksum(std::string_view text) {
  constexpr std::uint64_t factor = 31;
  std::uint64_t sum = text.size();
  for (const char c : text) sum = mix_bits(sum * factor + static_cast<std::uint8_t>(c));
  return sum;
}

std::string header(std::string_view ruleset, std::string_view lines) {
  constexpr unsigned half = 32;
  return "sowmill-book 1 " + std::string(ruleset) + ' ' + std::to_string(checksum(lines) >> half);
}

std::optional<int> parse_score(std::string_view text) {
  constexpr int largest = 30'000;
  const bool negative = text.starts_with('-');
  const auto number = parse_number(negative ? text.substr(1) : text, largest);
  if (!number) return std::nullopt;
  return negative ? -*number : *number;
}

}  // namespace

struct Book::Writing {
  const Backing& known;
  std::set<std::string, std::less<>> written;  // Keys of pages.
  std::string text;
};

// Best moves first. A position that can be reached in several ways is written where it comes first.
void Book::write(Match& match, int depth, Writing& writing) const {
  const auto page = pages_.find(key_of(match));
  if (page == pages_.end() || !writing.written.insert(page->first).second) return;
  std::vector<const Edge*> edges;
  for (const Edge& edge : page->second.edges) edges.push_back(&edge);
  std::ranges::sort(edges, {}, [&](const Edge* edge) {
    return std::pair(-score_of(*edge, writing.known), edge);
  });
  for (const Edge* edge : edges) {
    const auto move = move_to(match, edge->key);
    writing.text += std::to_string(depth) + ' ' + move + ' ' + std::to_string(edge->score) + '\n';
    (void)match.play(move);
    write(match, depth + 1, writing);
    (void)match.undo();
  }
}

std::string Book::text() const {
  const auto known = backing();
  Writing writing{.known = known, .written = {}, .text = {}};
  const auto match = *entry_->match_at(entry_->start_position());
  write(*match, 0, writing);
  return header(entry_->id, writing.text) + '\n' + writing.text;
}

// The match stands where the path leads, and is taken back to the position that the line is about.
Result<void> Book::read_line(std::string_view line, std::size_t number, Match& match,
                             std::vector<std::string>& path) {
  const auto place = std::to_string(number);
  const auto fields = words(line);
  const auto depth = fields.size() == 3 ? parse_number(fields[0], most_plies) : std::nullopt;
  const auto score = fields.size() == 3 ? parse_score(fields[2]) : std::nullopt;
  if (!depth || !score || static_cast<std::size_t>(*depth) > path.size())
    return refuse(Reason::RecordSyntax, place, "2 C -35");
  for (; path.size() > static_cast<std::size_t>(*depth); path.pop_back()) (void)match.undo();
  const std::string move(fields[1]);
  if (const auto why = match.replay(move); !why)
    return tl::unexpected(Error{Reason::RecordMove, {place, shown(move)}, {why.error()}});
  pages_[key_of(match)].edges.push_back(*edge_of(match, move, *score));
  path.push_back(move);
  return match.play(move);
}

Result<Book> Book::read(const CatalogEntry& entry, std::string_view text) {
  const auto end = std::min(text.find('\n'), text.size());
  const auto lines = text.substr(std::min(end + 1, text.size()));
  if (const auto expected = header(entry.id, lines); text.substr(0, end) != expected)
    return refuse(Reason::RecordSyntax, "1", expected);
  Book book(entry);
  const auto match = *entry.match_at(entry.start_position());
  std::vector<std::string> path;
  std::size_t number = 1;
  for (const auto line : split(lines, '\n', most_lines)) {
    ++number;
    if (line.empty()) continue;
    if (const auto read = book.read_line(line, number, *match, path); !read)
      return tl::unexpected(read.error());
  }
  return book;
}

}  // namespace sowmill::book
