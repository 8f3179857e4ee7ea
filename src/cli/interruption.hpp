#pragma once

#include <atomic>

namespace sowmill {

// From now on Ctrl-C sets what is returned instead of ending the program, so that work can be
// brought to an end; a second one ends it as usual. Where Ctrl-C is ignored it stays so.
const std::atomic<bool>& note_interruption();

}  // namespace sowmill
