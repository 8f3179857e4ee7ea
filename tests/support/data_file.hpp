#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sowmill::test {

// The tab-separated lines of a data file, without comments and blank lines. It is read from
// ../shared beside the project where that is, else from the copy in tests/data. A missing or empty
// file fails the test.
std::vector<std::vector<std::string>> read_table(std::string_view name);

}  // namespace sowmill::test
