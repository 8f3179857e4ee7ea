#pragma once

#include <string>
#include <string_view>

#include "common/result.hpp"

namespace sowmill::server {

// Why a request's target names no file.
enum class BadTarget : std::uint8_t { TooLong, Malformed };

// Whether a path within a folder can be asked for: no part of it is hidden or empty, and it has no
// backslash and no control byte. The last part alone may be empty: then it is a folder's.
bool is_plain_path(std::string_view path);

// The file that a request's target names, as a path relative to the folder that is served, without
// its query: "/a%20b/?x" names "a b/index.html". Refuses whatever could leave the folder or be read
// in two ways: "..", empty parts, backslashes, control bytes, broken percent signs.
tl::expected<std::string, BadTarget> path_of_target(std::string_view target);

}  // namespace sowmill::server
