#include "commands/slice_summary.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <mutex>
#include <optional>

#include "engine/probers.hpp"
#include "match/catalog.hpp"
#include "match/for_ruleset.hpp"
#include "match/numbering.hpp"
#include "tables/parallel.hpp"
#include "tables/slice_values.hpp"

namespace sowmill {
namespace {

using tables::SliceValues;
using tables::Table;

struct Summary {
  std::uint64_t wins = 0;
  std::uint64_t draws = 0;
  std::uint64_t losses = 0;
  int longest_win = tables::win_at_once + 1;  // As a value: the least.
  std::uint64_t where = 0;                    // The first of those that take longest.

  void add(int value, std::uint64_t number) {
    if (value == 0)
      ++draws;
    else
      ++(value > 0 ? wins : losses);
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
};

template <StateIndex I>
Summary summary_of(const I& index, typename I::Slice slice, const SliceValues& values,
                   unsigned threads) {
  constexpr std::uint64_t at_once = 1 << 16;
  Summary all;
  std::mutex adding;
  const auto add = [&](std::uint64_t first, std::uint64_t last) {
    Summary here;
    for (auto number = first; number < last; ++number)
      if (index.state_at(slice, number)) here.add(values.lower(number), number);
    const std::scoped_lock lock(adding);
    all.add(here);
  };
  tables::for_each_range_in_parallel(values.size(), at_once, threads, add);
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

// What is counted in a table, and its longest win where distances are known and there is one.
struct Found {
  Summary summary;
  std::optional<std::string> position;
};

template <StateIndex I>
Result<Found> look_into(const I& index, const Table& table, unsigned threads) {
  const auto slice = *index.parse_slice(table.description().slice);
  return SliceValues::read(table, threads).map([&](const SliceValues& values) {
    Found found{summary_of(index, slice, values, threads), std::nullopt};
    if (values.kind() == SliceValues::Kind::Distance && found.summary.wins != 0)
      found.position = index.game().to_text(*index.state_at(slice, found.summary.where));
    return found;
  });
}

// Plies, position and line; nothing in them where there is no longest win.
Result<std::string> longest_win(const CatalogEntry& ruleset, const Prober& prober,
                                const Found& found) {
  if (!found.position) return "0\t\t";
  const int plies = tables::plies_of(found.summary.longest_win);
  return line_from(ruleset, prober, *found.position, plies).map([&](const std::string& line) {
    return fmt::format("{}\t{}\t{}", plies, *found.position, line);
  });
}

}  // namespace

Result<std::string> slice_summaries(std::string_view ruleset, const std::vector<Table>& tables,
                                    unsigned threads) {
  const auto& entry = *find_ruleset(ruleset);
  const auto prober = new_prober(ruleset);
  if (const auto added = add_tables(*prober, ruleset, tables); !added)
    return tl::unexpected(added.error());
  std::string lines;
  for (const auto& table : tables) {
    if (table.description().measure != Measure::Distance) continue;
    const auto found = for_ruleset(ruleset, [&](const auto& rules) {
      return look_into(numbering_of(rules.game), table, threads);
    });
    if (!found) return tl::unexpected(found.error());
    const auto longest = longest_win(entry, *prober, *found);
    if (!longest) return longest;
    const auto& summary = found->summary;
    lines += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", ruleset, table.description().slice,
                         summary.wins, summary.draws, summary.losses, *longest);
  }
  return lines;
}

}  // namespace sowmill
