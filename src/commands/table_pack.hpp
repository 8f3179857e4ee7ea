#pragma once

#include <string>
#include <vector>

#include "common/result.hpp"

namespace sowmill {

struct TablePacking {
  std::string folder;
  std::string pack;                  // The file to write.
  std::vector<std::string> slices;   // Those to take; all if none are named.
  std::vector<std::string> results;  // Of these only who wins is kept, not in how many plies.
  unsigned threads = 1;
};

// Writes tables of a folder one after another into one file, for the page.
Result<void> write_pack(const TablePacking& packing);

}  // namespace sowmill
