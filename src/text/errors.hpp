#pragma once

#include <string>

#include "common/error.hpp"
#include "text/language.hpp"

namespace sowmill {

// The error as one sentence, without a full stop.
std::string tell(const Error& error, Language language);

}  // namespace sowmill
