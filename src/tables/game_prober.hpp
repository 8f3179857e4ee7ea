#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "tables/state_prober.hpp"
#include "tables/tables.hpp"

namespace sowmill {

// Makes a Prober of any numbering.
template <StateIndex I>
class GameProber final : public StateProber<typename I::Game> {
 public:
  using State = typename I::Game::State;

  GameProber(I index, std::string ruleset) : tables_(std::move(index), std::move(ruleset)) {}

  [[nodiscard]] std::string_view ruleset() const override { return tables_.ruleset(); }
  Result<void> add(tables::Table table) override { return tables_.add(std::move(table)); }

  // Looks at every move even when a table cannot be read, so that a table that is fetched in pieces
  // learns of all that is wanted.
  [[nodiscard]] Result<Knowledge> probe(std::string_view position) const override {
    const auto state = tables_.index().game().parse_state(position);
    if (!state) return tl::unexpected(state.error());
    const auto value = tables_.value_of(*state);
    std::optional<Error> failed = value ? std::nullopt : std::optional(value.error());
    Knowledge known{value.value_or(tables::Value::unknown()), {}};
    const auto& game = tables_.index().game();
    for (const auto& move : game.legal_moves(*state)) {
      const auto worth = tables_.value_of(*state, move);
      if (!worth) failed = worth.error();
      insert_best_first(known.moves,
                        {game.to_text(*state, move), worth.value_or(tables::Value::unknown())});
    }
    if (failed) return tl::unexpected(*failed);
    known.value = with_plies_of(known.moves, known.value);
    return known;
  }

  [[nodiscard]] std::optional<search::Known> known(const State& state, int depth) const override {
    constexpr std::uint64_t read_everywhere = 20'000'000;  // Positions.
    constexpr int worth_reading = 5;
    const auto* table = table_of(state);
    if (table == nullptr || (depth < worth_reading && table->description().size > read_everywhere))
      return std::nullopt;
    const auto value = tables_.value_of(state);
    if (!value || !value->is_known()) return std::nullopt;
    return search::Known{value->lower() + captured(state), value->upper() + captured(state),
                         value->plies()};
  }

  [[nodiscard]] bool share_table(const State& one, const State& other) const override {
    const auto& index = tables_.index();
    return index.slice_of(one) == index.slice_of(other);
  }

  [[nodiscard]] Result<std::vector<std::string>> slices_of(
      std::string_view position) const override {
    const auto& game = tables_.index().game();
    return game.parse_state(position).map([&](const State& state) {
      std::vector<std::string> slices;
      add_slice(slices, state);
      for (const auto& move : game.legal_moves(state)) {
        State next = state;
        game.apply(next, move);
        add_slice(slices, next);
      }
      return slices;
    });
  }

 private:
  [[nodiscard]] const tables::Table* table_of(const State& state) const {
    const auto slice = tables_.index().slice_of(state);
    return slice ? tables_.table_of(*slice) : nullptr;
  }

  // Of the one who chooses more than of the other, where the table counts what is still to come.
  [[nodiscard]] int captured(const State& state) const {
    if (tables_.index().measure() == Measure::Distance) return 0;
    const auto& game = tables_.index().game();
    return game.side_to_move(state) == Side::First ? game.material(state) : -game.material(state);
  }

  void add_slice(std::vector<std::string>& slices, const State& state) const {
    const auto slice = tables_.index().slice_of(state);
    if (!slice) return;
    auto text = tables_.index().to_text(*slice);
    if (std::ranges::find(slices, text) == slices.end()) slices.push_back(std::move(text));
  }

  tables::Tables<I> tables_;
};

}  // namespace sowmill
