#include <algorithm>
#include <cassert>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <limits>
#include <optional>
#include <unistd.h>

#include "common/text.hpp"
#include "tables/parallel.hpp"
#include "tables/table_file.hpp"
#include "tables/train_block_code.hpp"

namespace sowmill::tables {
namespace {

constexpr std::uint32_t values_at_a_probe = 1024;  // In all blocks that tell of one position.
constexpr std::uint64_t blocks_at_once = 512;      // Coded by all threads before they are written.

// After the name of a file while it is written; then the process that does it.
constexpr std::string_view part_mark = ".part-";

// A file that is written under a temporary name beside its own; it stays only if it is finished.
class NewFile {
 public:
  explicit NewFile(const std::string& path)
      : path_(path),
        temporary_(path + std::string(part_mark) + std::to_string(getpid())),
        file_(::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)) {}
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  ~NewFile() {
    if (file_ >= 0) ::close(file_);
    if (!finished_) ::unlink(temporary_.c_str());
  }

  [[nodiscard]] bool write(std::uint64_t offset, Bytes bytes) const {
    while (!bytes.empty()) {
      const auto written = ::pwrite(file_, bytes.data(), bytes.size(), static_cast<off_t>(offset));
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) return false;
      bytes = bytes.subspan(static_cast<std::size_t>(written));
      offset += static_cast<std::uint64_t>(written);
    }
    return true;
  }

  // The folder is synchronised too, or the name might be lost with the power.
  [[nodiscard]] bool finish() {
    finished_ = ::fsync(file_) == 0 && ::rename(temporary_.c_str(), path_.c_str()) == 0;
    const auto folder = std::filesystem::path(path_).parent_path();
    const int entries = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (entries < 0) return finished_;
    const bool kept = ::fsync(entries) == 0;
    ::close(entries);
    return finished_ && kept;
  }

 private:
  std::string path_;
  std::string temporary_;
  int file_;
  bool finished_ = false;
};

// A block as it stands in the file. It is called by several threads at once.
using CodedBlocks = std::function<Result<std::vector<std::uint8_t>>(std::uint64_t block)>;

class TableWriter {
 public:
  TableWriter(const std::string& path, Header header, const CodedBlocks& blocks, unsigned threads)
      : path_(path), blocks_(blocks), threads_(threads), file_(path), header_(std::move(header)) {}

  [[nodiscard]] Result<void> write() {
    if (!file_.write(0, header_bytes(header_))) return unwritable();
    end_ = header_.blocks_offset();
    for (std::uint64_t block = 0; block < header_.blocks(); block += blocks_at_once) {
      const auto written = write_blocks(block, std::min(blocks_at_once, header_.blocks() - block));
      if (!written) return written;
    }
    if (!file_.finish()) return unwritable();
    return {};
  }

 private:
  [[nodiscard]] Result<void> unwritable() const {
    return refuse(Reason::FileUnwritable, shown(path_));
  }

  // Requires: the blocks begin a page of the index, and end one unless they are the last.
  [[nodiscard]] Result<void> write_blocks(std::uint64_t first, std::uint64_t count) {
    std::vector<Result<std::vector<std::uint8_t>>> coded(count);
    for_each_in_parallel(count, threads_, [&](std::uint64_t i) { coded[i] = blocks_(first + i); });
    const std::uint64_t begin = end_;
    std::vector<std::uint8_t> bytes;
    std::vector<BlockEntry> entries;
    for (std::uint64_t i = 0; i < count; ++i) {
      if (!coded[i]) return tl::unexpected(coded[i].error());
      const auto& block = *coded[i];
      entries.push_back({{end_, block.size()}, block_checksum(header_, first + i, block)});
      bytes.insert(bytes.end(), block.begin(), block.end());
      end_ += block.size();
    }
    if (!file_.write(begin, bytes) || !write_pages(first / blocks_in_page, entries))
      return unwritable();
    return {};
  }

  [[nodiscard]] bool write_pages(std::uint64_t page, std::span<const BlockEntry> entries) const {
    for (; !entries.empty(); ++page) {
      const auto here = entries.first(std::min(entries.size(), blocks_in_page));
      if (!file_.write(header_.page_range(page).offset, page_bytes(header_, page, here)))
        return false;
      entries = entries.subspan(here.size());
    }
    return true;
  }

  static_assert(blocks_at_once % blocks_in_page == 0);

  const std::string& path_;
  const CodedBlocks& blocks_;
  unsigned threads_;
  NewFile file_;
  Header header_;
  std::uint64_t end_ = 0;  // Of what is written.
};

// The process that writes a file of that name, if it is a table that is being written.
std::optional<pid_t> writer_of(const std::string& name) {
  const auto mark = name.rfind(part_mark);
  if (mark == std::string::npos ||
      !std::string_view(name).substr(0, mark).ends_with(table_extension))
    return std::nullopt;
  return parse_number(std::string_view(name).substr(mark + part_mark.size()),
                      std::numeric_limits<pid_t>::max());
}

bool is_gone(pid_t process) { return ::kill(process, 0) != 0 && errno == ESRCH; }

}  // namespace

void remove_abandoned_parts(const std::string& folder) {
  std::error_code failed;
  std::vector<std::filesystem::path> abandoned;
  for (std::filesystem::directory_iterator entry(folder, failed), end; !failed && entry != end;
       entry.increment(failed))
    if (const auto writer = writer_of(entry->path().filename().string());
        writer && is_gone(*writer))
      abandoned.push_back(entry->path());
  for (const auto& part : abandoned) std::filesystem::remove(part, failed);
}

Result<void> write_table(const std::string& path, const Description& description,
                         std::span<const ColumnValues> columns, const Writing& writing) {
  assert(columns.size() == description.columns.size() && description.size > 0);
  const unsigned threads = std::max(writing.threads, 1U);
  Header header;
  header.description = description;
  header.block_positions = writing.block_positions != 0
                               ? writing.block_positions
                               : values_at_a_probe / static_cast<std::uint32_t>(columns.size());
  std::vector<BlockCode> codes;
  for (const auto& column : columns) {
    codes.push_back(train_block_code(column, description.size, header.block_positions, threads));
    header.models.push_back(codes.back().model_bytes());
  }
  const CodedBlocks blocks = [&](std::uint64_t block) {
    const auto column = static_cast<std::size_t>(block / header.blocks_in_column());
    std::vector<std::int8_t> values(header.positions_in(block));
    columns[column](header.first_position_in(block), values);
    return codes[column].encode(values);
  };
  return TableWriter(path, header, blocks, threads).write();
}

Result<void> copy_table(const std::string& path, const Description& description,
                        const Table& original, unsigned threads) {
  assert(description.size == original.description().size &&
         description.columns == original.description().columns);
  Header header = original.header();
  header.description = description;
  const CodedBlocks blocks = [&](std::uint64_t block) {
    return original.block_bytes(block).map(
        [](Bytes bytes) { return std::vector<std::uint8_t>(bytes.begin(), bytes.end()); });
  };
  return TableWriter(path, header, blocks, threads).write();
}

}  // namespace sowmill::tables
