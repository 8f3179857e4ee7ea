#include "solver/machine.hpp"

#include <algorithm>
#include <fstream>
#include <limits>
#include <optional>
#include <string>
#include <system_error>
#include <unistd.h>

namespace sowmill::solver {
namespace {

constexpr auto no_limit = std::numeric_limits<std::uint64_t>::max();

// A number in a file that has nothing else.
std::optional<std::uint64_t> number_in(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::uint64_t number = 0;
  return in >> number ? std::optional(number) : std::nullopt;
}

// A number in a file with a name and a number on each line.
std::optional<std::uint64_t> number_in(const std::filesystem::path& file, std::string_view wanted) {
  std::ifstream in(file);
  std::string name;
  std::uint64_t number = 0;
  for (std::string rest; in >> name >> number; std::getline(in, rest))
    if (name == wanted) return number;
  return std::nullopt;
}

// The files of a control group, of which Linux has two kinds.
struct GroupFiles {
  std::string_view mount;
  std::string_view limit;
  std::string_view used;
  std::string_view reclaimable;  // In memory.stat: what was read from disk and can be read again.
};

constexpr GroupFiles unified_files = {"sys/fs/cgroup", "memory.max", "memory.current",
                                      "inactive_file"};
constexpr GroupFiles older_files = {"sys/fs/cgroup/memory", "memory.limit_in_bytes",
                                    "memory.usage_in_bytes", "total_inactive_file"};

std::uint64_t free_in_group(const std::filesystem::path& group, const GroupFiles& files) {
  const auto limit = number_in(group / files.limit);
  const auto used = number_in(group / files.used);
  if (!limit || !used) return no_limit;
  const auto taken =
      *used - std::min(*used, number_in(group / "memory.stat", files.reclaimable).value_or(0));
  return *limit - std::min(*limit, taken);
}

// A group may take no more than any of those that it is in. Inside a container the outer ones
// cannot be seen, and the innermost stands at the mount itself.
std::uint64_t free_in_groups(const std::filesystem::path& root, std::filesystem::path group,
                             const GroupFiles& files) {
  const auto mount = root / files.mount;
  std::uint64_t least = free_in_group(mount, files);
  for (; group.has_relative_path(); group = group.parent_path())
    least = std::min(least, free_in_group(mount / group.relative_path(), files));
  return least;
}

// Of lines such as 0::/user/someone and 4:memory:/user/someone.
std::uint64_t free_in_groups(const std::filesystem::path& root) {
  std::ifstream in(root / "proc/self/cgroup");
  std::uint64_t least = no_limit;
  for (std::string line; std::getline(in, line);) {
    const auto begin = line.find(':');
    const auto end = line.find(':', begin + 1);
    if (begin == std::string::npos || end == std::string::npos) continue;
    const auto controllers = line.substr(begin + 1, end - begin - 1);
    const auto group = line.substr(end + 1);
    if (controllers.empty()) least = std::min(least, free_in_groups(root, group, unified_files));
    if (controllers == "memory") least = std::min(least, free_in_groups(root, group, older_files));
  }
  return least;
}

}  // namespace

std::uint64_t free_memory(const std::filesystem::path& root) {
  constexpr std::uint64_t kibibyte = 1024;
  const auto available = number_in(root / "proc/meminfo", "MemAvailable:");
  return std::min(available ? *available * kibibyte : no_limit, free_in_groups(root));
}

std::uint64_t free_disk(const std::filesystem::path& folder) {
  std::error_code failed;
  const auto space = std::filesystem::space(folder, failed);
  return failed ? no_limit : space.available;
}

bool is_writable(const std::filesystem::path& folder) {
  return access(folder.c_str(), W_OK | X_OK) == 0;
}

}  // namespace sowmill::solver
