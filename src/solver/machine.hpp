#pragma once

#include <cstdint>
#include <filesystem>

namespace sowmill::solver {

// The bytes of memory that programs can still have, and of disk under a folder.
std::uint64_t free_memory();
std::uint64_t free_disk(const std::filesystem::path& folder);
bool is_writable(const std::filesystem::path& folder);

}  // namespace sowmill::solver
