#include "tables/table_shelf.hpp"

#include <doctest/doctest.h>
#include <fstream>
#include <map>
#include <set>

#include "common/random.hpp"
#include "common/text.hpp"
#include "engine/analyst.hpp"
#include "engine/match_knowledge.hpp"
#include "engine/probers.hpp"
#include "engine/repeating_move.hpp"
#include "match/catalog.hpp"
#include "match/numbering.hpp"
#include "solver/solve_tables.hpp"
#include "tables/folder.hpp"

namespace sowmill {
namespace {

using Content = std::vector<std::uint8_t>;

// The files of all tables of Ouri of up to so many seeds, by slice.
std::map<std::string, Content> solved_files(int seeds) {
  const test::Folder folder;
  tables::Witness nobody;
  solver::Alone alone;
  const solver::Solving solving{
      .ruleset = "ouri", .folder = folder.path, .seeds = seeds, .memory = 1'000'000'000};
  REQUIRE(solver::solve_tables(numbering_of(Ouri(ouri::ouri_rules)), solving, nobody, alone,
                               solver::ThreadHands(1)));
  std::map<std::string, Content> files;
  for (int n = 0; n <= seeds; ++n) {
    std::ifstream file(folder.file("ouri-" + std::to_string(n) + ".table"), std::ios::binary);
    files[std::to_string(n)] = {std::istreambuf_iterator<char>(file), {}};
  }
  return files;
}

Content packed(const std::map<std::string, Content>& files) {
  Content pack;
  for (const auto& [slice, file] : files) pack.insert(pack.end(), file.begin(), file.end());
  return pack;
}

// Every position of the slice with South to move, as text; nobody has won yet.
std::vector<std::string> positions_of(int seeds) {
  const auto index = numbering_of(Ouri(ouri::ouri_rules));
  std::vector<std::string> texts;
  for (std::uint64_t number = 0; number < index.size_of({seeds}); ++number)
    texts.push_back(index.game().to_text(*index.state_at({seeds}, number)));
  return texts;
}

bool same(const Knowledge& one, const Knowledge& other) {
  return one.value == other.value &&
         std::ranges::equal(one.moves, other.moves, [](const auto& a, const auto& b) {
           return a.move == b.move && a.value == b.value;
         });
}

void fetch(TableShelf& shelf, const std::vector<TableShelf::Need>& needs,
           const std::map<std::string, Content>& files) {
  for (const auto& [slice, range] : needs) {
    const auto from = files.at(slice).begin() + static_cast<std::ptrdiff_t>(range.offset);
    REQUIRE(
        shelf.feed(slice, range.offset, {from, from + static_cast<std::ptrdiff_t>(range.length)}));
  }
}

}  // namespace

TEST_CASE("tables fetched in parts say what whole ones say") {
  const auto files = solved_files(5);
  TableShelf whole("ouri", [] { return new_prober("ouri"); });
  REQUIRE(whole.add_pack(packed(files)));
  CHECK(whole.tables().size() == 6);
  TableShelf fetched("ouri", [] { return new_prober("ouri"); });
  for (const auto& [slice, file] : files) fetched.offer(slice, file.size());
  for (const auto& position : positions_of(5)) {
    int rounds = 0;
    for (auto needs = fetched.needs(position); !needs->empty(); needs = fetched.needs(position)) {
      REQUIRE(++rounds <= 3);
      fetch(fetched, *needs, files);
    }
    const auto expected = whole.probe(position);
    REQUIRE(expected);
    CHECK(expected->value.is_known());
    CHECK_MESSAGE(same(*expected, *fetched.probe(position)), position);
  }
}

TEST_CASE("what cannot be fetched is taken from the pack, and what is damaged is refused") {
  auto files = solved_files(4);
  const auto position = positions_of(4)[700];
  TableShelf shelf("ouri", [] { return new_prober("ouri"); });
  for (const auto& [slice, file] : files) shelf.offer(slice, file.size());
  CHECK_FALSE(shelf.probe(position)->value.is_known());
  TableShelf whole("ouri", [] { return new_prober("ouri"); });
  for (TableShelf* each : {&shelf, &whole}) REQUIRE(each->add_pack(packed(files)));
  CHECK(shelf.probe(position)->value.is_known());

  files["4"].back() ^= 1;
  for (int round = 0; round < 3; ++round)
    if (const auto needs = shelf.needs(position)) fetch(shelf, *needs, files);
  int refused = 0;
  for (const auto& each : positions_of(4)) {
    const auto probed = shelf.probe(each);
    refused += probed ? 0 : 1;
    if (probed) CHECK_MESSAGE(same(*probed, *whole.probe(each)), each);
  }
  CHECK(refused > 0);
  CHECK_FALSE(shelf.feed("none", 0, {}));
  CHECK_FALSE(shelf.needs("nonsense"));
  CHECK_FALSE(
      TableShelf("oware", [] { return new_prober("oware"); }).add_pack(packed(solved_files(2))));
}

namespace {

// A table of Ouri that says the same of every position with four seeds, and has the right
// checksums.
std::shared_ptr<Prober> prober_saying(std::int8_t lower, std::int8_t upper) {
  const test::Folder folder;
  const auto index = numbering_of(Ouri(ouri::ouri_rules));
  const tables::Description description{.ruleset = "ouri",
                                        .options = index.options(),
                                        .slice = "4",
                                        .measure = index.measure(),
                                        .size = index.size_of({4}),
                                        .columns = {"lower", "upper"}};
  const std::vector<std::int8_t> lowers(static_cast<std::size_t>(description.size), lower);
  const std::vector<std::int8_t> uppers(lowers.size(), upper);
  const std::vector columns = {tables::values_in(lowers), tables::values_in(uppers)};
  REQUIRE(tables::write_table(folder.file("ouri-4.table"), description, columns));
  std::shared_ptr<Prober> prober = new_prober("ouri");
  REQUIRE(prober->add(*tables::open_table(folder.file("ouri-4.table"))));
  return prober;
}

}  // namespace

TEST_CASE("what no position can be worth is not believed, whatever the checksums say") {
  const auto* position = "0-0-0-1-1-1-0-0-0-0-0-1-22-22-S";
  CHECK(prober_saying(-4, 4)->probe(position));
  for (const auto& [lower, upper] : {std::pair{2, -2}, {-5, 0}, {0, 5}, {127, 127}, {-128, 127}}) {
    CAPTURE(lower);
    const auto prober =
        prober_saying(static_cast<std::int8_t>(lower), static_cast<std::int8_t>(upper));
    const auto probed = prober->probe(position);
    REQUIRE_FALSE(probed);
    CHECK(probed.error().reason == Reason::TableImpossible);
    const auto match = *(*parse_ruleset("ouri"))->match_at(position);
    const auto analyst = new_analyst(*match);
    REQUIRE(analyst->use_tables(prober));
    const auto analysis = analyst->analyse({.positions = 500, .lines = 8}, {});
    REQUIRE(analysis);
    CHECK(analysis->table_hits == 0);
  }
}

namespace {

// Plays the move and compares what it was said to be worth with what the ending gives.
void check_ends_with(Match& match, const KnownMove& move) {
  const int sign = *match.chooser() == Side::First ? 1 : -1;
  const auto stores = match.view(std::nullopt).stores;
  REQUIRE(match.play(move.move));
  CHECK(match.verdict().cause == Cause::Repetition);
  const auto score = *match.verdict().ending.score;
  CHECK(move.value.lower() == sign * (score.first - score.second - (stores[0] - stores[1])));
  CHECK(move.value.is_exact());
}

}  // namespace

TEST_CASE("a move that ends the game by repetition is worth what the ending gives") {
  TableShelf shelf("ouri", [] { return new_prober("ouri"); });
  REQUIRE(shelf.add_pack(packed(solved_files(6))));
  const auto value_of = [&](const std::string& position) { return shelf.probe(position)->value; };
  const auto starts = positions_of(6);
  int ends = 0;
  for (std::size_t start = 0; start < starts.size(); start += 61) {
    const auto match = *(*parse_ruleset("ouri"))->match_at(starts[start]);
    for_each_comeback(*match, start, [&] {
      const auto known = with_history(*shelf.probe(*match->position()), *match, value_of);
      for (const KnownMove& move : known.moves) {
        REQUIRE(match->play(move.move));
        const bool is_end = match->verdict().cause == Cause::Repetition;
        REQUIRE(match->undo());
        if (!is_end) continue;
        ++ends;
        check_ends_with(*match, move);
        REQUIRE(match->undo());
      }
    });
  }
  CHECK(ends > 0);
}

TEST_CASE("no move is worth more than what is left when the other side repeats a position") {
  TableShelf shelf("ouri", [] { return new_prober("ouri"); });
  REQUIRE(shelf.add_pack(packed(solved_files(6))));
  const auto value_of = [&](const std::string& position) { return shelf.probe(position)->value; };
  const auto starts = positions_of(6);
  int replies = 0;
  int lessened = 0;
  for (std::size_t start = 0; start < starts.size(); start += 61) {
    CAPTURE(starts[start]);
    const auto match = *(*parse_ruleset("ouri"))->match_at(starts[start]);
    for_each_comeback(*match, start, [&] {
      const auto position = *match->position();
      const int sign = *match->chooser() == Side::First ? 1 : -1;
      const auto stores = match->view(std::nullopt).stores;
      const auto without = *shelf.probe(position);
      const auto known = with_history(without, *match, value_of);
      REQUIRE(*match->position() == position);
      for (const KnownMove& move : known.moves)
        for_each_repeating_reply(*match, move.move, [&](int result) {
          const int still_to_come = result - sign * (stores[0] - stores[1]);
          CHECK(move.value.lower() <= still_to_come);
          const auto before = std::ranges::find(without.moves, move.move, &KnownMove::move);
          lessened += before->value.lower() > still_to_come ? 1 : 0;
          ++replies;
        });
    });
  }
  CHECK(replies > 10);
  CHECK(lessened > 0);
}

}  // namespace sowmill
