#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "common/result.hpp"
#include "record/record.hpp"

namespace sowmill {

// The records of a text that has one after the other, as `sowmill match --records` writes them. Not
// read yet: what is wrong in one does not keep from reading another. Never empty.
std::vector<std::string_view> games_of_file(std::string_view text);

// The record with that number, from 1; none: the only one. What is refused is told with the line
// in the whole text.
Result<Record> read_game_of_file(std::string_view text, std::optional<std::size_t> number);

}  // namespace sowmill
