#pragma once

#include <cstdint>
#include <sys/stat.h>

namespace sowmill::server {

// Tells one state of a file's content from another. The time of the last change of the inode is
// part of it because, unlike the time of the last modification, no program can set it.
struct FileVersion {
  FileVersion() = default;
  explicit FileVersion(const struct stat& found)
      : device(found.st_dev),
        inode(found.st_ino),
        size(static_cast<std::uint64_t>(found.st_size)),
        modified_seconds(found.st_mtim.tv_sec),
        modified_nanoseconds(found.st_mtim.tv_nsec),
        changed_seconds(found.st_ctim.tv_sec),
        changed_nanoseconds(found.st_ctim.tv_nsec) {}

  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::uint64_t size = 0;
  std::int64_t modified_seconds = 0;
  std::int64_t modified_nanoseconds = 0;
  std::int64_t changed_seconds = 0;
  std::int64_t changed_nanoseconds = 0;

  friend bool operator==(const FileVersion&, const FileVersion&) = default;
};

}  // namespace sowmill::server
