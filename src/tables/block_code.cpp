#include "tables/block_code.hpp"

#include <algorithm>
#include <cassert>

#include "tables/format.hpp"

namespace sowmill::tables {
namespace {

// The state of the arithmetic code stays from here up to 2^32, by 16 bits in or out.
constexpr std::uint32_t least_state = 1 << 16;
constexpr std::uint32_t share_mask = SymbolModel::all_shares - 1;

// The value of all positions, if there is one that will do.
std::optional<std::int8_t> only_value(Values values) {
  const auto first = std::ranges::find_if(values, [](std::int8_t v) { return v != absent; });
  if (first == values.end()) return std::int8_t{0};
  const auto fits = [&](std::int8_t v) { return v == *first || v == absent; };
  return std::all_of(first, values.end(), fits) ? std::optional(*first) : std::nullopt;
}

class Decoder {
 public:
  explicit Decoder(Bytes bytes) : bytes_(bytes) {
    state_ = next();
    state_ = state_ << 16 | next();
  }

  std::uint8_t take(const SymbolModel& model) {
    const auto share = static_cast<std::int16_t>(state_ & share_mask);
    unsigned place = 0;
    for (std::size_t i = 1; i < SymbolModel::most_shares; ++i)
      place += share >= model.starts[i] ? 1 : 0;
    const auto start = static_cast<std::uint32_t>(model.starts[place]);
    const auto width = static_cast<std::uint32_t>(model.starts[place + 1]) - start;
    state_ = width * (state_ >> SymbolModel::share_bits) + (state_ & share_mask) - start;
    if (state_ < least_state) state_ = state_ << 16 | next();
    return model.symbols[place];
  }

  // All was read that was written.
  [[nodiscard]] bool is_done() const { return state_ == least_state && bytes_.empty(); }

 private:
  // Zeros beyond the end: then the decoder will not be done.
  std::uint32_t next() {
    if (bytes_.size() < 2) return 0;
    const auto word = load<std::uint16_t>(bytes_.data());
    bytes_ = bytes_.subspan(2);
    return word;
  }

  Bytes bytes_;
  std::uint32_t state_ = 0;
};

// Takes symbols in the opposite order of the Decoder.
class Encoder {
 public:
  void put(const SymbolModel& model, std::uint8_t symbol) {
    const auto place =
        static_cast<std::size_t>(std::ranges::find(model.symbols, symbol) - model.symbols.begin());
    const auto start = static_cast<std::uint32_t>(model.starts[place]);
    const auto width = static_cast<std::uint32_t>(model.starts[place + 1]) - start;
    const std::uint64_t limit = std::uint64_t{width} << (32 - SymbolModel::share_bits);
    if (state_ >= limit) {
      words_.push_back(static_cast<std::uint16_t>(state_));
      state_ >>= 16;
    }
    state_ = (state_ / width << SymbolModel::share_bits) + state_ % width + start;
  }

  [[nodiscard]] std::vector<std::uint8_t> bytes() {
    words_.push_back(static_cast<std::uint16_t>(state_));
    words_.push_back(static_cast<std::uint16_t>(state_ >> 16));
    ByteWriter writer;
    for (std::size_t i = words_.size(); i-- > 0;) writer.put(words_[i]);
    return std::move(writer.bytes());
  }

 private:
  std::uint32_t state_ = least_state;
  std::vector<std::uint16_t> words_;
};

bool has_share(const SymbolModel& model, std::uint8_t symbol) {
  for (std::size_t i = 0; i < SymbolModel::most_shares; ++i)
    if (model.symbols[i] == symbol && model.starts[i] != model.starts[i + 1]) return true;
  return false;
}

}  // namespace

struct BlockCode::Choices {
  std::vector<std::uint8_t> symbols;
  std::vector<std::uint8_t> models;
};

BlockCode::BlockCode(BlockModel model) : model_(std::move(model)) {
  std::size_t step = 1;
  for (std::size_t i = 0; i < model_.neighbours.size(); ++i) {
    const auto& neighbour = model_.neighbours[i];
    for (std::size_t symbol = 0; symbol < neighbour.class_of.size(); ++symbol)
      steps_[i][symbol] = static_cast<std::uint16_t>(step * neighbour.class_of[symbol]);
    step *= neighbour.class_count;
  }
}

BlockCode::Choices BlockCode::choose(Values values) const {
  const auto edge = static_cast<std::uint8_t>(model_.values.size());
  std::array<std::uint8_t, 256> symbol_of{};
  for (std::uint8_t i = 0; i < edge; ++i)
    symbol_of[static_cast<std::uint8_t>(model_.values[i])] = i;
  Choices choices{std::vector<std::uint8_t>(values.size()),
                  std::vector<std::uint8_t>(values.size())};
  for (std::size_t i = 0; i < values.size(); ++i) {
    std::size_t context = 0;
    for (std::size_t k = 0; k < model_.neighbours.size(); ++k) {
      const std::size_t distance = model_.neighbours[k].distance;
      context += steps_[k][i < distance ? edge : choices.symbols[i - distance]];
    }
    choices.models[i] = model_.model_of[context];
    const auto likeliest = model_.models[choices.models[i]].symbols[0];
    const bool is_free = values[i] == absent && likeliest != SymbolModel::escape;
    choices.symbols[i] = is_free ? likeliest : symbol_of[static_cast<std::uint8_t>(values[i])];
  }
  return choices;
}

std::vector<std::uint8_t> BlockCode::encode_choices(const Choices& choices) const {
  Encoder encoder;
  std::array<std::uint8_t, 256> path{};  // The models that escape, before the one that has it.
  for (std::size_t i = choices.symbols.size(); i-- > 0;) {
    const std::uint8_t symbol = choices.symbols[i];
    std::uint8_t model = choices.models[i];
    std::size_t escapes = 0;
    while (!has_share(model_.models[model], symbol)) {
      path[escapes++] = model;
      model = model < model_.escape_models ? static_cast<std::uint8_t>(model + 1) : 0;
    }
    encoder.put(model_.models[model], symbol);
    while (escapes > 0) encoder.put(model_.models[path[--escapes]], SymbolModel::escape);
  }
  return encoder.bytes();
}

// The length says what it is: one byte for all positions, a byte each, or else coded.
std::vector<std::uint8_t> BlockCode::encode(Values values) const {
  if (const auto only = only_value(values)) return {static_cast<std::uint8_t>(*only)};
  if (!is_stored()) {
    auto coded = encode_choices(choose(values));
    if (coded.size() < values.size()) return coded;
  }
  return {values.begin(), values.end()};
}

bool BlockCode::decode(Bytes bytes, std::size_t block_positions,
                       std::span<std::int8_t> first_values) const {
  assert(first_values.size() <= block_positions && block_positions <= largest_block);
  if (bytes.size() == 1) {
    std::ranges::fill(first_values, static_cast<std::int8_t>(bytes[0]));
    return true;
  }
  if (bytes.size() == block_positions) {
    std::copy_n(bytes.begin(), first_values.size(), first_values.begin());
    return true;
  }
  if (is_stored()) return false;
  const bool is_whole = first_values.size() == block_positions;
  switch (model_.neighbours.size()) {
    case 0:
      return decode_coded<0>(bytes, is_whole, first_values);
    case 1:
      return decode_coded<1>(bytes, is_whole, first_values);
    case 2:
      return decode_coded<2>(bytes, is_whole, first_values);
    case 3:
      return decode_coded<3>(bytes, is_whole, first_values);
    case 4:
      return decode_coded<4>(bytes, is_whole, first_values);
    case 5:
      return decode_coded<5>(bytes, is_whole, first_values);
    default:
      return decode_coded<most_neighbours>(bytes, is_whole, first_values);
  }
}

template <std::size_t Count>
bool BlockCode::decode_coded(Bytes bytes, bool is_whole,
                             std::span<std::int8_t> first_values) const {
  // NOLINTNEXTLINE(*-member-init): what is read is written.
  std::array<std::uint8_t, largest_distance + largest_block> symbols;
  const auto edge = static_cast<std::uint8_t>(model_.values.size());
  std::fill_n(symbols.begin(), largest_distance, edge);
  std::array<std::size_t, Count + 1> first_neighbour{};
  for (std::size_t k = 0; k < Count; ++k)
    first_neighbour[k] = largest_distance - model_.neighbours[k].distance;
  Decoder decoder(bytes);
  for (std::size_t i = 0; i < first_values.size(); ++i) {
    std::size_t context = 0;
    for (std::size_t k = 0; k < Count; ++k) context += steps_[k][symbols[first_neighbour[k] + i]];
    std::size_t model = model_.model_of[context];
    std::uint8_t symbol = decoder.take(model_.models[model]);
    while (symbol == SymbolModel::escape) {
      model = model < model_.escape_models ? model + 1 : 0;
      symbol = decoder.take(model_.models[model]);
    }
    symbols[largest_distance + i] = symbol;
    first_values[i] = model_.values[symbol];
  }
  return !is_whole || decoder.is_done();
}

}  // namespace sowmill::tables
