#pragma once

#include <string_view>

namespace sowmill::server {

// The reason phrase of the status line ("Not Found").
std::string_view reason_phrase(int status);
// What went wrong, in a sentence for people.
std::string_view explanation_of(int status);

}  // namespace sowmill::server
