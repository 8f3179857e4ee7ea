#include "match/catalog.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

#include "common/text.hpp"
#include "match/aqil_match.hpp"
#include "match/rulesets.hpp"

namespace sowmill {
namespace {

template <std::size_t i>
constexpr const auto& ruleset = std::get<i>(rulesets);

template <std::size_t i>
using GameOf = std::remove_cvref_t<decltype(ruleset<i>.game)>;

template <std::size_t i>
std::unique_ptr<Match> match_from(const typename GameOf<i>::State& start) {
  return std::make_unique<GameMatch<GameOf<i>>>(ruleset<i>.id, ruleset<i>.game, start,
                                                ruleset<i>.cycle);
}

template <std::size_t i>
std::string start_position() {
  return ruleset<i>.game.to_text(ruleset<i>.game.initial_state());
}

template <std::size_t i>
std::unique_ptr<Match> new_match() {
  if constexpr (std::is_same_v<GameOf<i>, Aqil>)
    return std::make_unique<AqilMatch>(ruleset<i>.id, ruleset<i>.game);
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
CatalogEntry make_entry() {
  return {.id = ruleset<i>.id,
          .title = ruleset<i>.title,
          .shape = ruleset<i>.game.view(ruleset<i>.game.initial_state()).shape,
          .joins_moves = std::is_same_v<GameOf<i>, Ouri>,
          .plays_for_points = std::is_same_v<GameOf<i>, Aqil>,
          .start_position = start_position<i>,
          .new_match = new_match<i>,
          .match_at = match_at<i>};
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
  return tl::unexpected(unknown_ruleset(id));
}

Error unknown_ruleset(std::string_view id) {
  std::string known;
  for (const auto& entry : catalog()) known += (known.empty() ? "" : ", ") + std::string(entry.id);
  return {Reason::UnknownRuleset, {shown(id), known}};
}

}  // namespace sowmill
