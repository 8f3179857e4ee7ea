#pragma once

#include <algorithm>
#include <utility>

#include "play/prober.hpp"
#include "tablebase/tables.hpp"

namespace sowmill {

// Makes a Prober of any numbering.
template <StateIndex I>
class GameProber final : public Prober {
 public:
  GameProber(I index, std::string ruleset) : tables_(std::move(index), std::move(ruleset)) {}

  Result<void> add(tablebase::Table table) override { return tables_.add(std::move(table)); }

  [[nodiscard]] Result<Knowledge> probe(std::string_view position) const override {
    const auto state = tables_.index().game().parse_state(position);
    if (!state) return tl::unexpected(state.error());
    const auto value = tables_.value_of(*state);
    if (!value) return tl::unexpected(value.error());
    Knowledge known{*value, {}};
    const auto& game = tables_.index().game();
    for (const auto& move : game.legal_moves(*state)) {
      const auto worth = tables_.value_of(*state, move);
      if (!worth) return tl::unexpected(worth.error());
      insert(known.moves, {game.to_text(*state, move), *worth});
    }
    return known;
  }

 private:
  // Among equals the order of the rules is kept.
  static void insert(std::vector<KnownMove>& moves, KnownMove move) {
    const auto worse = std::ranges::find_if(
        moves, [&](const KnownMove& other) { return is_better(move.value, other.value); });
    moves.insert(worse, std::move(move));
  }

  tablebase::Tables<I> tables_;
};

}  // namespace sowmill
