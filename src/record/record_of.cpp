#include "record/record_of.hpp"

#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

std::array<RecordTag, 6> roster_of(BoardShape shape) {
  const auto [first, second] = player_tags(shape);
  return {{{"Event", "?"},
           {"Site", "?"},
           {"Date", "????.??.??"},
           {"Round", "?"},
           {first, "?"},
           {second, "?"}}};
}

// The position of the Position tag; none for the usual start, and for an Aqil match, which has
// set-ups.
std::optional<std::string> start_of(const CatalogEntry& entry, const std::vector<Round>& rounds) {
  const bool has_setup = rounds.empty() || !rounds.front().setup.empty();
  if (has_setup || rounds.front().start == entry.new_match()->position()) return std::nullopt;
  return rounds.front().start;
}

RecordRound record_round(const Round& round) {
  RecordRound recorded{.setup = round.setup, .lot = round.lot, .result = result_text(round.ending)};
  for (const auto& move : round.moves) recorded.play.moves.push_back({.text = move});
  return recorded;
}

const RecordTag* find_tag(std::span<const RecordTag> tags, std::string_view name) {
  const auto found = std::ranges::find(tags, name, &RecordTag::name);
  return found == tags.end() ? nullptr : &*found;
}

}  // namespace

std::array<std::string, 2> player_tags(BoardShape shape) {
  if (shape == BoardShape::Morris) return {"White", "Black"};
  return {"South", "North"};
}

bool is_told_by_match(std::string_view tag) {
  return tag == "Result" || tag == "Ruleset" || tag == "Position";
}

Record record_of(const CatalogEntry& entry, const Match& match, std::span<const RecordTag> tags) {
  Record record;
  for (const auto& unknown : roster_of(entry.shape)) {
    const auto* given = find_tag(tags, unknown.name);
    record.tags.push_back(given == nullptr ? unknown : *given);
  }
  const auto rounds = match.rounds();
  record.tags.push_back({"Result", result_text(match.verdict().ending)});
  record.tags.push_back({"Ruleset", std::string(entry.id)});
  if (const auto start = start_of(entry, rounds)) record.tags.push_back({"Position", *start});
  for (const auto& tag : tags)
    if (record.find(tag.name) == nullptr && !is_told_by_match(tag.name)) record.tags.push_back(tag);
  for (const auto& round : rounds) record.rounds.push_back(record_round(round));
  return record;
}

}  // namespace sowmill
