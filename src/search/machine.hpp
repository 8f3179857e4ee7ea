#pragma once

#include <cstdint>
#include <functional>
#include <vector>

// What the machine offers besides computing: time, and more than one core. In WebAssembly there is
// neither.
namespace sowmill::search {

// Milliseconds since some moment; always 0 where there is no clock.
std::int64_t milliseconds_now();

// Does the work here and, where there are threads, each of the helpers' beside it. Returns when all
// are done.
void work_together(const std::function<void()>& work,
                   const std::vector<std::function<void()>>& helpers);

}  // namespace sowmill::search
