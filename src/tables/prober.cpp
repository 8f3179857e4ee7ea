#include "tables/prober.hpp"

#include <algorithm>

namespace sowmill {

void insert_best_first(std::vector<KnownMove>& moves, KnownMove move) {
  const auto worse = std::ranges::find_if(
      moves, [&](const KnownMove& other) { return is_better(move.value, other.value); });
  moves.insert(worse, std::move(move));
}

// A win at once is the quickest. Else all winning moves must tell their plies, or all losing ones,
// of which those that do not stand first.
tables::Value with_plies_of(const std::vector<KnownMove>& moves, const tables::Value& value) {
  const bool lacks_plies =
      value.kind() == tables::Value::Kind::Decided && value.result() != 0 && !value.plies();
  if (!lacks_plies || moves.empty() || !moves.front().value.plies()) return value;
  const auto& best = moves.front().value;
  const bool is_quickest =
      best.plies() == 1 || std::ranges::all_of(moves, [&](const KnownMove& move) {
        return move.value.is_known() &&
               (move.value.result() != best.result() || move.value.plies());
      });
  return is_quickest ? tables::Value::decided(value.result(), best.plies()) : value;
}

Result<void> add_tables(Prober& prober, std::string_view ruleset,
                        std::vector<tables::Table> tables) {
  for (auto& table : tables) {
    if (table.description().ruleset != ruleset) continue;
    if (const auto added = prober.add(std::move(table)); !added) return added;
  }
  return {};
}

}  // namespace sowmill
