#pragma once

#include <filesystem>
#include <string>
#include <unistd.h>

namespace sowmill::test {

// A folder of its own for a test, gone with it.
struct Folder {
  std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("sowmill-tables-" + std::to_string(getpid()));
  Folder() { std::filesystem::create_directories(path); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path); }
  [[nodiscard]] std::string file(const std::string& name) const { return path / name; }
};

}  // namespace sowmill::test
