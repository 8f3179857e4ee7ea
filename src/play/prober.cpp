#include "play/prober.hpp"

#include <algorithm>

namespace sowmill {

void insert_best_first(std::vector<KnownMove>& moves, KnownMove move) {
  const auto worse = std::ranges::find_if(
      moves, [&](const KnownMove& other) { return is_better(move.value, other.value); });
  moves.insert(worse, std::move(move));
}

Result<void> add_tables(Prober& prober, std::string_view ruleset,
                        std::vector<tablebase::Table> tables) {
  for (auto& table : tables) {
    if (table.description().ruleset != ruleset) continue;
    if (const auto added = prober.add(std::move(table)); !added) return added;
  }
  return {};
}

}  // namespace sowmill
