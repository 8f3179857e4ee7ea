#include "tables/table_shelf.hpp"

#include <algorithm>
#include <utility>

#include "common/text.hpp"
#include "tables/pack.hpp"

namespace sowmill {
namespace {

using tables::Value;

// The one that says more: something rather than nothing, and then how far it is.
Value fuller(const Value& one, const Value& other) {
  if (!one.is_known()) return other;
  return !one.plies() && other.plies() ? other : one;
}

const Value& value_of(const Knowledge& known, const std::string& move) {
  return std::ranges::find(known.moves, move, &KnownMove::move)->value;
}

// What two sets of tables know of the same position together.
Knowledge joined(const Knowledge& one, const Knowledge& other) {
  Knowledge both{fuller(one.value, other.value), {}};
  for (const auto& [move, value] : one.moves)
    insert_best_first(both.moves, {move, fuller(value, value_of(other, move))});
  return both;
}

void add_wanted(std::vector<TableShelf::Need>& needs, const std::string& slice,
                tables::PieceSource& source) {
  for (const auto& range : source.take_wanted()) needs.push_back({slice, range});
}

}  // namespace

TableShelf::TableShelf(std::string_view ruleset,
                       const std::function<std::unique_ptr<Prober>()>& new_prober)
    : ruleset_(ruleset), whole_(new_prober()), fetched_(new_prober()) {}

Result<void> TableShelf::add_pack(std::vector<std::uint8_t> bytes) {
  auto tables = tables::open_pack(std::move(bytes), ruleset_);
  if (!tables) return tl::unexpected(tables.error());
  for (auto& table : *tables)
    if (const auto added = shelve(std::move(table), *whole_, false); !added) return added;
  return {};
}

Result<void> TableShelf::shelve(tables::Table table, Prober& prober, bool is_fetched) {
  const auto& description = table.description();
  Shelved shelved{description.slice, description.size, table.source().size(), is_fetched};
  return prober.add(std::move(table)).map([&] { tables_.push_back(std::move(shelved)); });
}

void TableShelf::offer(std::string_view slice, std::uint64_t size) {
  offers_.try_emplace(std::string(slice),
                      Offer{std::make_shared<tables::PieceSource>(size), false});
}

// Its head may have to be fetched first: then it stays closed and the source knows what it wants.
Result<void> TableShelf::open(const std::string& slice, Offer& offer) {
  auto table = tables::Table::open(offer.source, ruleset_ + ' ' + slice);
  if (!table) return tl::unexpected(table.error());
  return shelve(std::move(*table), *fetched_, true).map([&] { offer.is_open = true; });
}

Result<std::vector<TableShelf::Need>> TableShelf::needs(std::string_view position) {
  const auto slices = fetched_->slices_of(position);
  if (!slices) return tl::unexpected(slices.error());
  std::vector<Need> needs;
  for (const auto& slice : *slices) {
    const auto found = offers_.find(slice);
    if (found == offers_.end() || found->second.is_open) continue;
    const auto opened = open(slice, found->second);
    const auto wanted_before = needs.size();
    add_wanted(needs, slice, *found->second.source);
    if (opened || needs.size() > wanted_before) continue;
    offers_.erase(found);  // No table of these rules.
    return tl::unexpected(opened.error());
  }
  if (!needs.empty()) return needs;
  (void)fetched_->probe(position);
  for (const auto& [slice, offer] : offers_) add_wanted(needs, slice, *offer.source);
  return needs;
}

Result<void> TableShelf::feed(std::string_view slice, std::uint64_t offset,
                              std::vector<std::uint8_t> part) {
  const auto found = offers_.find(slice);
  if (found == offers_.end()) return refuse(Reason::NotInThisGame, shown(slice));
  found->second.source->give(offset, std::move(part));
  return {};
}

Result<Knowledge> TableShelf::probe(std::string_view position) const {
  auto whole = whole_->probe(position);
  if (!whole || offers_.empty()) return whole;
  auto fetched = fetched_->probe(position);
  if (fetched) return joined(*fetched, *whole);
  // What has not been fetched is not known; what was fetched and is damaged is said.
  if (fetched.error().reason == Reason::TableCutShort) return whole;
  return fetched;
}

}  // namespace sowmill
