#include "play/prober.hpp"

namespace sowmill {

Result<void> add_tables(Prober& prober, std::string_view ruleset,
                        std::vector<tablebase::Table> tables) {
  for (auto& table : tables) {
    if (table.description().ruleset != ruleset) continue;
    if (const auto added = prober.add(std::move(table)); !added) return added;
  }
  return {};
}

}  // namespace sowmill
