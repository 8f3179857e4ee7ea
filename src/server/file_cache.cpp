#include "server/file_cache.hpp"

#include <utility>

namespace sowmill::server {

FileBytes FileCache::find(const std::string& path, const FileVersion& version) {
  const std::scoped_lock lock(mutex_);
  const auto found = by_path_.find(path);
  if (found == by_path_.end() || found->second->version != version) return nullptr;
  entries_.splice(entries_.begin(), entries_, found->second);
  return found->second->bytes;
}

void FileCache::insert(const std::string& path, const FileVersion& version, FileBytes bytes) {
  const std::scoped_lock lock(mutex_);
  if (const auto found = by_path_.find(path); found != by_path_.end()) erase(found->second);
  if (bytes->size() > max_bytes_) return;
  bytes_ += bytes->size();
  entries_.push_front({path, version, std::move(bytes)});
  by_path_.emplace(path, entries_.begin());
  while (bytes_ > max_bytes_) erase(std::prev(entries_.end()));
}

void FileCache::erase(Entries::iterator entry) {
  bytes_ -= entry->bytes->size();
  by_path_.erase(entry->path);
  entries_.erase(entry);
}

}  // namespace sowmill::server
