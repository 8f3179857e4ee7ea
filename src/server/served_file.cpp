#include "server/served_file.hpp"

#include <array>
#include <cinttypes>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sowmill::server {
namespace {

constexpr int no_descriptor = -1;

// Where an open file really lies, after every symbolic link.
std::filesystem::path place_of(int descriptor) {
  std::error_code failed;
  return std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(descriptor), failed);
}

bool is_below(const std::filesystem::path& path, const std::string& root) {
  return path.native().starts_with(root == "/" ? root : root + '/');
}

}  // namespace

ServedFile::ServedFile(ServedFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, no_descriptor)),
      size_(other.size_),
      changed_(other.changed_) {}

ServedFile& ServedFile::operator=(ServedFile&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  size_ = other.size_;
  changed_ = other.changed_;
  return *this;
}

ServedFile::~ServedFile() {
  if (descriptor_ != no_descriptor) close(descriptor_);
}

std::string ServedFile::tag() const {
  std::array<char, 64> text{};
  const int length = std::snprintf(text.data(), text.size(), "%" PRIx64 "-%" PRIx64 ".%lx", size_,
                                   static_cast<std::uint64_t>(changed_.tv_sec), changed_.tv_nsec);
  return {text.data(), static_cast<std::size_t>(length)};
}

std::size_t ServedFile::read(std::uint64_t place, char* buffer, std::size_t size) const {
  const auto got = pread(descriptor_, buffer, size, static_cast<off_t>(place));
  return got < 0 ? 0 : static_cast<std::size_t>(got);
}

std::optional<ServedFolder> ServedFolder::open(const std::string& path) {
  std::error_code failed;
  const auto root = std::filesystem::canonical(path, failed);
  if (failed || !std::filesystem::is_directory(root, failed)) return std::nullopt;
  return ServedFolder(root.native());
}

std::optional<ServedFile> ServedFolder::file(const std::string& path) const {
  // Without O_NONBLOCK, opening a named pipe would wait for its writer.
  const int descriptor = ::open((root_ + '/' + path).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor == no_descriptor) return std::nullopt;
  struct stat found{};
  const bool was_looked_at = fstat(descriptor, &found) == 0;
  ServedFile opened(descriptor, static_cast<std::uint64_t>(found.st_size), found.st_mtim);
  const bool may_be_sent =
      was_looked_at && S_ISREG(found.st_mode) && is_below(place_of(descriptor), root_);
  return may_be_sent ? std::optional(std::move(opened)) : std::nullopt;
}

bool ServedFolder::has_folder(const std::string& path) const {
  std::error_code failed;
  const auto place = std::filesystem::canonical(root_ + '/' + path, failed);
  return !failed && is_below(place, root_) && std::filesystem::is_directory(place, failed);
}

}  // namespace sowmill::server
