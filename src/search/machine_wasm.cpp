#include "search/machine.hpp"

namespace sowmill::search {

std::int64_t microseconds_now(Clock /*clock*/) { return 0; }

void prefer_large_pages(void* /*memory*/, std::size_t /*bytes*/) {}

void work_together(const std::function<void()>& work,
                   const std::vector<std::function<void()>>& /*helpers*/) {
  work();
}

}  // namespace sowmill::search
