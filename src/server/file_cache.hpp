#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/file_version.hpp"

namespace sowmill::server {

// Shared by the cache and every reply that is being sent from it.
using FileBytes = std::shared_ptr<const std::string>;

// The content of small files, by path. Never holds more than `max_bytes`: the files unused for
// longest go first. May be used by several threads at once.
class FileCache {
 public:
  explicit FileCache(std::uint64_t max_bytes) : max_bytes_(max_bytes) {}

  // Null if the file is not kept, or only in another version.
  FileBytes find(const std::string& path, const FileVersion& version);
  // Replaces what was kept of the path. A file larger than the whole cache is not kept.
  void insert(const std::string& path, const FileVersion& version, FileBytes bytes);

 private:
  struct Entry {
    std::string path;
    FileVersion version;
    FileBytes bytes;
  };
  using Entries = std::list<Entry>;

  void erase(Entries::iterator entry);

  std::mutex mutex_;
  Entries entries_;  // The most recently used first.
  std::unordered_map<std::string, Entries::iterator> by_path_;
  std::uint64_t bytes_ = 0;
  std::uint64_t max_bytes_;
};

}  // namespace sowmill::server
