#pragma once

#include <cstdint>
#include <filesystem>

namespace sowmill::solver {

// The bytes of memory that this program can still have: what the machine has left, or less where
// it runs in a control group that may not take so much. Read from under the root.
std::uint64_t free_memory(const std::filesystem::path& root = "/");
// The bytes of disk under a folder.
std::uint64_t free_disk(const std::filesystem::path& folder);
bool is_writable(const std::filesystem::path& folder);

}  // namespace sowmill::solver
