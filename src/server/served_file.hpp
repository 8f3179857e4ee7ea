#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "server/file_cache.hpp"
#include "server/file_version.hpp"

namespace sowmill::server {

// A file to be sent: open for reading or, if it is small, in memory. The version that was found is
// what is sent, whatever happens to its name afterwards.
class ServedFile {
 public:
  ServedFile(int descriptor, const FileVersion& version)
      : descriptor_(descriptor), version_(version) {}
  ServedFile(FileBytes bytes, const FileVersion& version)
      : bytes_(std::move(bytes)), version_(version) {}
  ServedFile(ServedFile&& other) noexcept;
  ServedFile& operator=(ServedFile&& other) noexcept;
  ServedFile(const ServedFile&) = delete;
  ServedFile& operator=(const ServedFile&) = delete;
  ~ServedFile();

  [[nodiscard]] std::uint64_t size() const { return version_.size; }
  [[nodiscard]] const FileVersion& version() const { return version_; }
  // Changes whenever the content does: made of the size and the time of the last modification.
  [[nodiscard]] std::string tag() const;
  // The whole content, null unless it is in memory.
  [[nodiscard]] const FileBytes& bytes() const { return bytes_; }
  // Fills the buffer from that place on; how many bytes it got, 0 at the end or when it fails.
  [[nodiscard]] std::size_t read(std::uint64_t place, char* buffer, std::size_t size) const;

 private:
  static constexpr int no_descriptor = -1;

  int descriptor_ = no_descriptor;
  FileBytes bytes_;
  FileVersion version_;
};

enum class FileProblem : std::uint8_t {
  Missing,        // Or unreadable, not a regular file, or outside the folder.
  NoDescriptors,  // The process or the system has too many files open.
};

// The folder that is served. Copies share one cache.
class ServedFolder {
 public:
  static constexpr std::uint64_t max_cached_file_size = std::uint64_t{256} << 10U;
  static constexpr std::uint64_t max_cache_size = std::uint64_t{32} << 20U;

  // Nothing if there is no such folder.
  static std::optional<ServedFolder> open(const std::string& path);

  // A regular file in the folder, reached without leaving it through a symbolic link.
  [[nodiscard]] tl::expected<ServedFile, FileProblem> file(const std::string& path) const;
  [[nodiscard]] bool has_folder(const std::string& path) const;

 private:
  explicit ServedFolder(std::string root)
      : root_(std::move(root)), cache_(std::make_shared<FileCache>(max_cache_size)) {}

  [[nodiscard]] tl::expected<ServedFile, FileProblem> open_file(const std::string& path) const;

  std::string root_;  // Absolute, without symbolic links.
  std::shared_ptr<FileCache> cache_;
};

}  // namespace sowmill::server
