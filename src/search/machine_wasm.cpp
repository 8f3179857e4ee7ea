#include "search/machine.hpp"

namespace sowmill::search {

std::int64_t milliseconds_now() { return 0; }

void work_together(const std::function<void()>& work,
                   const std::vector<std::function<void()>>& /*helpers*/) {
  work();
}

}  // namespace sowmill::search
