#include <chrono>
#include <thread>

#include "search/machine.hpp"

namespace sowmill::search {

std::int64_t milliseconds_now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

void work_together(const std::function<void()>& work,
                   const std::vector<std::function<void()>>& helpers) {
  std::vector<std::jthread> threads;
  threads.reserve(helpers.size());
  for (const auto& helper : helpers) threads.emplace_back(helper);
  work();
}

}  // namespace sowmill::search
