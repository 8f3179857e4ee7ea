#include "play/catalog.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

#include "common/text.hpp"
#include "play/aqil_match.hpp"
#include "play/game_prober.hpp"
#include "play/index_of.hpp"
#include "play/rulesets.hpp"

namespace sowmill {
namespace {

template <std::size_t i>
constexpr const auto& ruleset = std::get<i>(rulesets);

template <std::size_t i>
using GameOf = std::remove_cvref_t<decltype(ruleset<i>.game)>;

template <std::size_t i>
using EvaluationFor = std::remove_cvref_t<decltype(ruleset<i>.evaluation)>;

template <std::size_t i>
std::unique_ptr<Match> match_from(const typename GameOf<i>::State& start) {
  return std::make_unique<GameMatch<GameOf<i>, EvaluationFor<i>>>(
      ruleset<i>.game, ruleset<i>.evaluation, start, ruleset<i>.cycle);
}

template <std::size_t i>
std::string start_position() {
  return ruleset<i>.game.to_text(ruleset<i>.game.initial_state());
}

template <std::size_t i>
std::unique_ptr<Match> new_match() {
  if constexpr (std::is_same_v<GameOf<i>, Aqil>)
    return std::make_unique<AqilMatch>(ruleset<i>.game, ruleset<i>.evaluation, ruleset<i>.setups);
  else
    return match_from<i>(ruleset<i>.game.initial_state());
}

template <std::size_t i>
Result<std::unique_ptr<Match>> match_at(std::string_view position) {
  const auto start = ruleset<i>.game.parse_state(position);
  if (!start) return tl::unexpected(start.error());
  return match_from<i>(*start);
}

template <std::size_t i>
std::unique_ptr<Prober> new_prober() {
  auto index = index_of(ruleset<i>.game);
  return std::make_unique<GameProber<decltype(index)>>(std::move(index),
                                                       std::string(ruleset<i>.id));
}

template <std::size_t i>
std::uint64_t play_out(Picking picking, std::uint64_t moves, std::uint64_t seed) {
  if (picking == Picking::Fastest) return playout<Picking::Fastest>(ruleset<i>.game, moves, seed);
  return playout<Picking::FromLegalMoves>(ruleset<i>.game, moves, seed);
}

template <std::size_t i>
CatalogEntry make_entry() {
  return {.id = ruleset<i>.id,
          .title = ruleset<i>.title,
          .shape = ruleset<i>.game.view(ruleset<i>.game.initial_state()).shape,
          .joins_moves = std::is_same_v<GameOf<i>, Ouri>,
          .plays_for_points = std::is_same_v<GameOf<i>, Aqil>,
          .setups = ruleset<i>.setups,
          .start_position = start_position<i>,
          .new_match = new_match<i>,
          .match_at = match_at<i>,
          .new_prober = new_prober<i>,
          .playout = play_out<i>};
}

template <std::size_t... i>
auto make_catalog(std::index_sequence<i...>) {
  return std::array{make_entry<i>()...};
}

}  // namespace

std::span<const CatalogEntry> catalog() {
  static const auto entries =
      make_catalog(std::make_index_sequence<std::tuple_size_v<decltype(rulesets)>>{});
  return entries;
}

const CatalogEntry* find_ruleset(std::string_view id) {
  const auto found = std::ranges::find(catalog(), id, &CatalogEntry::id);
  return found == catalog().end() ? nullptr : &*found;
}

Result<const CatalogEntry*> parse_ruleset(std::string_view id) {
  if (const auto* entry = find_ruleset(id)) return entry;
  std::string known;
  for (const auto& entry : catalog()) known += (known.empty() ? "" : ", ") + std::string(entry.id);
  return refuse(Reason::UnknownRuleset, shown(id), known);
}

}  // namespace sowmill
