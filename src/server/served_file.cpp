#include "server/served_file.hpp"

#include <array>
#include <cerrno>
#include <cinttypes>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>
#include <utility>

namespace sowmill::server {
namespace {

// Where an open file really lies, after every symbolic link.
std::filesystem::path place_of(int descriptor) {
  std::error_code failed;
  return std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(descriptor), failed);
}

bool is_below(const std::filesystem::path& path, const std::string& root) {
  return path.native().starts_with(root == "/" ? root : root + '/');
}

tl::unexpected<FileProblem> problem_of(int error) {
  return tl::unexpected(error == EMFILE || error == ENFILE ? FileProblem::NoDescriptors
                                                           : FileProblem::Missing);
}

// File systems keep times to 2 s at worst, so a file that has just changed could change again
// without a new version.
bool is_settled(const FileVersion& version) {
  constexpr std::int64_t seconds = 2;
  return version.changed_seconds + seconds < std::time(nullptr);
}

// Null if the file has become shorter.
FileBytes read_whole(const ServedFile& file) {
  std::string bytes(file.size(), '\0');
  std::size_t got = 0;
  while (got < bytes.size()) {
    const auto more = file.read(got, bytes.data() + got, bytes.size() - got);
    if (more == 0) return nullptr;
    got += more;
  }
  return std::make_shared<const std::string>(std::move(bytes));
}

}  // namespace

ServedFile::ServedFile(ServedFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, no_descriptor)),
      bytes_(std::move(other.bytes_)),
      version_(other.version_) {}

ServedFile& ServedFile::operator=(ServedFile&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  std::swap(bytes_, other.bytes_);
  std::swap(version_, other.version_);
  return *this;
}

ServedFile::~ServedFile() {
  if (descriptor_ != no_descriptor) close(descriptor_);
}

std::string ServedFile::tag() const {
  std::array<char, 64> text{};
  const int length =
      std::snprintf(text.data(), text.size(), "%" PRIx64 "-%" PRIx64 ".%" PRIx64, version_.size,
                    version_.modified_seconds, version_.modified_nanoseconds);
  return {text.data(), static_cast<std::size_t>(length)};
}

std::size_t ServedFile::read(std::uint64_t place, char* buffer, std::size_t size) const {
  if (bytes_) return place < bytes_->size() ? bytes_->copy(buffer, size, place) : 0;
  const auto got = pread(descriptor_, buffer, size, static_cast<off_t>(place));
  return got < 0 ? 0 : static_cast<std::size_t>(got);
}

std::optional<ServedFolder> ServedFolder::open(const std::string& path) {
  std::error_code failed;
  const auto root = std::filesystem::canonical(path, failed);
  if (failed || !std::filesystem::is_directory(root, failed)) return std::nullopt;
  return ServedFolder(root.native());
}

tl::expected<ServedFile, FileProblem> ServedFolder::file(const std::string& path) const {
  struct stat found{};
  if (stat((root_ + '/' + path).c_str(), &found) != 0) return problem_of(errno);
  const FileVersion version(found);
  if (auto bytes = cache_->find(path, version)) return ServedFile(std::move(bytes), version);
  auto opened = open_file(path);
  if (!opened || opened->size() > max_cached_file_size || !is_settled(opened->version()))
    return opened;
  auto bytes = read_whole(*opened);
  if (!bytes) return opened;
  cache_->insert(path, opened->version(), bytes);
  return ServedFile(std::move(bytes), opened->version());
}

tl::expected<ServedFile, FileProblem> ServedFolder::open_file(const std::string& path) const {
  // Without O_NONBLOCK, opening a named pipe would wait for its writer.
  const int descriptor = ::open((root_ + '/' + path).c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return problem_of(errno);
  struct stat found{};
  const bool was_found = fstat(descriptor, &found) == 0;
  ServedFile opened(descriptor, FileVersion(found));
  if (!was_found || !S_ISREG(found.st_mode) || !is_below(place_of(descriptor), root_))
    return tl::unexpected(FileProblem::Missing);
  return opened;
}

bool ServedFolder::has_folder(const std::string& path) const {
  std::error_code failed;
  const auto place = std::filesystem::canonical(root_ + '/' + path, failed);
  return !failed && is_below(place, root_) && std::filesystem::is_directory(place, failed);
}

}  // namespace sowmill::server
