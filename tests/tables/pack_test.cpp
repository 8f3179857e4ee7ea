#include "tables/pack.hpp"

#include <doctest/doctest.h>
#include <fstream>

#include "tables/folder.hpp"
#include "tables/table_file.hpp"

namespace sowmill::tables {
namespace {

using Content = std::vector<std::uint8_t>;

// The file of a table of so many positions, all of one value.
Content table_bytes(const test::Folder& folder, std::uint64_t size, std::int8_t value) {
  const std::vector<std::int8_t> values(size, value);
  const std::vector<ColumnValues> columns = {values_in(values)};
  const Description description{.ruleset = "awari",
                                .options = "",
                                .slice = std::to_string(size),
                                .measure = Measure::Seeds,
                                .size = size,
                                .columns = {"value"}};
  REQUIRE(write_table(folder.file("one.table"), description, columns));
  std::ifstream file(folder.file("one.table"), std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("a pack has its tables, and nothing damaged in it is believed") {
  const test::Folder folder;
  const Content first = table_bytes(folder, 5000, 3);
  Content both = first;
  const Content second = table_bytes(folder, 12, -1);
  both.insert(both.end(), second.begin(), second.end());

  const auto tables = open_pack(both, "pack");
  REQUIRE(tables);
  REQUIRE(tables->size() == 2);
  CHECK((*tables)[0].description().slice == "5000");
  CHECK((*tables)[0].source().size() == first.size());
  CHECK((*tables)[0].value(0, 4999) == 3);
  CHECK((*tables)[1].value(0, 11) == -1);

  CHECK(open_pack({}, "empty")->empty());
  for (std::size_t length = 1; length < both.size(); ++length)
    if (length != first.size())
      CHECK_FALSE(
          open_pack({both.begin(), both.begin() + static_cast<std::ptrdiff_t>(length)}, "cut"));
  for (std::size_t at = 0; at < both.size(); ++at) {
    Content damaged = both;
    damaged[at] ^= 16;
    const auto opened = open_pack(damaged, "damaged");
    if (!opened) continue;
    const auto one = (*opened)[0].value(0, 4999);
    const auto other = opened->back().value(0, 11);
    CHECK_MESSAGE((!one || *one == 3), at);
    CHECK_MESSAGE((!other || *other == -1), at);
  }
}

TEST_CASE("a table that ends before its blocks is refused, however right its checksums are") {
  Header header{.description = {.ruleset = "awari",
                                .options = "",
                                .slice = "0",
                                .measure = Measure::Seeds,
                                .size = 1,
                                .columns = {"value"}},
                .block_positions = 1024,
                .models = {BlockCode::stored().model_bytes()}};
  Content pack = header_bytes(header);
  const std::vector<BlockEntry> entries = {{{0, 0}, block_checksum(header, 0, {})}};
  const auto page = page_bytes(header, 0, entries);
  pack.insert(pack.end(), page.begin(), page.end());
  CHECK_FALSE(open_pack(pack, "pack"));
}

}  // namespace sowmill::tables
