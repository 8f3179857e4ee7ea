#include "commands/table_statistics.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <fmt/core.h>
#include <initializer_list>
#include <map>
#include <mutex>

#include "match/for_ruleset.hpp"
#include "match/numbering.hpp"
#include "tables/parallel.hpp"
#include "tables/slice_values.hpp"

namespace sowmill {
namespace {

using tables::SliceValues;
using tables::Tables;

// How often each value occurs: the difference of seeds, the width of an interval, or a win or loss
// with its distance.
using Histogram = std::map<int, std::uint64_t>;
// A win whose distance the table does not tell; a loss is below 0.
constexpr int without_plies = 1'000;
// A line of statistics is about positions of one layer; those before a line come first.
using Layer = std::array<int, 3>;
using Histograms = std::map<Layer, Histogram>;

int counted(SliceValues::Kind kind, int value) {
  return kind == SliceValues::Kind::Result ? without_plies * value : value;
}

// Counts many positions, of which most are of the same layer as the one before.
class Tally {
 public:
  void add(const Layer& layer, int value) {
    if (latest_ == counts_.end() || latest_->first != layer)
      latest_ = counts_.try_emplace(layer).first;
    ++latest_->second[static_cast<std::size_t>(std::int64_t{value} + least_negated)];
  }

  void add_to(Histograms& all, SliceValues::Kind kind) const {
    for (const auto& [layer, counts] : counts_)
      for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] != 0)
          all[layer][counted(kind, static_cast<int>(i) - least_negated)] += counts[i];
  }

 private:
  static constexpr int least_negated = 128;  // Values fit a byte, and widths one without a sign.
  using Counts = std::array<std::uint32_t, std::size_t{3} * least_negated>;

  std::map<Layer, Counts> counts_;
  std::map<Layer, Counts>::iterator latest_ = counts_.end();
};

// By seeds on the board.
Layer layer_of(const sowing::TwoRows& board) {
  return {sowing::seeds_in_houses(board.rows[0]) + sowing::seeds_in_houses(board.rows[1])};
}
Layer layer_of(const ntxuva::Board& board) {
  return {ntxuva::pieces_of(board.rings[0]) + ntxuva::pieces_of(board.rings[1])};
}
// By men, those of the player to move and the other's told apart.
Layer layer_of(const morris::State& state) {
  const int own = std::popcount(state.own());
  const int others = std::popcount(state.others());
  return {own + others, std::min(own, others), own};
}

// What the one whose turn it is gets: not the chooser where he is given a seed.
int seen_by_mover(const Aqil& game, const sowing::TwoRows& board, int value) {
  return game.side_to_move(board) == board.side ? value : -value;
}
template <Game G>
int seen_by_mover(const G& /*game*/, const typename G::State& /*state*/, int value) {
  return value;
}

// False if a lower bound is above the upper one.
template <StateIndex I>
bool count(const I& index, typename I::Slice slice, const SliceValues& values, unsigned threads,
           Histograms& all) {
  constexpr std::uint64_t at_once = 1 << 16;
  const bool is_interval = values.kind() == SliceValues::Kind::Interval;
  std::mutex adding;
  std::atomic<bool> are_possible = true;
  const auto add = [&](std::uint64_t first, std::uint64_t last) {
    Tally here;
    for (auto number = first; number < last; ++number) {
      const auto state = index.state_at(slice, number);
      if (!state) continue;
      const int value = is_interval ? values.upper(number) - values.lower(number)
                                    : seen_by_mover(index.game(), *state, values.lower(number));
      if (is_interval && value < 0)
        are_possible = false;
      else
        here.add(layer_of(*state), value);
    }
    const std::scoped_lock lock(adding);
    here.add_to(all, values.kind());
  };
  tables::for_each_range_in_parallel(values.size(), at_once, threads, add);
  return are_possible;
}

template <class Accept>
std::uint64_t sum(const Histogram& histogram, const Accept& accept) {
  std::uint64_t total = 0;
  for (const auto& [value, positions] : histogram) total += accept(value) ? positions : 0;
  return total;
}

std::uint64_t positive(const Histogram& histogram) {
  return sum(histogram, [](int value) { return value > 0; });
}
std::uint64_t negative(const Histogram& histogram) {
  return sum(histogram, [](int value) { return value < 0; });
}
std::uint64_t zero(const Histogram& histogram) {
  return sum(histogram, [](int value) { return value == 0; });
}

// The most plies of a win, of a loss, or of both; 0 if there is none, - where tables do not tell.
std::string longest(const Histogram& histogram, std::initializer_list<int> signs) {
  int most = 0;
  for (const auto& [value, positions] : histogram) {
    if (std::abs(value) == without_plies) return "-";
    for (const int sign : signs)
      if (value * sign > 0) most = std::max(most, tables::plies_of(value));
  }
  return std::to_string(most);
}

std::string lines_of_differences(const Histograms& all) {
  std::string lines = "n\tdifference\tpositions\n";
  for (const auto& [layer, histogram] : all)
    for (const auto& [difference, positions] : histogram)
      lines += fmt::format("{}\t{}\t{}\n", layer[0], difference, positions);
  return lines;
}

std::string lines_of_widths(const Histograms& all) {
  std::string lines = "n\twidth0\twidth2\twidth4\twidth6\n";
  for (const auto& [layer, its_histogram] : all) {
    const auto between = [&histogram = its_histogram](int from, int to) {
      return sum(histogram, [&](int width) { return width >= from && width <= to; });
    };
    lines += fmt::format("{}\t{}\t{}\t{}\t{}\n", layer[0], between(0, 1), between(2, 3),
                         between(4, 5), between(6, 255));
  }
  return lines;
}

std::string lines_of(const OuriIndex& index, std::string_view /*ruleset*/, const Histograms& all) {
  return index.measure() == Measure::Interval ? lines_of_widths(all) : lines_of_differences(all);
}

std::string lines_of(const AqilIndex& /*index*/, std::string_view ruleset, const Histograms& all) {
  std::string lines = "ruleset\tn\tpositive\tnegative\tzero\n";
  for (const auto& [layer, histogram] : all)
    lines += fmt::format("{}\t{}\t{}\t{}\t{}\n", ruleset, layer[0], positive(histogram),
                         negative(histogram), zero(histogram));
  return lines;
}

std::string lines_of(const NtxuvaIndex& /*index*/, std::string_view /*ruleset*/,
                     const Histograms& all) {
  std::string lines = "n\twins\tlosses\tdraws\tlongest\n";
  for (const auto& [layer, histogram] : all)
    lines += fmt::format("{}\t{}\t{}\t{}\t{}\n", layer[0], positive(histogram), negative(histogram),
                         zero(histogram), longest(histogram, {1, -1}));
  return lines;
}

std::string lines_of(const MorrisIndex& index, std::string_view /*ruleset*/,
                     const Histograms& all) {
  const bool has_longest = index.game().rules().three_men_limit == morris::no_limit;
  std::string lines = "mover\topponent\twins\tlosses\tdraws";
  lines += has_longest ? "\tlongest_win_plies\tlongest_loss_plies\n" : "\n";
  for (const auto& [layer, histogram] : all) {
    lines += fmt::format("{}\t{}\t{}\t{}\t{}", layer[2], layer[0] - layer[2], positive(histogram),
                         negative(histogram), zero(histogram));
    lines += has_longest
                 ? fmt::format("\t{}\t{}\n", longest(histogram, {1}), longest(histogram, {-1}))
                 : "\n";
  }
  return lines;
}

// Positions with men in hand are no layer of the statistics.
template <class Slice>
bool is_counted(const Slice& /*slice*/) {
  return true;
}
bool is_counted(const morris::MenSlice& slice) { return slice.is_moving(); }

// A number of pieces is complete when all slices of it are there; phase 2 of both players is one of
// them, whatever the number.
template <StateIndex I>
bool is_complete(const Tables<I>& tables, const Layer& layer) {
  const auto is_of_layer = [&](const auto& slice) {
    if constexpr (requires { slice.fewer; })
      return slice.total == 0 || slice.total == layer[0];
    else if constexpr (requires { slice.seeds; })
      return slice.seeds == layer[0];
    else
      return slice.on_board == layer[0] && slice.own_on_board == layer[1];
  };
  return std::ranges::none_of(tables.index().slices(layer[0]), [&](const auto& slice) {
    return is_of_layer(slice) && tables.table_of(slice) == nullptr;
  });
}

template <StateIndex I>
Result<std::string> statistics(const I& index, std::string_view ruleset,
                               std::vector<tables::Table> files, unsigned threads) {
  Tables<I> tables(index, std::string(ruleset));
  for (auto& file : files)
    if (const auto added = tables.add(std::move(file)); !added)
      return tl::unexpected(added.error());
  Histograms all;
  for (const auto slice : tables.slices()) {
    if (!is_counted(slice)) continue;
    const auto& table = *tables.table_of(slice);
    const auto values = SliceValues::read(table, threads);
    if (!values) return tl::unexpected(values.error());
    if (!count(tables.index(), slice, *values, threads, all))
      return refuse(Reason::TableImpossible, table.name());
  }
  std::erase_if(all, [&](const auto& entry) { return !is_complete(tables, entry.first); });
  return all.empty() ? std::string() : lines_of(tables.index(), ruleset, all);
}

}  // namespace

Result<std::string> table_statistics(std::string_view ruleset, std::vector<tables::Table> tables,
                                     unsigned threads) {
  return for_ruleset(ruleset, [&](const auto& rules) {
    return statistics(numbering_of(rules.game), ruleset, std::move(tables), threads);
  });
}

}  // namespace sowmill
