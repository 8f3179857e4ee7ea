#include "record/continued_record.hpp"

#include <algorithm>

#include "record/record_of.hpp"

namespace sowmill {
namespace {

bool is_unknown(const RecordTag& tag) {
  return tag.value.find_first_not_of("?.") == std::string::npos;
}

// A tag that was there more than once stays so.
void keep_tags(std::vector<RecordTag>& tags, const std::vector<RecordTag>& before) {
  std::vector<RecordTag> added;
  for (const auto& kept : before) {
    if (is_told_by_match(kept.name)) continue;
    const auto found = std::ranges::find(tags, kept.name, &RecordTag::name);
    if (found == tags.end())
      added.push_back(kept);
    else if (!is_unknown(kept))
      found->value = kept.value;
  }
  tags.insert(tags.end(), added.begin(), added.end());
}

void keep_remarks(RecordLine& line, const RecordLine& before) {
  line.comments = before.comments;
  const auto [move, old] =
      std::ranges::mismatch(line.moves, before.moves, {}, &RecordMove::text, &RecordMove::text);
  for (auto same = line.moves.begin(); same != move; ++same)
    same->remarks = before.moves[static_cast<std::size_t>(same - line.moves.begin())].remarks;
  if (move == line.moves.end() || old == before.moves.end()) return;
  move->remarks.emplace_back(RecordLine{.moves = {old, before.moves.end()}});
}

}  // namespace

Record continued(Record played, const Record& before) {
  keep_tags(played.tags, before.tags);
  for (std::size_t i = 0; i < std::min(played.rounds.size(), before.rounds.size()); ++i)
    keep_remarks(played.rounds[i].play, before.rounds[i].play);
  return played;
}

}  // namespace sowmill
