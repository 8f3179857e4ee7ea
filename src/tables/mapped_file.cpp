#include "tables/mapped_file.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/text.hpp"

namespace sowmill::tables {
namespace {

// The bytes of an open file; none if it is no file. Nothing can be mapped of an empty one.
std::optional<Bytes> mapped(int file) {
  struct stat status{};
  if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  if (status.st_size == 0) return Bytes{};
  const auto size = static_cast<std::size_t>(status.st_size);
  void* const bytes = mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0);
  if (bytes == MAP_FAILED) return std::nullopt;
  // Else each probe of a page that is not here reads 32 of them, of which it needs one.
  (void)madvise(bytes, size, MADV_RANDOM);
  return Bytes{static_cast<const std::uint8_t*>(bytes), size};
}

}  // namespace

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return refuse(Reason::FileUnreadable, shown(path));
  const auto bytes = mapped(file);
  ::close(file);
  if (!bytes) return refuse(Reason::FileUnreadable, shown(path));
  return std::shared_ptr<const MappedFile>(new MappedFile(*bytes));
}

MappedFile::~MappedFile() {
  if (!bytes_.empty()) munmap(const_cast<std::uint8_t*>(bytes_.data()), bytes_.size());
}

void MappedFile::expect(ByteRange range) const {
  const auto page = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  const auto start = range.offset / page * page;
  const auto bytes = part_of(bytes_, {start, range.offset + range.length - start});
  if (bytes && !bytes->empty())
    (void)madvise(const_cast<std::uint8_t*>(bytes->data()), bytes->size(), MADV_WILLNEED);
}

}  // namespace sowmill::tables
