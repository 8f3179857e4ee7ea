#include "cli/files.hpp"

#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <unistd.h>

#include "common/text.hpp"

namespace sowmill {
namespace {

struct CloseFile {
  void operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
  }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

bool write_all(const std::string& path, std::string_view text) {
  const File file(std::fopen(path.c_str(), "wb"));
  if (!file) return false;
  const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
  return written && std::fflush(file.get()) == 0 && fsync(fileno(file.get())) == 0;
}

// The system would take what comes before a NUL for the whole name.
bool is_name(const std::string& path) { return path.find('\0') == std::string::npos; }

}  // namespace

std::string temporary_name(const std::string& path) {
  return path + ".part-" + std::to_string(getpid());
}

bool may_be_replaced(const std::string& path) {
  if (!is_name(path)) return false;
  std::error_code ignored;
  const auto found = std::filesystem::status(path, ignored);
  return !std::filesystem::exists(found) || std::filesystem::is_regular_file(found);
}

Result<std::string> read_file(const std::string& path, std::size_t limit) {
  if (!is_name(path)) return refuse(Reason::FileUnreadable, shown(path));
  const File file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
  if (!file) return refuse(Reason::FileUnreadable, shown(path));
  std::string text;
  std::array<char, 65536> part{};
  while (std::feof(file.get()) == 0 && std::ferror(file.get()) == 0) {
    const auto size = std::fread(part.data(), 1, part.size(), file.get());
    text.append(part.data(), size);
    if (text.size() > limit)
      return refuse(Reason::RecordTooLarge, "> " + std::to_string(limit), std::to_string(limit));
  }
  if (std::ferror(file.get()) != 0) return refuse(Reason::FileUnreadable, shown(path));
  return text;
}

Result<void> check_writable(const std::string& path) {
  const auto temporary = temporary_name(path);
  const bool writable = may_be_replaced(path) && write_all(temporary, "");
  std::remove(temporary.c_str());
  if (writable) return {};
  return refuse(Reason::FileUnwritable, shown(path));
}

Result<void> write_file(const std::string& path, std::string_view text) {
  const auto temporary = temporary_name(path);
  const bool saved = may_be_replaced(path) && write_all(temporary, text) &&
                     std::rename(temporary.c_str(), path.c_str()) == 0;
  if (saved) return {};
  std::remove(temporary.c_str());
  return refuse(Reason::FileUnwritable, shown(path));
}

}  // namespace sowmill
