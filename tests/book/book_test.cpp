#include "book/book.hpp"

#include <doctest/doctest.h>
#include <span>

#include "book/build.hpp"
#include "book/built_in.hpp"
#include "book/canonical.hpp"
#include "common/text.hpp"
#include "engine/learned_setups.hpp"

namespace sowmill::book {
namespace {

constexpr Building small{.pages = 8, .positions = 2'000, .moves = 4};

Book built(const CatalogEntry& entry, const Building& building) {
  Book book(entry);
  build(book, entry, building, [](const Book&) { return true; });
  return book;
}

}  // namespace

TEST_CASE("a table is built, written and read back") {
  for (const char* ruleset : {"ouri", "ntxuva-advanced", "morris"}) {
    CAPTURE(ruleset);
    const auto& entry = *find_ruleset(ruleset);
    const Book book = built(entry, small);
    CHECK(book.size() == small.pages);
    const auto again = Book::read(entry, book.text());
    REQUIRE(again);
    CHECK(again->text() == book.text());
    const auto start = *entry.match_at(entry.start_position());
    CHECK(again->moves(*start).size() >= small.moves);
    CHECK(again->moves(*start).front().expanded);
  }
}

TEST_CASE("work that was broken off goes on as though it had not been") {
  const auto& entry = *find_ruleset("oware");
  Book half = *Book::read(entry, built(entry, {.pages = 3, .positions = 2'000}).text());
  build(half, entry, {.pages = 6, .positions = 2'000}, [](const Book&) { return true; });
  CHECK(half.text() == built(entry, {.pages = 6, .positions = 2'000}).text());
}

// A search or an evaluation that changes leaves the tables behind: `sowmill book` builds them anew.
TEST_CASE("the tables that the program brings along are those that it would build") {
  for (const auto& entry : catalog()) {
    if (built_in(entry).size() == 0) continue;
    CAPTURE(entry.id);
    const auto text = built(entry, {.pages = 4}).text();
    const auto known = built_in(entry).text();
    const auto lines = split(text, '\n', 1'000);
    REQUIRE(lines.size() > 4);
    for (const auto line : std::span(lines).subspan(1, lines.size() - 2)) {
      CAPTURE(line);
      CHECK(known.find('\n' + std::string(line) + '\n') != std::string::npos);
    }
  }
}

TEST_CASE("a damaged table is refused") {
  const auto& entry = *find_ruleset("ouri");
  const auto text = built(entry, {.pages = 2, .positions = 500}).text();
  CHECK_FALSE(Book::read(*find_ruleset("oware"), text));
  CHECK_FALSE(Book::read(entry, ""));
  for (std::size_t i = 0; i < text.size(); ++i) {
    auto damaged = text;
    damaged[i] = static_cast<char>(damaged[i] ^ 1);
    CHECK_FALSE(Book::read(entry, damaged));
  }
}

TEST_CASE("boards that are turned, mirrored or turned inside out are the same") {
  constexpr auto morris = BoardShape::Morris;
  const auto corner = canonical("W......................B-8-8-0-W", morris);
  CHECK(canonical("..W..................B..-8-8-0-W", morris) == corner);
  CHECK(canonical("......W..........B......-8-8-0-W", morris) == corner);
  CHECK(canonical(".W.....................B-8-8-0-W", morris) != corner);
  CHECK(canonical("1-0-S", BoardShape::TwoRows) == "1-0-S");
}

TEST_CASE("every first move of morris that is the same on a turned board is known") {
  const auto& entry = *find_ruleset("morris");
  const Book book = built(entry, {.pages = 1, .positions = 2'000, .moves = 4});
  const auto start = *entry.match_at(entry.start_position());
  CHECK(book.moves(*start).size() == 24);
}

TEST_CASE("the built-in tables can be read and know the start") {
  for (const auto& entry : catalog()) {
    CAPTURE(entry.id);
    const auto start = *entry.match_at(entry.start_position());
    CHECK(built_in(entry).moves(*start).empty() == entry.plays_for_points);
    CHECK(learned_setups(entry.id).empty() != entry.plays_for_points);
  }
}

}  // namespace sowmill::book
