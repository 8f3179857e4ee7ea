#pragma once

#include <string_view>

namespace sowmill::server {

// By the end of the file's name.
std::string_view content_type(std::string_view path);
// A file whose name holds a hash of its content may be kept for ever; any other is asked for again.
std::string_view cache_control(std::string_view path);

}  // namespace sowmill::server
