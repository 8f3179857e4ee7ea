// Any bytes are read as a record or refused. What can be read is written so that it reads the same
// again.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "record/read_record.hpp"
#include "record/replay_record.hpp"
#include "record/write_record.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace sowmill;
  const auto record = read_record({reinterpret_cast<const char*>(data), size});
  if (!record) return 0;
  const auto text = write_record(*record);
  const auto again = read_record(text);
  if (!again || *again != *record || write_record(*again) != text) std::abort();
  // Whatever can be checked with its variations can be replayed without them.
  if (check(*record) && !replay(*record)) std::abort();
  return 0;
}
