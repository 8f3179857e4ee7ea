#include "support/data_file.hpp"

#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>

#include "common/text.hpp"

namespace sowmill::test {
namespace {

std::filesystem::path find_file(std::string_view name) {
  const std::filesystem::path root = SOWMILL_SOURCE_DIR;
  const auto shared = root / ".." / "shared" / name;
  const auto copy = root / "tests" / "data" / name;
  REQUIRE_MESSAGE(std::filesystem::exists(copy), "no copy of the data file: " << name);
  return std::filesystem::exists(shared) ? shared : copy;
}

}  // namespace

std::vector<std::vector<std::string>> read_table(std::string_view name) {
  std::ifstream file(find_file(name));
  REQUIRE_MESSAGE(file.good(), "missing data file: " << name);
  std::vector<std::vector<std::string>> rows;
  std::string line;
  while (std::getline(file, line)) {
    if (line.empty() || line.starts_with('#')) continue;
    const auto fields = split(line, '\t', 100);
    rows.emplace_back(fields.begin(), fields.end());
  }
  REQUIRE_MESSAGE(!rows.empty(), "empty data file: " << name);
  return rows;
}

}  // namespace sowmill::test
