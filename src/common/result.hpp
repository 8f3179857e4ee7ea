#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

#include "common/error.hpp"

namespace sowmill {

// A value, or why there is none. The interface is that of std::expected (C++23).
template <class T>
using Result = tl::expected<T, Error>;

// refuse(Reason::NotYourHouse, "c") makes the error side of a Result.
template <class... Details>
tl::unexpected<Error> refuse(Reason reason, Details&&... details) {
  return tl::unexpected<Error>(Error{reason, {std::string(std::forward<Details>(details))...}});
}

}  // namespace sowmill
