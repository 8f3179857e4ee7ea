#include "record/sanmill_position.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "common/text.hpp"
#include "match/catalog.hpp"

namespace sowmill {
namespace {

constexpr std::size_t points_in_ring = 8;
constexpr std::array<std::string_view, 24> sanmill_points = {
    "d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5", "d6", "f6", "f4", "f2",
    "d2", "b2", "b4", "b6", "d7", "g7", "g4", "g1", "d1", "a1", "a4", "a7"};
constexpr std::array<std::pair<char, char>, 3> men = {{{'*', '.'}, {'O', 'W'}, {'@', 'B'}}};

std::optional<char> man_of(char sanmill) {
  const auto man = std::ranges::find(men, sanmill, &std::pair<char, char>::first);
  return man == men.end() ? std::nullopt : std::optional(man->second);
}

char sanmill_of(char man) {
  return std::ranges::find(men, man, &std::pair<char, char>::second)->first;
}

// Where each of our points, in our order, stands among the rings.
std::vector<std::size_t> places_in_rings() {
  std::vector<std::size_t> all;
  for (const Place& place : find_ruleset("morris")->new_match()->view(std::nullopt).places) {
    const auto index = static_cast<std::size_t>(std::ranges::find(sanmill_points, place.name) -
                                                sanmill_points.begin());
    all.push_back(index + index / points_in_ring);
  }
  return all;
}

// The 24 points in our order.
std::optional<std::string> points_of(std::string_view rings) {
  if (rings.size() != 26 || rings[8] != '/' || rings[17] != '/') return std::nullopt;
  std::string points;
  for (const auto place : places_in_rings()) {
    const auto man = man_of(rings[place]);
    if (!man) return std::nullopt;
    points += *man;
  }
  return points;
}

}  // namespace

Result<std::string> position_from_sanmill(std::string_view fen) {
  const auto fields = words(fen);
  if (fields.size() < 10) return refuse(Reason::RecordFen, shown(fen));
  const auto points = points_of(fields[0]);
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

std::string position_for_sanmill(std::string_view position) {
  const auto fields = split(position, '-', 5);
  const auto points = fields[0];
  const auto places = places_in_rings();
  std::string fen = "********/********/********";
  for (std::size_t i = 0; i < places.size(); ++i) fen[places[i]] = sanmill_of(points[i]);
  const auto count = [&](char man) { return std::to_string(std::ranges::count(points, man)); };
  const bool is_placing = fields[1] != "0" || fields[2] != "0";
  fen += fields[4] == "W" ? " w " : " b ";
  fen += is_placing ? "p p " : "m s ";
  fen +=
      count('W') + ' ' + std::string(fields[1]) + ' ' + count('B') + ' ' + std::string(fields[2]);
  // Nothing to remove, no mills before, no moves since a removal, move 1.
  return fen + " 0 0 0 0 0 0 0 0 1";
}

}  // namespace sowmill
