#pragma once

#include <string_view>

namespace sowmill::server {

// Whether an Accept-Encoding header ("br, gzip;q=0.8") allows gzip.
bool accepts_gzip(std::string_view header);
// Whether an If-None-Match header (`"a", W/"b"` or `*`) names the tag, which is written with its
// quotes.
bool lists_tag(std::string_view header, std::string_view tag);

}  // namespace sowmill::server
