#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>

#include "cli/position_arguments.hpp"

namespace sowmill {

// The text on one line fit to be printed: whole if it is short and printable, else shortened and
// cleaned.
std::string one_line(std::string_view text);

// Longer than any line that means something, or any path: one cut off is never another that exists.
inline constexpr std::size_t longest_line_read = 1 << 20;

// Reads a line without its end, of which no more than longest_line_read is kept; false at the end
// of the input.
bool read_line(std::FILE* in, std::string& line);

// Prints to standard error. What cannot be printed there is lost: there is nowhere to say so.
void print_aside(std::string_view text);

enum class LineForm : std::uint8_t { Text, Json };

// Whether an answer is about the one position that was asked about, or has to tell which.
enum class Asked : std::uint8_t { One, OfMany };

using PositionAnswer = std::function<Result<std::string>(const std::string& position, Asked asked)>;

// Prints what `answer` makes of the position; or if it is -, of every line of standard input. There
// a line that is refused is printed with "error" and why; as JSON an object of these.
Exit answer_positions(const std::string& position, const Session& session, LineForm form,
                      const PositionAnswer& answer);

// The same where a match at the position is all that `answer` needs.
Exit answer_matches(const PositionArguments& arguments, const Session& session, LineForm form,
                    const std::function<std::string(Match& match, Asked asked)>& answer);

}  // namespace sowmill
