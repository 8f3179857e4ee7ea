#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/analysis.hpp"
#include "match/catalog.hpp"

namespace sowmill::book {

// A move of an opening table. Scores are those of AnalysedLine, seen by the one who moves.
struct BookMove {
  std::string move;
  int score = 0;
  bool expanded = false;  // The position after it is in the table too.
};

// An opening table: positions near the start, each with its best moves and what the engine found
// them to be worth. A position that follows another one in the table decides what the move to it is
// worth. docs/review.md describes the text in which it is kept.
class Book {
 public:
  // An empty one.
  explicit Book(const CatalogEntry& entry) : entry_(&entry) {}

  // Every move of the text is played by the rules; a damaged text is refused.
  static Result<Book> read(const CatalogEntry& entry, std::string_view text);
  [[nodiscard]] std::string text() const;

  [[nodiscard]] std::size_t size() const { return pages_.size(); }

  // The moves known of the match's position, best first; none if the table does not have it.
  [[nodiscard]] std::vector<BookMove> moves(Match& match) const;

  // How many different positions the moves of the match's position lead to.
  [[nodiscard]] std::size_t different_moves(Match& match) const;

  // The moves from the start to the position that is worth the most attention next: the fewest
  // plies away, where giving away a part of the expected result counts as many plies. None if there
  // is none.
  [[nodiscard]] std::optional<std::vector<std::string>> next_line() const;
  // Adds the position that the moves lead to, as it was analysed, with so many moves at most.
  // Requires: it is not in the table.
  void add(const std::vector<std::string>& moves, const Analysis& analysis, std::size_t most);

 private:
  struct Edge {
    std::string move;
    std::string key;  // Of the position that it leads to.
    bool same_side = false;
    bool ends = false;  // The game is over there.
    int score = 0;      // As the search found it.
  };
  struct Page {
    std::vector<Edge> edges;
  };
  // What a position is worth, and how far the next one to add lies beyond it.
  struct Backed {
    int score = 0;
    double distance = 0;
    const Edge* nearest = nullptr;
  };
  using Backing = std::map<std::string_view, Backed>;

  [[nodiscard]] std::string key_of(const Match& match) const;
  [[nodiscard]] std::optional<Edge> edge_of(Match& match, const std::string& move, int score) const;
  [[nodiscard]] Backing backing() const;
  Backed back(const std::string& key, int expectation_unit, Backing& known) const;
  static int score_of(const Edge& edge, const Backing& known);
  [[nodiscard]] std::string move_to(Match& match, std::string_view key) const;
  struct Writing;
  void write(Match& match, int depth, Writing& writing) const;
  Result<void> read_line(std::string_view line, std::size_t number, Match& match,
                         std::vector<std::string>& path);

  const CatalogEntry* entry_;
  std::map<std::string, Page, std::less<>> pages_;
};

}  // namespace sowmill::book
