// Any bytes as a file of goals for the benchmark.

#include <cstddef>
#include <cstdlib>
#include <string>

#include "bench/goals.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace sowmill;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto goals = parse_goals(text);
  if (!goals) return 0;
  if (goals->empty()) std::abort();
  for (const auto& [key, figure] : *goals)
    if (text.find(key + '\t') == std::string::npos) std::abort();
  // A line that is none spoils the file, whatever stands before it.
  if (parse_goals(text + "\nkey")) std::abort();
  return 0;
}
