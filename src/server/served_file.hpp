#pragma once

#include <cstdint>
#include <ctime>
#include <optional>
#include <string>

namespace sowmill::server {

// A file open for reading. What was looked at when it was opened is what is sent, whatever happens
// to its name afterwards.
class ServedFile {
 public:
  ServedFile(int descriptor, std::uint64_t size, std::timespec changed)
      : descriptor_(descriptor), size_(size), changed_(changed) {}
  ServedFile(ServedFile&& other) noexcept;
  ServedFile& operator=(ServedFile&& other) noexcept;
  ServedFile(const ServedFile&) = delete;
  ServedFile& operator=(const ServedFile&) = delete;
  ~ServedFile();

  [[nodiscard]] std::uint64_t size() const { return size_; }
  [[nodiscard]] std::timespec changed() const { return changed_; }
  // Changes whenever the content does: made of the size and the time of the last change.
  [[nodiscard]] std::string tag() const;
  // Fills the buffer from that place on; how many bytes it got, 0 at the end or when it fails.
  [[nodiscard]] std::size_t read(std::uint64_t place, char* buffer, std::size_t size) const;

 private:
  int descriptor_;
  std::uint64_t size_;
  std::timespec changed_;
};

// The folder that is served.
class ServedFolder {
 public:
  // Nothing if there is no such folder.
  static std::optional<ServedFolder> open(const std::string& path);

  // A regular file in the folder, reached without leaving it through a symbolic link.
  [[nodiscard]] std::optional<ServedFile> file(const std::string& path) const;
  [[nodiscard]] bool has_folder(const std::string& path) const;

 private:
  explicit ServedFolder(std::string root) : root_(std::move(root)) {}

  std::string root_;  // Absolute, without symbolic links.
};

}  // namespace sowmill::server
