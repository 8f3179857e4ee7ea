#include "tables/symbol_counts.hpp"

#include <cassert>

#include "tables/parallel.hpp"

namespace sowmill::tables {
namespace {

// A share each, the rest by their counts; what rounding leaves over goes to the first.
std::vector<int> shares_of(const std::vector<std::uint64_t>& counts) {
  const auto total = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  const auto free = SymbolModel::all_shares - counts.size();
  std::vector<int> shares;
  shares.reserve(counts.size());
  for (const auto count : counts)
    shares.push_back(1 + static_cast<int>(total == 0 ? 0 : count * free / total));
  shares.front() += SymbolModel::all_shares - std::accumulate(shares.begin(), shares.end(), 0);
  return shares;
}

// What a symbol costs in a group, in bits.
std::vector<float> costs_in(std::span<const std::uint32_t> counts) {
  constexpr double unseen = 0.05;
  const double total =
      static_cast<double>(total_of(counts)) + unseen * static_cast<double>(counts.size());
  std::vector<float> costs;
  costs.reserve(counts.size());
  for (const auto count : counts)
    costs.push_back(static_cast<float>(std::log2(total / (count + unseen))));
  return costs;
}

class Grouping {
 public:
  Grouping(const std::vector<std::uint32_t>& counts, std::size_t symbols, unsigned threads)
      : counts_(counts), symbols_(symbols), threads_(threads), group_of_(counts.size() / symbols) {}

  std::vector<std::uint8_t> group(std::size_t most_groups) {
    constexpr int rounds = 4;
    begin_with_largest(most_groups);
    for (int i = 0; i < rounds; ++i) {
      if (i > 0) add_up_groups();
      assign();
    }
    return group_of_;
  }

 private:
  [[nodiscard]] std::span<const std::uint32_t> context(std::size_t i) const {
    return std::span(counts_).subspan(i * symbols_, symbols_);
  }

  void begin_with_largest(std::size_t most_groups) {
    std::vector<std::pair<std::uint64_t, std::size_t>> largest;
    for (std::size_t i = 0; i < group_of_.size(); ++i)
      if (const auto total = total_of(context(i)); total != 0) largest.emplace_back(total, i);
    std::ranges::sort(largest, std::greater<>());
    if (largest.size() > most_groups) largest.resize(most_groups);
    for (const auto& [total, i] : largest) costs_.push_back(costs_in(context(i)));
  }

  void add_up_groups() {
    std::vector<SymbolCounts> groups(costs_.size(), SymbolCounts(symbols_));
    for (std::size_t i = 0; i < group_of_.size(); ++i)
      for (std::size_t s = 0; s < symbols_; ++s) groups[group_of_[i]][s] += context(i)[s];
    for (std::size_t i = 0; i < groups.size(); ++i) costs_[i] = costs_in(groups[i]);
  }

  void assign() {
    for_each_in_parallel(group_of_.size(), threads_,
                         [&](std::uint64_t i) { group_of_[i] = cheapest_group(context(i)); });
  }

  [[nodiscard]] std::uint8_t cheapest_group(std::span<const std::uint32_t> counts) const {
    std::size_t cheapest = 0;
    float least = 0;
    for (std::size_t group = 0; group < costs_.size(); ++group) {
      float cost = 0;
      for (std::size_t s = 0; s < symbols_; ++s)
        cost += static_cast<float>(counts[s]) * costs_[group][s];
      if (group == 0 || cost < least) {
        least = cost;
        cheapest = group;
      }
    }
    return static_cast<std::uint8_t>(cheapest);
  }

  const std::vector<std::uint32_t>& counts_;
  std::size_t symbols_;
  unsigned threads_;
  std::vector<std::vector<float>> costs_;  // By group and symbol.
  std::vector<std::uint8_t> group_of_;     // By context.
};

}  // namespace

SymbolModel symbol_model(const SymbolCounts& counts, std::span<const std::uint8_t> kept) {
  std::vector<std::uint64_t> kept_counts;
  for (const auto symbol : kept) kept_counts.push_back(counts[symbol]);
  std::vector<std::uint8_t> symbols(kept.begin(), kept.end());
  if (kept.size() < counts.size()) {
    const auto known = std::accumulate(kept_counts.begin(), kept_counts.end(), std::uint64_t{0});
    symbols.push_back(SymbolModel::escape);
    kept_counts.push_back(total_of(counts) - known);
  }
  assert(symbols.size() <= SymbolModel::most_shares);
  const auto shares = shares_of(kept_counts);
  SymbolModel model;
  model.starts.fill(SymbolModel::all_shares);
  int start = 0;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    model.symbols[i] = symbols[i];
    model.starts[i] = static_cast<std::int16_t>(start);
    start += shares[i];
  }
  return model;
}

std::vector<std::uint8_t> symbols_by_count(const SymbolCounts& counts) {
  std::vector<std::uint8_t> symbols(counts.size());
  std::iota(symbols.begin(), symbols.end(), std::uint8_t{0});
  std::ranges::sort(symbols, [&](auto a, auto b) {
    return counts[a] != counts[b] ? counts[a] > counts[b] : a < b;
  });
  return symbols;
}

std::vector<std::uint8_t> group_contexts(const std::vector<std::uint32_t>& counts,
                                         std::size_t symbols, std::size_t most_groups,
                                         unsigned threads) {
  return Grouping(counts, symbols, threads).group(most_groups);
}

}  // namespace sowmill::tables
