#include "wasm/table_desk.hpp"

#include <utility>

#include "common/json.hpp"
#include "common/text.hpp"
#include "engine/json.hpp"
#include "engine/match_knowledge.hpp"
#include "engine/probers.hpp"
#include "match/catalog.hpp"

namespace sowmill {
namespace {

std::string done() { return {}; }

// A place in a file: more than an int may hold.
Result<std::uint64_t> parse_place(std::string_view text) {
  constexpr std::size_t most_digits = 15;
  const auto place = parse_as<std::uint64_t>(text);
  if (!place || text.size() > most_digits) return refuse(Reason::NotInThisGame, shown(text));
  return *place;
}

Result<std::string> position_of(const Match& match) {
  if (auto position = match.position()) return *position;
  return refuse(Reason::NotInThisGame, "probe");
}

std::string needs_json(const std::vector<TableShelf::Need>& needs) {
  JsonWriter json;
  json.begin_list();
  for (const auto& [slice, range] : needs)
    json.begin_object()
        .member("slice", slice)
        .member("offset", static_cast<std::int64_t>(range.offset))
        .member("length", static_cast<std::int64_t>(range.length))
        .end_object();
  json.end_list();
  return json.text();
}

std::string tables_json(const std::vector<TableShelf::Shelved>& tables) {
  JsonWriter json;
  json.begin_list();
  for (const auto& table : tables)
    json.begin_object()
        .member("slice", table.slice)
        .member("positions", static_cast<std::int64_t>(table.positions))
        .member("bytes", static_cast<std::int64_t>(table.bytes))
        .member("whole", !table.is_fetched)
        .end_object();
  json.end_list();
  return json.text();
}

}  // namespace

Result<TableShelf*> TableDesk::shelf(std::string_view ruleset) {
  return parse_ruleset(ruleset).map([&](const CatalogEntry* entry) {
    auto& shelf = shelves_[entry->id];
    if (!shelf)
      shelf = std::make_unique<TableShelf>(entry->id, [entry] { return new_prober(entry->id); });
    return shelf.get();
  });
}

std::shared_ptr<const Prober> TableDesk::whole_tables(std::string_view ruleset) const {
  const auto found = shelves_.find(ruleset);
  return found == shelves_.end() ? nullptr : found->second->whole();
}

Result<std::string> TableDesk::list(std::string_view ruleset) {
  return shelf(ruleset).map([](TableShelf* shelf) { return tables_json(shelf->tables()); });
}

Result<std::string> TableDesk::add(std::string_view ruleset, Attachment pack) {
  return shelf(ruleset)
      .and_then([&](TableShelf* shelf) { return shelf->add_pack(std::move(pack)); })
      .map(done);
}

Result<std::string> TableDesk::offer(std::string_view ruleset, std::string_view slice,
                                     std::string_view bytes) {
  const auto found = shelf(ruleset);
  if (!found) return tl::unexpected(found.error());
  return parse_place(bytes).map([&](std::uint64_t size) {
    (*found)->offer(slice, size);
    return done();
  });
}

Result<std::string> TableDesk::feed(std::string_view ruleset, std::string_view slice,
                                    std::string_view offset, Attachment part) {
  const auto found = shelf(ruleset);
  if (!found) return tl::unexpected(found.error());
  return parse_place(offset)
      .and_then([&](std::uint64_t place) { return (*found)->feed(slice, place, std::move(part)); })
      .map(done);
}

Result<std::string> TableDesk::needs(std::string_view ruleset, const Match& match) {
  const auto found = shelf(ruleset);
  if (!found) return tl::unexpected(found.error());
  return position_of(match)
      .and_then([&](const std::string& position) { return (*found)->needs(position); })
      .map(needs_json);
}

Result<std::string> TableDesk::probe(std::string_view ruleset, Match& match) {
  const auto found = shelf(ruleset);
  if (!found) return tl::unexpected(found.error());
  return position_of(match)
      .and_then([&](const std::string& position) { return (*found)->probe(position); })
      .map([&](Knowledge known) {
        const auto value_of = [&](const std::string& position) {
          const auto there = (*found)->probe(position);
          return there ? there->value : tables::Value::unknown();
        };
        return knowledge_json(with_history(std::move(known), match, value_of));
      });
}

}  // namespace sowmill
