// Any bytes as a table, and, past the checksums that would stop almost all of them, as the model of
// a code and a block of it. What is read must be read safely; what can be decoded must come back
// when it is coded again.

#include <algorithm>
#include <cstdlib>

#include "tables/table.hpp"

namespace {

using namespace sowmill::tables;

void read_table(Bytes bytes) {
  const auto whole = std::make_shared<const std::vector<std::uint8_t>>(bytes.begin(), bytes.end());
  const auto table =
      Table::open(std::make_shared<PartSource>(whole, ByteRange{0, whole->size()}), "fuzzed");
  if (!table) return;
  const auto size = table->description().size;
  for (std::size_t column = 0; column < table->description().columns.size(); ++column)
    for (const std::uint64_t number : {std::uint64_t{0}, size / 2, size - 1})
      (void)table->value(column, number);
}

void decode_block(Bytes bytes) {
  ByteReader reader(bytes);
  const std::size_t positions = 1 + reader.take<std::uint16_t>() % largest_block;
  const auto code = BlockCode::parse(reader.take_bytes(reader.take<std::uint16_t>()));
  if (!code) return;
  const auto model = code->model_bytes();
  if (!BlockCode::parse(model)) std::abort();
  const Bytes block = reader.take_bytes(bytes.size() - std::min(bytes.size(), 4 + model.size()));
  std::vector<std::int8_t> values(positions);
  if (!code->decode(block, positions, values)) return;
  // A block kept as it is may have values that the model has not.
  if (block.size() == positions || std::ranges::count(values, absent) != 0) return;
  std::vector<std::int8_t> again(positions);
  if (!code->decode(code->encode(values), positions, again) || again != values) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  if (size == 0) return 0;
  const Bytes bytes(data + 1, size - 1);
  if (data[0] % 2 == 0)
    read_table(bytes);
  else
    decode_block(bytes);
  return 0;
}
