#pragma once

#include "common/error.hpp"
#include "text/message.hpp"

namespace sowmill {

// The sentence for a reason; common/error.hpp says what its {0}, {1}, ... are.
struct ErrorMessage {
  Reason reason;
  Message message;
};

}  // namespace sowmill
