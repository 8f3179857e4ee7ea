#include <cstdlib>
#include <doctest/doctest.h>
#include <map>

#include "engine/perft.hpp"
#include "match/catalog.hpp"
#include "support/data_file.hpp"

namespace sowmill {
namespace {

using MovesOf = std::map<std::string, std::vector<std::pair<std::string, std::string>>>;

MovesOf read_vectors(const std::string& file) {
  MovesOf moves_of;
  for (const auto& row : test::read_table("vectors/" + file + ".tsv")) {
    REQUIRE(row.size() == 3);
    moves_of[row[0]].emplace_back(row[1], row[2]);
  }
  return moves_of;
}

void check_vectors(const CatalogEntry& entry, const std::string& file) {
  for (const auto& [position, expected] : read_vectors(file)) {
    CAPTURE(position);
    const auto match = entry.match_at(position);
    REQUIRE(match);
    std::vector<std::pair<std::string, std::string>> found;
    for (const auto& move : (*match)->legal_moves()) {
      const auto told = (*match)->replay(move)->position;
      REQUIRE((*match)->play(move));
      CHECK((*match)->position() == told);
      found.emplace_back(move, *(*match)->position());
      REQUIRE((*match)->undo());
    }
    CHECK(found == expected);
  }
}

// Counts above this are left to the release build.
std::uint64_t leaf_limit() {
#ifdef NDEBUG
  return 3'000'000'000;
#else
  return 1'000'000;
#endif
}

void check_perft(const std::string& file) {
  for (const auto& row : test::read_table(file)) {
    REQUIRE(row.size() >= 3);
    const std::uint64_t expected = std::strtoull(row[2].c_str(), nullptr, 10);
    if (expected > leaf_limit()) continue;
    const auto* entry = find_ruleset(row[0]);
    REQUIRE(entry != nullptr);
    CAPTURE(row[0]);
    CAPTURE(row[1]);
    const auto match = entry->match_at(entry->start_position());
    CHECK(perft(**match, std::atoi(row[1].c_str())) == expected);
  }
}

}  // namespace

TEST_CASE("every rule set plays the positions from play as the vectors say") {
  for (const auto& entry : catalog()) check_vectors(entry, std::string(entry.id));
}

TEST_CASE("every rule set plays positions that play need not reach as the vectors say") {
  for (const auto& entry : catalog()) check_vectors(entry, std::string(entry.id) + "-any");
}

TEST_CASE("perft equals the counts of an independent implementation") {
  check_perft("vectors/perft.tsv");
}

TEST_CASE("perft equals published counts") { check_perft("published-perft.tsv"); }

}  // namespace sowmill
