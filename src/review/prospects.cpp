#include "review/prospects.hpp"

#include <algorithm>

namespace sowmill::review {

const ReplayedMove* Prospects::strongest() const {
  const auto count_of = [](const ReplayedMove& choice) { return choice.taking.count; };
  const auto most = std::ranges::max_element(choices, {}, count_of);
  return most == choices.end() || most->taking.count == 0 ? nullptr : &*most;
}

bool Prospects::take_at(std::string_view place) const {
  return std::ranges::any_of(choices, [&](const ReplayedMove& choice) {
    return std::ranges::count(choice.taking.places, place) > 0;
  });
}

bool Prospects::close(const std::vector<std::string>& mill) const {
  return std::ranges::any_of(choices, [&](const ReplayedMove& choice) {
    return std::ranges::count(choice.taking.mills, mill) > 0;
  });
}

bool Prospects::move_from(std::string_view point) const {
  const auto start = std::string(point) + '-';
  return std::ranges::any_of(
      choices, [&](const ReplayedMove& choice) { return choice.text.starts_with(start); });
}

Prospects prospects_of(Match& match) {
  if (!match.chooser()) return {};
  return {.side = match.chooser(), .choices = replay_choices(match)};
}

Prospects prospects_if_passed(const CatalogEntry& entry, std::string_view position) {
  const auto passed = with_turn_passed(position);
  if (!passed) return {};
  const auto match = entry.match_at(*passed);
  return match ? prospects_of(**match) : Prospects{};
}

}  // namespace sowmill::review
