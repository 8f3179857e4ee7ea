#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace sowmill::tables {

// Told how work on many slices goes on, be it solving or verifying. What it does not want to know
// it leaves as it is.
class Witness {
 public:
  virtual ~Witness() = default;
  virtual void begins(std::uint64_t /*positions*/, std::size_t /*slices*/) {}
  virtual void slice_begins(const std::string& /*slice*/, std::uint64_t /*positions*/) {}
  // From any thread. A position is done in two halves.
  virtual void slice_advances(std::uint64_t /*half_positions*/) {}
  virtual void slice_ends() {}
  // In place of its end: tables of related rules had it.
  virtual void slice_copied() {}
};

}  // namespace sowmill::tables
