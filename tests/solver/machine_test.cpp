#include "solver/machine.hpp"

#include <doctest/doctest.h>
#include <fstream>
#include <limits>
#include <string>

#include "tables/folder.hpp"

namespace sowmill::solver {
namespace {

constexpr std::uint64_t kibibyte = 1024;

// A machine whose files say what a test wants.
class Machine {
 public:
  void write(const std::filesystem::path& name, const std::string& text) const {
    const auto path = std::filesystem::path(folder_.path) / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << text;
  }
  [[nodiscard]] std::uint64_t free() const { return free_memory(folder_.path); }

 private:
  test::Folder folder_;
};

}  // namespace

TEST_CASE("without control groups all that the machine has left is free") {
  const Machine machine;
  CHECK(machine.free() == std::numeric_limits<std::uint64_t>::max());
  machine.write("proc/meminfo", "MemTotal: 900 kB\nMemFree: 100 kB\nMemAvailable: 500 kB\n");
  CHECK(machine.free() == 500 * kibibyte);
}

TEST_CASE("a control group may leave less, and so may one that it is in") {
  const Machine machine;
  machine.write("proc/meminfo", "MemAvailable: 500 kB\n");
  machine.write("proc/self/cgroup", "0::/job/step\n");
  machine.write("sys/fs/cgroup/job/step/memory.max", "max\n");
  machine.write("sys/fs/cgroup/job/step/memory.current", "1000\n");
  CHECK(machine.free() == 500 * kibibyte);
  machine.write("sys/fs/cgroup/job/memory.max", "9000\n");
  machine.write("sys/fs/cgroup/job/memory.current", "3000\n");
  CHECK(machine.free() == 6000);
  machine.write("sys/fs/cgroup/job/memory.stat", "anon 2000\ninactive_file 800\n");
  CHECK(machine.free() == 6800);
  machine.write("sys/fs/cgroup/memory.max", "4000\n");
  machine.write("sys/fs/cgroup/memory.current", "5000\n");
  CHECK(machine.free() == 0);
}

TEST_CASE("control groups of the older kind are known too") {
  const Machine machine;
  machine.write("proc/meminfo", "MemAvailable: 500 kB\n");
  machine.write("proc/self/cgroup", "9:cpu,cpuacct:/job\n4:memory:/job\nnonsense\n0::/\n");
  machine.write("sys/fs/cgroup/memory/job/memory.limit_in_bytes", "7000\n");
  machine.write("sys/fs/cgroup/memory/job/memory.usage_in_bytes", "5000\n");
  machine.write("sys/fs/cgroup/memory/job/memory.stat", "cache 9\ntotal_inactive_file 1000\n");
  CHECK(machine.free() == 3000);
}

}  // namespace sowmill::solver
