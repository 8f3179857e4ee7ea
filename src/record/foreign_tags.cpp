#include "record/foreign_tags.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "common/text.hpp"
#include "play/catalog.hpp"

namespace sowmill {
namespace {

constexpr std::string_view oware_id = "oware";
// Sanmill's standard game has no limit on three men against three.
constexpr std::string_view morris_id = "morris-classic";

constexpr std::array<std::string_view, 24> sanmill_points = {
    "d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5", "d6", "f6", "f4", "f2",
    "d2", "b2", "b4", "b6", "d7", "g7", "g4", "g1", "d1", "a1", "a4", "a7"};

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

std::optional<char> man_of(char sanmill) {
  switch (sanmill) {
    case '*':
      return '.';
    case 'O':
      return 'W';
    case '@':
      return 'B';
    default:
      return std::nullopt;
  }
}

// The 24 points in our order.
std::optional<std::string> points_from_sanmill(std::string_view rings) {
  if (rings.size() != 26 || rings[8] != '/' || rings[17] != '/') return std::nullopt;
  const auto places = find_ruleset(morris_id)->new_match()->view(std::nullopt).places;
  std::string points;
  for (const Place& place : places) {
    const auto index = static_cast<std::size_t>(std::ranges::find(sanmill_points, place.name) -
                                                sanmill_points.begin());
    const auto man = man_of(rings[index + index / 8]);
    if (!man) return std::nullopt;
    points += *man;
  }
  return points;
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
    if (*position != find_ruleset(*ruleset)->new_match()->position())
      record.tags.push_back({"Position", *position, fen->line});
  }
  std::erase_if(record.tags,
                [](const RecordTag& tag) { return tag.name == "FEN" || tag.name == "SetUp"; });
  record.tags.push_back({"Ruleset", std::string(*ruleset)});
  return {};
}

Result<std::string> position_from_sanmill(std::string_view fen) {
  const auto fields = words(fen);
  if (fields.size() < 10) return refuse(Reason::RecordFen, shown(fen));
  const auto points = points_from_sanmill(fields[0]);
  const bool side_known = fields[1] == "w" || fields[1] == "b";
  const auto white = parse_number(fields[5], 9);
  const auto black = parse_number(fields[7], 9);
  // A removal is part of the move that closed the mill: there is no position between the two.
  const bool removal_pending = fields[3] == "r" || fields[8] != "0" || fields[9] != "0";
  if (!points || !side_known || !white || !black || removal_pending)
    return refuse(Reason::RecordFen, shown(fen));
  return *points + '-' + std::to_string(*white) + '-' + std::to_string(*black) + "-0-" +
         (fields[1] == "w" ? 'W' : 'B');
}

}  // namespace sowmill
