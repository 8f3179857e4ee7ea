#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "common/result.hpp"

namespace sowmill {

// The whole of a file, or of standard input for "-". Refused if it cannot be read or is larger than
// the limit.
Result<std::string> read_file(const std::string& path, std::size_t limit);

// Writes to a temporary name beside it, then renames: the old file is there until the new one is
// whole.
Result<void> write_file(const std::string& path, std::string_view text);

// Refused if write_file would be, as far as that can be known: long work need not begin then.
Result<void> check_writable(const std::string& path);

// Beside the file, while it is written.
std::string temporary_name(const std::string& path);

// Whether a file may take that name: a device or a folder must not be replaced by one.
bool may_be_replaced(const std::string& path);

}  // namespace sowmill
