#include "record/foreign_tags.hpp"

#include <array>
#include <optional>
#include <utility>

#include "common/text.hpp"
#include "match/catalog.hpp"
#include "record/sanmill_position.hpp"

namespace sowmill {
namespace {

constexpr std::string_view oware_id = "oware";
// Sanmill's standard game has no limit on three men against three.
constexpr std::string_view morris_id = "morris-classic";

// The rules a Variant tag means. "Custom" is what Sanmill writes when any of its options is not the
// usual one.
std::optional<std::string_view> ruleset_of_variant(std::string_view variant) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> names = {
      {{"oware", oware_id},
       {"abapa", oware_id},
       {"nine men's morris", morris_id},
       {"nine mens morris", morris_id},
       {"custom", morris_id}}};
  const auto lower = lowered(variant);
  for (const auto& [name, ruleset] : names)
    if (lower.find(name) != std::string::npos) return ruleset;
  return std::nullopt;
}

Result<std::string_view> foreign_ruleset(const Record& record) {
  if (const auto* variant = record.find("Variant")) {
    if (const auto ruleset = ruleset_of_variant(variant->value)) return *ruleset;
    return refuse(Reason::RecordRuleset, shown(variant->value));
  }
  const auto* fen = record.find("FEN");
  const bool has_rings = fen == nullptr || fen->value.find('/') != std::string::npos;
  return has_rings ? morris_id : oware_id;
}

// Sanmill leaves Variant and FEN out where everything is as usual.
bool is_from_sanmill(const Record& record) {
  const auto* event = record.find("Event");
  const auto* site = record.find("Site");
  return (event != nullptr && event->value == "Sanmill-Game") ||
         (site != nullptr && site->value == "Sanmill");
}

Result<std::string> position_from_fen(std::string_view ruleset, std::string_view fen) {
  if (ruleset == morris_id) return position_from_sanmill(fen);
  return std::string(fen);
}

}  // namespace

bool has_foreign_tags(const Record& record) {
  return record.find("Ruleset") == nullptr &&
         (record.find("Variant") != nullptr || record.find("FEN") != nullptr ||
          is_from_sanmill(record));
}

Result<void> adopt_foreign_tags(Record& record) {
  const auto ruleset = foreign_ruleset(record);
  if (!ruleset) return tl::unexpected(ruleset.error());
  const auto* fen = record.find("FEN");
  if (fen != nullptr) {
    auto position = position_from_fen(*ruleset, fen->value);
    if (!position)
      return tl::unexpected(
          Error{Reason::RecordTag, {std::to_string(fen->line.number), "FEN"}, {position.error()}});
    const auto* before = record.find("Position");
    if (before != nullptr && before->value != *position)
      return refuse(Reason::RecordTagTwice, std::to_string(fen->line.number), "Position",
                    shown(before->value));
    if (before == nullptr && *position != find_ruleset(*ruleset)->new_match()->position())
      record.tags.push_back({"Position", *position, fen->line});
  }
  std::erase_if(record.tags,
                [](const RecordTag& tag) { return tag.name == "FEN" || tag.name == "SetUp"; });
  record.tags.push_back({"Ruleset", std::string(*ruleset)});
  return {};
}

}  // namespace sowmill
