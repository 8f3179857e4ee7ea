#include "book/built_in.hpp"

#include <algorithm>
#include <cmath>

#include "book/texts.hpp"
#include "common/json.hpp"
#include "engine/expected_result.hpp"
#include "engine/learned_setups.hpp"
#include "engine/value_text.hpp"

namespace sowmill::book {
namespace {

constexpr int thousandths = 1'000;

Book read_built_in(const CatalogEntry& entry) {
  for (const auto& [ruleset, text] : texts)
    if (ruleset == entry.id)
      if (auto book = Book::read(entry, text)) return *book;
  return Book(entry);
}

void write_setups(JsonWriter& json, const CatalogEntry& entry) {
  int sum = 0;
  for (const LearnedSetup& share : learned_setups(entry.id)) sum += share.share;
  sum = std::max(sum, 1);  // Where none is ever laid, each has a share of 0.
  json.key("setups").begin_list();
  for (const LearnedSetup& share : learned_setups(entry.id))
    json.begin_object()
        .member("setup", share.setup)
        .member("shareThousandths", share.share * thousandths / sum)
        .end_object();
  json.end_list();
}

}  // namespace

const Book& built_in(const CatalogEntry& entry) {
  static std::map<std::string_view, Book> books;
  const auto found = books.find(entry.id);
  return found != books.end() ? found->second
                              : books.emplace(entry.id, read_built_in(entry)).first->second;
}

void write_moves(JsonWriter& json, const CatalogEntry& entry, Match& match) {
  json.begin_list();
  for (const BookMove& known : built_in(entry).moves(match)) {
    AnalysedLine line;
    line.score = known.score;
    const int expected = static_cast<int>(
        std::lround(thousandths * expected_result(known.score, expectation_unit(entry.id))));
    json.begin_object().member("move", known.move);
    json.member("value", value_text(line, entry.shape)).member("score", known.score);
    json.member("expectedThousandths", expected).member("goesOn", known.expanded).end_object();
  }
  json.end_list();
}

Result<std::string> book_json(const CatalogEntry& entry, std::string_view position) {
  const auto match = entry.match_at(position.empty() ? entry.start_position() : position);
  if (!match) return tl::unexpected(match.error());
  JsonWriter json;
  json.begin_object().key("moves");
  write_moves(json, entry, **match);
  write_setups(json, entry);
  return json.end_object().text();
}

}  // namespace sowmill::book
