#pragma once

#include <ctime>
#include <optional>
#include <string>
#include <string_view>

namespace sowmill::server {

// "Sun, 06 Nov 1994 08:49:37 GMT", whatever the locale.
std::string http_date(std::time_t time);
// That form only; the two older ones are no longer sent by anyone.
std::optional<std::time_t> parse_http_date(std::string_view text);

}  // namespace sowmill::server
