#include "solver/machine.hpp"

#include <fstream>
#include <limits>
#include <string>
#include <system_error>
#include <unistd.h>

namespace sowmill::solver {

std::uint64_t free_memory() {
  std::ifstream file("/proc/meminfo");
  std::string name;
  std::uint64_t kibibytes = 0;
  for (std::string unit; file >> name >> kibibytes; std::getline(file, unit))
    if (name == "MemAvailable:") return kibibytes * 1024;
  return std::numeric_limits<std::uint64_t>::max();
}

std::uint64_t free_disk(const std::filesystem::path& folder) {
  std::error_code failed;
  const auto space = std::filesystem::space(folder, failed);
  return failed ? std::numeric_limits<std::uint64_t>::max() : space.available;
}

bool is_writable(const std::filesystem::path& folder) {
  return access(folder.c_str(), W_OK | X_OK) == 0;
}

}  // namespace sowmill::solver
