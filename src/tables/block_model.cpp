#include <algorithm>

#include "tables/block_code.hpp"

namespace sowmill::tables {
namespace {

constexpr std::uint8_t stored_kind = 0;
constexpr std::uint8_t modelled_kind = 1;

void put(ByteWriter& writer, const SymbolModel& model) {
  const auto end = std::ranges::find(model.starts, SymbolModel::all_shares);
  const auto count = static_cast<std::uint8_t>(end - model.starts.begin());
  writer.put(count);
  for (std::size_t i = 0; i < count; ++i) {
    writer.put(model.symbols[i]);
    writer.put(static_cast<std::uint16_t>(model.starts[i + 1] - model.starts[i]));
  }
}

// Shares that do not add up are left so that is_sound finds it.
SymbolModel take_model(ByteReader& reader) {
  SymbolModel model;
  const std::size_t count = reader.take<std::uint8_t>();
  int start = 0;
  for (std::size_t i = 0; i < std::min(count, SymbolModel::most_shares); ++i) {
    model.symbols[i] = reader.take<std::uint8_t>();
    start += reader.take<std::uint16_t>();
    model.starts[i + 1] = static_cast<std::int16_t>(std::min<int>(start, 32767));
  }
  for (std::size_t i = count + 1; i < model.starts.size(); ++i)
    model.starts[i] = SymbolModel::all_shares;
  return model;
}

void put(ByteWriter& writer, const Neighbour& neighbour) {
  writer.put(neighbour.distance);
  writer.put(neighbour.class_count);
  writer.put_bytes(neighbour.class_of);
}

Neighbour take_neighbour(ByteReader& reader, std::size_t symbols) {
  Neighbour neighbour;
  neighbour.distance = reader.take<std::uint16_t>();
  neighbour.class_count = reader.take<std::uint8_t>();
  const Bytes classes = reader.take_bytes(symbols + 1);
  neighbour.class_of.assign(classes.begin(), classes.end());
  return neighbour;
}

bool is_sound(const SymbolModel& model, std::size_t symbols, bool may_escape) {
  if (model.starts.front() != 0 || model.starts.back() != SymbolModel::all_shares) return false;
  for (std::size_t i = 0; i < SymbolModel::most_shares; ++i) {
    if (model.starts[i] == SymbolModel::all_shares) continue;  // Beyond the last symbol.
    if (model.starts[i + 1] <= model.starts[i]) return false;
    const bool escapes = model.symbols[i] == SymbolModel::escape;
    if (escapes ? !may_escape : model.symbols[i] >= symbols) return false;
  }
  return std::ranges::is_sorted(model.starts);
}

bool is_sound(const Neighbour& neighbour, std::size_t symbols) {
  return neighbour.distance > 0 && neighbour.distance <= BlockCode::largest_distance &&
         neighbour.class_count > 0 && neighbour.class_of.size() == symbols + 1 &&
         std::ranges::all_of(neighbour.class_of,
                             [&](auto place) { return place < neighbour.class_count; });
}

std::optional<std::size_t> context_count(const BlockModel& model) {
  std::size_t count = 1;
  for (const auto& neighbour : model.neighbours) {
    count *= neighbour.class_count;
    if (count > BlockCode::most_contexts) return std::nullopt;
  }
  return count;
}

}  // namespace

bool is_sound(const BlockModel& model) {
  const std::size_t symbols = model.values.size();
  if (symbols == 0 || symbols > 255 || model.models.empty() || model.escape_models == 0 ||
      model.models.size() > BlockCode::most_models || model.escape_models > model.models.size() ||
      model.neighbours.size() > BlockCode::most_neighbours)
    return false;
  for (std::size_t i = 0; i < model.models.size(); ++i)
    if (!is_sound(model.models[i], symbols, i + 1 != model.escape_models)) return false;
  const auto fits = [&](const Neighbour& neighbour) { return is_sound(neighbour, symbols); };
  return std::ranges::all_of(model.neighbours, fits) &&
         context_count(model) == model.model_of.size() &&
         std::ranges::all_of(model.model_of, [&](auto i) { return i < model.models.size(); });
}

std::vector<std::uint8_t> BlockCode::model_bytes() const {
  if (is_stored()) return {stored_kind};
  ByteWriter writer;
  writer.put(modelled_kind);
  writer.put(static_cast<std::uint8_t>(model_.values.size()));
  for (const std::int8_t value : model_.values) writer.put(static_cast<std::uint8_t>(value));
  writer.put(static_cast<std::uint8_t>(model_.models.size()));
  writer.put(model_.escape_models);
  for (const auto& model : model_.models) put(writer, model);
  writer.put(static_cast<std::uint8_t>(model_.neighbours.size()));
  for (const auto& neighbour : model_.neighbours) put(writer, neighbour);
  writer.put(static_cast<std::uint16_t>(model_.model_of.size()));
  writer.put_bytes(model_.model_of);
  return std::move(writer.bytes());
}

std::optional<BlockCode> BlockCode::parse(Bytes model) {
  ByteReader reader(model);
  const auto kind = reader.take<std::uint8_t>();
  if (kind == stored_kind && reader.is_done()) return stored();
  if (kind != modelled_kind) return std::nullopt;
  BlockModel parsed;
  parsed.values.resize(reader.take<std::uint8_t>());
  for (auto& value : parsed.values) value = static_cast<std::int8_t>(reader.take<std::uint8_t>());
  parsed.models.resize(reader.take<std::uint8_t>());
  parsed.escape_models = reader.take<std::uint8_t>();
  for (auto& symbol_model : parsed.models) symbol_model = take_model(reader);
  parsed.neighbours.resize(reader.take<std::uint8_t>());
  for (auto& neighbour : parsed.neighbours)
    neighbour = take_neighbour(reader, parsed.values.size());
  const Bytes contexts = reader.take_bytes(reader.take<std::uint16_t>());
  parsed.model_of.assign(contexts.begin(), contexts.end());
  if (!reader.is_done() || !is_sound(parsed)) return std::nullopt;
  return BlockCode(std::move(parsed));
}

}  // namespace sowmill::tables
