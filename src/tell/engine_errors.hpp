#pragma once

#include "common/error.hpp"
#include "tell/message.hpp"

namespace sowmill {

// The sentence for a reason to do with engines and contests; empty for any other.
Message engine_message(Reason reason);

}  // namespace sowmill
