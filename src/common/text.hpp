#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sowmill {

// The parts of a text between separators; an empty text has one empty part. Stops after `most`
// parts and leaves the rest out, so that a hostile text cannot make it allocate without bound.
std::vector<std::string_view> split(std::string_view text, char separator, std::size_t most);

// The words of a text, separated by blanks, tabs or line ends.
std::vector<std::string_view> words(std::string_view text);

// A whole number written in decimal digits and nothing else, from 0 to largest.
std::optional<int> parse_number(std::string_view text, int largest);

// A piece of hostile text made fit to be shown: at most 40 characters, one line, control bytes and
// everything that is not well-formed UTF-8 replaced by '?'.
std::string shown(std::string_view text);

}  // namespace sowmill
