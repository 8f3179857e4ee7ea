#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "search/level.hpp"
#include "search/together.hpp"

namespace sowmill {

// Whether what was found about earlier positions is remembered. Levels forget it, so that they play
// the same wherever a game was taken up.
enum class SearchMemory : std::uint8_t { Kept, Cleared };

// A search with its table, which goes on as long as it is asked for the same.
template <Game G, EvaluationOf<G> E, class Probe>
struct SearchRun {
  using Move = typename G::Move;
  using Search = search::Search<G, E, Probe>;

  // What is searched, and how. Another one begins the search anew.
  struct Order {
    typename Search::Task task;
    Level level = {};
    Probe probe = {};
    std::size_t entries = 0;

    bool operator==(const Order&) const = default;
  };

  struct Counts {
    std::uint64_t positions = 0;
    std::uint64_t table_hits = 0;
  };

  SearchMemory memory;
  Order order = {};
  std::unique_ptr<search::TranspositionTable> table = {};
  std::unique_ptr<Search> search = {};
  std::unique_ptr<search::Helped> helped = {};
  // Lines that are proven, and how they go on: found once.
  mutable std::vector<std::pair<std::vector<Move>, std::vector<Move>>> proven = {};

  void prepare(const G& game, const E& evaluation, const Order& wanted) {
    if (search && order == wanted) return;
    const bool is_new = make_room(wanted.entries);
    if (memory == SearchMemory::Kept && order.probe == wanted.probe)
      table->grow_older();
    else if (!is_new)
      table->clear();
    order = wanted;
    proven.clear();
    helped = std::make_unique<search::Helped>();
    search = std::make_unique<Search>(game, evaluation, order.probe, *table, order.task);
  }

  // True: the table is a new one.
  bool make_room(std::size_t entries) {
    if (table && order.entries == entries) return false;
    search.reset();
    table.reset();
    table = std::make_unique<search::TranspositionTable>(entries);
    order.entries = entries;
    return true;
  }

  [[nodiscard]] Counts counts() const {
    return {search->positions() + helped->positions, search->probe_hits() + helped->probe_hits};
  }
};

}  // namespace sowmill
