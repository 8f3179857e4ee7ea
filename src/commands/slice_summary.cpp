#include "commands/slice_summary.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <mutex>
#include <optional>

#include "play/catalog.hpp"
#include "play/for_ruleset.hpp"
#include "tablebase/parallel.hpp"
#include "tablebase/slice_values.hpp"

namespace sowmill {
namespace {

using tablebase::SliceValues;
using tablebase::Table;

struct Summary {
  std::uint64_t wins = 0;
  std::uint64_t draws = 0;
  std::uint64_t losses = 0;
  int longest_win = tablebase::win_at_once + 1;  // As a value: the least.
  std::uint64_t where = 0;                       // The first of those that take longest.

  void add(int value, std::uint64_t number) {
    ++(value > 0 ? wins : value < 0 ? losses : draws);
    if (value > 0 && std::pair(value, number) < std::pair(longest_win, where)) {
      longest_win = value;
      where = number;
    }
  }
  void add(const Summary& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    if (std::pair(other.longest_win, other.where) >= std::pair(longest_win, where)) return;
    longest_win = other.longest_win;
    where = other.where;
  }
  [[nodiscard]] bool has_win() const { return wins != 0; }
};

template <StateIndex I>
Summary summary_of(const I& index, typename I::Slice slice, const SliceValues& values,
                   unsigned threads) {
  constexpr std::uint64_t at_once = 1 << 16;
  Summary all;
  std::mutex adding;
  tablebase::for_each_in_parallel((values.size() + at_once - 1) / at_once, threads,
                                  [&](std::uint64_t part) {
                                    Summary here;
                                    const auto end = std::min(values.size(), (part + 1) * at_once);
                                    for (auto number = part * at_once; number < end; ++number)
                                      if (index.state_at(slice, number))
                                        here.add(values.lower(number), number);
                                    const std::scoped_lock lock(adding);
                                    all.add(here);
                                  });
  return all;
}

// The best moves of both from a won position, to the end.
Result<std::string> line_from(const CatalogEntry& ruleset, const Prober& prober,
                              const std::string& position, int plies) {
  const auto match = ruleset.match_at(position);
  if (!match) return tl::unexpected(match.error());
  std::string line;
  for (int ply = 0; ply < plies; ++ply) {
    const auto known = prober.probe(*(*match)->position());
    if (!known) return tl::unexpected(known.error());
    if (known->moves.empty()) break;
    const auto& move = known->moves.front().move;
    if (const auto played = (*match)->play(move); !played) return tl::unexpected(played.error());
    line += (line.empty() ? "" : " ") + move;
  }
  return line;
}

bool has_distances(const Table& table) {
  return table.description().measure == Measure::Distance && table.find_column("value").has_value();
}

// What is counted in a table, and its longest win.
struct Found {
  Summary summary;
  std::string position;
};

template <StateIndex I>
Result<Found> look_into(const I& index, const Table& table, unsigned threads) {
  const auto slice = *index.parse_slice(table.description().slice);
  return SliceValues::read(table, threads).map([&](const SliceValues& values) {
    const auto summary = summary_of(index, slice, values, threads);
    return Found{summary, summary.has_win()
                              ? index.game().to_text(*index.state_at(slice, summary.where))
                              : std::string()};
  });
}

}  // namespace

Result<std::string> slice_summaries(std::string_view ruleset, const std::vector<Table>& tables,
                                    unsigned threads) {
  const auto& entry = *find_ruleset(ruleset);
  const auto prober = entry.new_prober();
  if (const auto added = add_tables(*prober, ruleset, tables); !added)
    return tl::unexpected(added.error());
  std::string lines;
  for (const auto& table : tables) {
    if (!has_distances(table)) continue;
    const auto found =
        for_ruleset(ruleset, [&](const auto& index) { return look_into(index, table, threads); });
    if (!found) return tl::unexpected(found.error());
    const auto& summary = found->summary;
    const int plies = summary.has_win() ? tablebase::plies_of(summary.longest_win) : 0;
    const auto line = summary.has_win() ? line_from(entry, *prober, found->position, plies)
                                        : Result<std::string>(std::string());
    if (!line) return line;
    lines +=
        fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", ruleset, table.description().slice,
                    summary.wins, summary.draws, summary.losses, plies, found->position, *line);
  }
  return lines;
}

}  // namespace sowmill
