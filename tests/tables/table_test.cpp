#include "tables/table.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>

#include "common/random.hpp"
#include "tables/folder.hpp"
#include "tables/table_file.hpp"

namespace sowmill::tables {
namespace {

using test::Folder;

using Column = std::vector<std::int8_t>;

Description description(std::uint64_t size, std::vector<std::string> columns) {
  return {.ruleset = "ouri",
          .options = "singles=only-without-more",
          .slice = "7",
          .measure = Measure::Interval,
          .size = size,
          .columns = std::move(columns)};
}

// Values as tables have them: long runs, some noise, some numbers without a position.
Column some_values(std::size_t size, std::uint64_t seed) {
  Random random(seed);
  Column values(size);
  std::int8_t value = 0;
  for (auto& v : values) {
    if (random.below(8) == 0) value = static_cast<std::int8_t>(random.below(15)) - 7;
    v = random.below(20) == 0 ? absent : value;
  }
  // A stretch of one value, longer than a block.
  std::fill(values.begin() + size / 3, values.begin() + size / 2, std::int8_t{3});
  return values;
}

std::vector<std::uint8_t> bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

Result<Table> table_in(std::vector<std::uint8_t> bytes) {
  const auto whole = std::make_shared<const std::vector<std::uint8_t>>(std::move(bytes));
  return Table::open(std::make_shared<PartSource>(whole, ByteRange{0, whole->size()}), "memory");
}

void write(const std::string& path, const Column& lower, const Column& upper, unsigned threads) {
  const std::vector<ColumnValues> columns = {values_in(lower), values_in(upper)};
  REQUIRE(write_table(path, description(lower.size(), {"lower", "upper"}), columns,
                      {.threads = threads, .block_positions = 512}));
}

bool agree(const Column& expected, const Column& found) {
  for (std::size_t i = 0; i < expected.size(); ++i)
    if (expected[i] != absent && expected[i] != found[i]) return false;
  return true;
}

// Every value that can still be read of the table is right.
bool is_never_wrong(const Table& table, const Column& lower, const Column& upper) {
  for (std::size_t column = 0; column < 2; ++column)
    for (std::uint64_t number = 0; number < lower.size(); number += 97) {
      const auto value = table.value(column, number);
      const auto expected = (column == 0 ? lower : upper)[number];
      if (value && expected != absent && *value != expected) return false;
    }
  return true;
}

}  // namespace

TEST_CASE("a table is read as it was written") {
  const Folder folder;
  const auto path = folder.file("ouri-7.table");
  for (const std::size_t size : {1U, 2U, 511U, 512U, 513U, 5000U, 200000U}) {
    CAPTURE(size);
    const auto lower = some_values(size, 1);
    const auto upper = some_values(size, 2);
    write(path, lower, upper, 1);
    const auto table = open_table(path);
    REQUIRE(table);
    CHECK(table->description() == description(size, {"lower", "upper"}));
    CHECK(is_never_wrong(*table, lower, upper));
    Column read(size);
    REQUIRE(read_column(*table, "upper", read, 2));
    CHECK(agree(upper, read));
    REQUIRE(read_column(*table, "lower", read, 1));
    CHECK(agree(lower, read));
    CHECK(table->find_column("value").error().reason == Reason::TableNoColumn);
  }
}

TEST_CASE("any number of different values can be kept") {
  const Folder folder;
  const auto path = folder.file("ouri-7.table");
  for (std::uint32_t different = 1; different <= 255; different += different < 64 ? 1 : 19) {
    CAPTURE(different);
    Random random(different);
    Column values(4000);
    for (auto& value : values)
      value = static_cast<std::int8_t>(static_cast<int>(random.below(different)) - 127);
    write(path, values, values, 1);
    const auto table = open_table(path);
    REQUIRE(table);
    Column read(values.size());
    REQUIRE(read_column(*table, "lower", read, 1));
    CHECK(read == values);
  }
}

TEST_CASE("the bytes of a table do not depend on the number of threads") {
  const Folder folder;
  const auto lower = some_values(1'000'000, 3);
  const auto upper = some_values(1'000'000, 4);
  write(folder.file("one"), lower, upper, 1);
  write(folder.file("three"), lower, upper, 3);
  CHECK(bytes_of(folder.file("one")) == bytes_of(folder.file("three")));
}

TEST_CASE("nothing damaged is believed") {
  const Folder folder;
  const auto path = folder.file("ouri-7.table");
  const auto lower = some_values(3000, 5);
  const auto upper = some_values(3000, 6);
  write(path, lower, upper, 1);
  const auto whole = bytes_of(path);
  Random random(7);
  for (int i = 0; i < 10'000; ++i) {
    auto bytes = whole;
    const auto at = random.below(static_cast<std::uint32_t>(bytes.size()));
    bytes[at] ^= static_cast<std::uint8_t>(1 + random.below(255));
    const auto table = table_in(bytes);
    if (table) REQUIRE(is_never_wrong(*table, lower, upper));
    // Somebody notices: at the header, the index, or the block.
    bool noticed = !table;
    Column read(3000);
    if (table)
      for (const auto* column : {"lower", "upper"})
        noticed = noticed || !read_column(*table, column, read);
    REQUIRE(noticed);
  }
}

TEST_CASE("a table cut short or made longer is refused") {
  const Folder folder;
  const auto path = folder.file("ouri-7.table");
  const auto values = some_values(3000, 8);
  write(path, values, values, 1);
  const auto whole = std::filesystem::file_size(path);
  std::filesystem::resize_file(path, whole + 1);
  CHECK(open_table(path).error().reason == Reason::TableCutShort);
  for (std::size_t cut = 1; cut <= whole; cut += 13) {
    std::filesystem::resize_file(path, whole - cut);
    CHECK_FALSE(open_table(path));
  }
}

TEST_CASE("foreign files are refused with their reason") {
  const Folder folder;
  const auto path = folder.file("file");
  const auto reason_of = [&](const std::string& content) {
    std::ofstream(path, std::ios::binary) << content;
    return open_table(path).error().reason;
  };
  CHECK(reason_of("") == Reason::TableForeign);
  CHECK(reason_of("SOWTABLE") == Reason::TableForeign);
  CHECK(reason_of(std::string(5000, 'x')) == Reason::TableForeign);
  CHECK(reason_of(std::string("SOWTABLE\2\0\0\0\0\0\0\0", 16)) == Reason::TableVersion);
  CHECK(open_table(folder.file("none")).error().reason == Reason::FileUnreadable);
  CHECK(open_table(folder.path).error().reason == Reason::FileUnreadable);
}

TEST_CASE("parts of another table of the same shape are not believed") {
  const Folder folder;
  const auto first = some_values(3000, 9);
  const auto second = some_values(3000, 10);
  write(folder.file("first"), first, first, 1);
  const std::vector<ColumnValues> columns = {values_in(second), values_in(second)};
  auto other = description(3000, {"lower", "upper"});
  other.slice = "8";
  REQUIRE(write_table(folder.file("second"), other, columns, {.block_positions = 512}));
  auto mixed = bytes_of(folder.file("first"));
  const auto from = bytes_of(folder.file("second"));
  const auto header = open_table(folder.file("first"))->header().bytes;
  mixed.resize(header);
  mixed.insert(mixed.end(), from.begin() + header, from.end());
  const auto table = table_in(mixed);
  REQUIRE(table);
  CHECK(table->value(0, 0).error().reason == Reason::TableIndexDamaged);
}

TEST_CASE("a value needs three reads of a few bytes") {
  const Folder folder;
  const auto path = folder.file("ouri-7.table");
  const auto values = some_values(2'000'000, 11);
  write(path, values, values, 2);
  const auto whole = bytes_of(path);
  auto source = std::make_shared<PieceSource>(whole.size());
  int reads = 0;
  std::uint64_t bytes = 0;
  const auto fetch = [&] {
    const auto wanted = source->take_wanted();
    REQUIRE(wanted.size() == 1);
    const auto [offset, length] = wanted.front();
    const auto begin = whole.begin() + static_cast<std::ptrdiff_t>(offset);
    source->give(offset, {begin, begin + static_cast<std::ptrdiff_t>(length)});
    bytes += length;
    ++reads;
  };
  CHECK_FALSE(Table::open(source, "pieces"));
  fetch();
  const auto table = Table::open(source, "pieces");
  REQUIRE(table);
  const std::uint64_t number = 1'234'567;
  auto value = table->value(1, number);
  for (; !value; value = table->value(1, number)) fetch();
  CHECK(*value == values[number]);
  CHECK(reads == 3);
  CHECK(bytes < 40'000);
}

TEST_CASE("a table that cannot be written is refused and leaves nothing behind") {
  const Folder folder;
  const Column values(10, 1);
  const std::vector<ColumnValues> columns = {values_in(values)};
  const auto what = description(10, {"lower"});
  CHECK(write_table(folder.file("none/x.table"), what, columns).error().reason ==
        Reason::FileUnwritable);
  std::filesystem::create_directory(folder.path / "folder");
  CHECK_FALSE(write_table(folder.file("folder"), what, columns));
  const auto entries = std::filesystem::directory_iterator(folder.path);
  CHECK(std::distance(begin(entries), end(entries)) == 1);
}

}  // namespace sowmill::tables
