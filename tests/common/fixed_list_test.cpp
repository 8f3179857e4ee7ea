#include "common/fixed_list.hpp"

#include <doctest/doctest.h>
#include <vector>

namespace sowmill {

TEST_CASE("a fixed list holds what was pushed, in order") {
  FixedList<int, 3> list;
  CHECK(list.empty());
  list.push_back(5);
  list.push_back(7);
  CHECK(list.size() == 2);
  CHECK(list[1] == 7);
  CHECK(std::vector<int>(list.begin(), list.end()) == std::vector{5, 7});
  list.clear();
  CHECK(list.empty());
}

}  // namespace sowmill
