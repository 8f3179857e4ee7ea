#pragma once

#include <cstddef>
#include <string_view>

#include "common/result.hpp"
#include "record/record.hpp"

namespace sowmill {

// What is read at most, so that a hostile text cannot exhaust time, memory or the stack.
constexpr std::size_t record_size_limit = 16'000'000;  // bytes
constexpr std::size_t record_parts_limit =
    100'000;  // tags, moves, comments, variations and rounds together
constexpr std::size_t record_nesting_limit = 100;  // variations within variations

// Reads our own records, Aualé's OGN and Sanmill's PGN. The two last come out as records of ours:
// with a Ruleset tag, with Position instead of FEN, and with moves as we write them.
Result<Record> read_record(std::string_view text);

}  // namespace sowmill
