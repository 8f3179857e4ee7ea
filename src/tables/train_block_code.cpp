#include "tables/train_block_code.hpp"

#include <array>
#include <mutex>

#include "tables/parallel.hpp"
#include "tables/symbol_counts.hpp"

namespace sowmill::tables {
namespace {

constexpr std::uint64_t sampled_positions = 1 << 20;
constexpr std::uint64_t positions_for_choosing = 1 << 17;

std::vector<std::uint64_t> count_values(const ColumnValues& column, std::uint64_t size,
                                        unsigned threads) {
  constexpr std::uint64_t at_once = 1 << 16;
  std::vector<std::uint64_t> all(256);
  std::mutex adding;
  const auto count = [&](std::uint64_t first, std::uint64_t last) {
    std::vector<std::int8_t> values(last - first);
    column(first, values);
    std::array<std::uint32_t, 256> counts{};
    for (const auto value : values) ++counts[static_cast<std::uint8_t>(value)];
    const std::scoped_lock lock(adding);
    for (std::size_t i = 0; i < all.size(); ++i) all[i] += counts[i];
  };
  for_each_range_in_parallel(size, at_once, threads, count);
  return all;
}

// Blocks from all over a column as symbols, each after as many symbols that stand for nothing as a
// neighbour can be away.
class Sample {
 public:
  Sample(const ColumnValues& column, std::uint64_t size, std::uint32_t block_positions,
         const std::vector<std::int8_t>& alphabet)
      : stride_(BlockCode::largest_distance + block_positions), edge_(alphabet.size()) {
    const std::uint64_t blocks = (size + block_positions - 1) / block_positions;
    const std::uint64_t step =
        std::max<std::uint64_t>(1, blocks * block_positions / sampled_positions);
    std::vector<std::int8_t> values;
    for (std::uint64_t block = 0; block < blocks; block += step) {
      const auto first = block * block_positions;
      values.resize(std::min<std::uint64_t>(block_positions, size - first));
      column(first, values);
      add(values, alphabet);
    }
  }

  [[nodiscard]] std::size_t symbols() const { return edge_; }
  [[nodiscard]] std::uint64_t positions() const { return positions_; }
  [[nodiscard]] std::size_t blocks() const { return ends_.size(); }

  // Calls act(the place of a position among the symbols) for every position of every step-th block.
  template <class Act>
  void for_each(std::size_t step, const Act& act) const {
    for (std::size_t block = 0; block < ends_.size(); block += step)
      for (auto i = block * stride_ + BlockCode::largest_distance; i < ends_[block]; ++i) act(i);
  }
  [[nodiscard]] std::uint8_t at(std::size_t place) const { return symbols_[place]; }

 private:
  // Where there is no position, there might as well be what was before.
  void add(const std::vector<std::int8_t>& values, const std::vector<std::int8_t>& alphabet) {
    symbols_.resize(ends_.size() * stride_, static_cast<std::uint8_t>(edge_));
    symbols_.resize(symbols_.size() + BlockCode::largest_distance,
                    static_cast<std::uint8_t>(edge_));
    std::uint8_t symbol = 0;
    for (const auto value : values) {
      if (value != absent)
        symbol =
            static_cast<std::uint8_t>(std::ranges::lower_bound(alphabet, value) - alphabet.begin());
      symbols_.push_back(symbol);
    }
    positions_ += values.size();
    ends_.push_back(symbols_.size());
  }

  std::size_t stride_;
  std::size_t edge_;
  std::vector<std::uint8_t> symbols_;
  std::vector<std::size_t> ends_;
  std::uint64_t positions_ = 0;
};

// Classes of neighbouring values that are about equally frequent; the edge is like the most
// frequent.
Neighbour neighbour(std::size_t distance, std::size_t classes, const SymbolCounts& counts) {
  Neighbour made{.distance = static_cast<std::uint16_t>(distance), .class_of = {}};
  const auto total = static_cast<double>(total_of(counts));
  double before = 0;
  int last = -1;
  int number = -1;
  for (const auto count : counts) {
    const auto part =
        static_cast<int>((before + count / 2.0) / total * static_cast<double>(classes));
    number += counts.size() <= classes || part != last ? 1 : 0;
    last = part;
    before += count;
    made.class_of.push_back(static_cast<std::uint8_t>(number));
  }
  made.class_count = static_cast<std::uint8_t>(number + 1);
  made.class_of.push_back(made.class_of[symbols_by_count(counts).front()]);
  return made;
}

class Training {
 public:
  Training(const Sample& sample, std::uint64_t size, unsigned threads)
      : sample_(sample),
        threads_(threads),
        scale_(static_cast<double>(size) / static_cast<double>(sample.positions())),
        choosing_step_(1 + sample.positions() / positions_for_choosing),
        counts_(sample.symbols()) {
    sample.for_each(1, [&](std::size_t i) { ++counts_[sample.at(i)]; });
  }

  BlockModel model(std::vector<std::int8_t> values) {
    model_.values = std::move(values);
    while (add_neighbour()) {
    }
    choose_models();
    return std::move(model_);
  }

 private:
  // A context for each combination of classes, counted over a part of the sample.
  [[nodiscard]] std::vector<std::uint32_t> count(const std::vector<Neighbour>& neighbours,
                                                 std::size_t step) const {
    std::size_t contexts = 1;
    std::vector<std::vector<std::size_t>> steps;
    for (const auto& one : neighbours) {
      steps.emplace_back();
      for (const auto place : one.class_of) steps.back().push_back(place * contexts);
      contexts *= one.class_count;
    }
    const std::size_t symbols = sample_.symbols();
    std::vector<std::uint32_t> counts(contexts * symbols);
    sample_.for_each(step, [&](std::size_t i) {
      std::size_t context = 0;
      for (std::size_t k = 0; k < steps.size(); ++k)
        context += steps[k][sample_.at(i - neighbours[k].distance)];
      ++counts[context * symbols + sample_.at(i)];
    });
    return counts;
  }

  // The bits of the whole column with these neighbours, and of the header for them. A sample always
  // looks better than the rest by about 3/2 bits for every frequency that was taken from it.
  [[nodiscard]] double cost(const std::vector<Neighbour>& neighbours) const {
    const auto counts = count(neighbours, choosing_step_);
    const std::size_t symbols = sample_.symbols();
    double bits = 0;
    for (std::size_t i = 0; i < counts.size(); i += symbols)
      bits += entropy(std::span(counts).subspan(i, symbols));
    const auto frequencies = std::ranges::count_if(counts, [](auto n) { return n != 0; });
    const std::size_t groups = counts.size() / symbols;
    const double scale = scale_ * static_cast<double>(choosing_step_);
    return scale * (bits + 1.5 * static_cast<double>(frequencies)) +
           8.0 * static_cast<double>(groups);
  }

  // Near positions, and some further away, their values divided into so many classes.
  [[nodiscard]] std::vector<Neighbour> neighbours_by_distance(std::size_t classes) const {
    std::vector<Neighbour> all;
    for (std::size_t distance = 1; distance <= BlockCode::largest_distance;
         distance += distance < 32 ? 1 : distance / 8)
      all.push_back(neighbour(distance, classes, counts_));
    return all;
  }

  // The same position, its values divided more finely or more coarsely.
  [[nodiscard]] std::vector<Neighbour> neighbours_by_classes(std::size_t distance) const {
    std::vector<Neighbour> all;
    for (const std::size_t classes : {64, 24, 14, 7, 5, 3, 2})
      all.push_back(neighbour(distance, classes, counts_));
    return all;
  }

  struct Choice {
    Neighbour neighbour;
    double cost;
  };

  // The one that, added to those chosen, makes the column smallest; none if there would be too many
  // contexts.
  [[nodiscard]] std::optional<Choice> best_of(std::vector<Neighbour> all) const {
    std::size_t contexts = 1;
    for (const auto& one : model_.neighbours) contexts *= one.class_count;
    std::erase_if(all, [&](const Neighbour& one) {
      return contexts * one.class_count > BlockCode::most_contexts || one.class_count < 2;
    });
    if (all.empty()) return std::nullopt;
    std::vector<double> costs(all.size());
    for_each_in_parallel(all.size(), threads_, [&](std::uint64_t i) {
      auto neighbours = model_.neighbours;
      neighbours.push_back(all[i]);
      costs[i] = cost(neighbours);
    });
    const auto least = std::ranges::min_element(costs);
    return Choice{all[static_cast<std::size_t>(least - costs.begin())], *least};
  }

  // Adds the neighbour that saves most, if one saves anything.
  bool add_neighbour() {
    constexpr double worth_it = 0.998;
    if (model_.neighbours.size() == BlockCode::most_neighbours) return false;
    if (model_.neighbours.empty()) least_cost_ = cost({});
    auto best = best_of(neighbours_by_distance(model_.neighbours.empty() ? 64 : 5));
    if (best) best = best_of(neighbours_by_classes(best->neighbour.distance));
    if (!best || best->cost > least_cost_ * worth_it) return false;
    least_cost_ = best->cost;
    model_.neighbours.push_back(best->neighbour);
    return true;
  }

  // Every symbol has its share in one of these.
  void add_escape_models() {
    auto counts = counts_;
    const auto order = symbols_by_count(counts);
    std::span<const std::uint8_t> left(order);
    while (!left.empty()) {
      const bool is_last = left.size() <= SymbolModel::most_shares;
      const auto kept = left.first(is_last ? left.size() : SymbolModel::most_shares - 1);
      model_.models.push_back(is_last ? without_escape(counts, kept) : symbol_model(counts, kept));
      for (const auto symbol : kept) counts[symbol] = 0;
      left = left.subspan(kept.size());
    }
    model_.escape_models = static_cast<std::uint8_t>(model_.models.size());
  }

  // The last model for escapes has all that is left, and so no escape of its own.
  static SymbolModel without_escape(const SymbolCounts& counts,
                                    std::span<const std::uint8_t> kept) {
    SymbolCounts left;
    std::vector<std::uint8_t> places;
    for (const auto symbol : kept) {
      places.push_back(static_cast<std::uint8_t>(left.size()));
      left.push_back(counts[symbol]);
    }
    SymbolModel model = symbol_model(left, places);
    for (std::size_t i = 0; i < kept.size(); ++i) model.symbols[i] = kept[i];
    return model;
  }

  // A model for each group of contexts that are alike; as many groups as pay for themselves.
  void choose_models() {
    add_escape_models();
    const auto counts = count(model_.neighbours, 1);
    const auto symbols = sample_.symbols();
    double least = 0;
    std::vector<std::uint8_t> best;
    for (std::size_t groups = BlockCode::most_models - model_.escape_models; groups > 0;
         groups /= 3) {
      auto group_of = group_contexts(counts, symbols, groups, threads_);
      const double bits = cost_of_groups(added_up(counts, group_of));
      if (!best.empty() && bits >= least) continue;
      least = bits;
      best = std::move(group_of);
    }
    keep(added_up(counts, best), best);
  }

  [[nodiscard]] std::vector<SymbolCounts> added_up(
      const std::vector<std::uint32_t>& counts, const std::vector<std::uint8_t>& group_of) const {
    const std::size_t symbols = sample_.symbols();
    std::vector<SymbolCounts> groups(*std::ranges::max_element(group_of) + std::size_t{1},
                                     SymbolCounts(symbols));
    for (std::size_t i = 0; i < group_of.size(); ++i)
      for (std::size_t s = 0; s < symbols; ++s) groups[group_of[i]][s] += counts[i * symbols + s];
    return groups;
  }

  // A share takes three bytes of the header.
  [[nodiscard]] double cost_of_groups(const std::vector<SymbolCounts>& groups) const {
    double bits = 0;
    for (const auto& group : groups) {
      bits += scale_ * entropy(group);
      bits +=
          24.0 * static_cast<double>(std::ranges::count_if(group, [](auto n) { return n != 0; }));
    }
    return bits;
  }

  void keep(const std::vector<SymbolCounts>& groups, const std::vector<std::uint8_t>& group_of) {
    for (const auto& group : groups) {
      auto kept = symbols_by_count(group);
      if (kept.size() > SymbolModel::most_shares) {
        kept.resize(SymbolModel::most_shares - 1);
        while (kept.size() > 1 && group[kept.back()] == 0) kept.pop_back();
      }
      model_.models.push_back(symbol_model(group, kept));
    }
    for (const auto group : group_of)
      model_.model_of.push_back(static_cast<std::uint8_t>(model_.escape_models + group));
  }

  const Sample& sample_;
  unsigned threads_;
  double scale_;  // Positions of the column for each of the sample.
  std::size_t choosing_step_;
  SymbolCounts counts_;
  BlockModel model_;
  double least_cost_ = 0;
};

}  // namespace

BlockCode train_block_code(const ColumnValues& column, std::uint64_t size,
                           std::uint32_t block_positions, unsigned threads) {
  const auto counts = count_values(column, size, threads);
  std::vector<std::int8_t> alphabet;
  for (int value = -127; value <= 127; ++value)
    if (counts[static_cast<std::uint8_t>(value)] != 0)
      alphabet.push_back(static_cast<std::int8_t>(value));
  if (alphabet.size() < 2) return BlockCode::stored();
  const Sample sample(column, size, block_positions, alphabet);
  return BlockCode(Training(sample, size, threads).model(std::move(alphabet)));
}

}  // namespace sowmill::tables
