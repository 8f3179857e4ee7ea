#pragma once

#include <memory>
#include <string>

#include "common/result.hpp"
#include "tables/byte_source.hpp"

namespace sowmill::tables {

// A file in memory as far as it has been read. Reads are taken to be far from one another unless
// they were expected. Not for WebAssembly.
class MappedFile final : public ByteSource {
 public:
  static Result<std::shared_ptr<const MappedFile>> open(const std::string& path);
  ~MappedFile() override;

  [[nodiscard]] std::uint64_t size() const override { return bytes_.size(); }
  [[nodiscard]] std::optional<Bytes> read(ByteRange range) const override {
    return part_of(bytes_, range);
  }
  void expect(ByteRange range) const override;

 private:
  explicit MappedFile(Bytes bytes) : bytes_(bytes) {}

  Bytes bytes_;
};

}  // namespace sowmill::tables
