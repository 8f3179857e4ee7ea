#include "terminal/record_file.hpp"

#include <vector>

#include "cli/files.hpp"
#include "cli/today.hpp"
#include "common/text.hpp"
#include "record/continued_record.hpp"
#include "record/read_record.hpp"
#include "record/record_of.hpp"
#include "record/write_record.hpp"

namespace sowmill {
namespace {

std::vector<RecordTag> tags_of(const CatalogEntry& entry, const Players& players) {
  const auto names = player_tags(entry.shape);
  std::vector<RecordTag> tags = {{"Date", today()}};
  for (std::size_t side = 0; side < players.size(); ++side)
    if (!is_person(players[side])) tags.push_back({names[side], name_of(players[side])});
  return tags;
}

Result<Record> record_in(const std::string& path) {
  return read_file(path, record_size_limit).and_then([](const std::string& text) {
    return read_record(text);
  });
}

}  // namespace

Result<void> save_match(const CatalogEntry& entry, const Match& match, const Players& players,
                        const Record& before, const std::string& path) {
  const auto played = record_of(entry, match, tags_of(entry, players));
  return write_file(path, write_record(continued(played, before)));
}

Result<const CatalogEntry*> ruleset_of_record(const std::string& path) {
  const auto record = record_in(path);
  if (!record) return tl::unexpected(record.error());
  const auto* ruleset = record->find("Ruleset");
  if (ruleset == nullptr) return refuse(Reason::RecordRuleset, "");
  return parse_ruleset(ruleset->value);
}

Result<Record> load_record(const CatalogEntry& entry, const std::string& path) {
  auto record = record_in(path);
  if (!record) return record;
  const auto* ruleset = record->find("Ruleset");
  if (ruleset != nullptr && ruleset->value != entry.id)
    return refuse(Reason::RecordOfOtherRuleset, shown(ruleset->value), entry.id);
  return record;
}

}  // namespace sowmill
