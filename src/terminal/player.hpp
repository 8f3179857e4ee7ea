#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "common/random.hpp"
#include "common/result.hpp"
#include "engine/analyst.hpp"

namespace sowmill {

// Who plays a side.
struct Person {};
struct RandomPlayer {};
struct Computer {
  int level;
};
using Player = std::variant<Person, RandomPlayer, Computer>;
using Players = std::array<Player, 2>;  // By side.

// "human", "random", "level:1" to "level:9" or "perfect".
Result<Player> parse_player(std::string_view text);

// What a record calls the player: "random player", "level 3", "perfect"; empty for a person, whose
// name nobody has told.
std::string name_of(const Player& player);

inline bool is_person(const Player& player) { return std::holds_alternative<Person>(player); }

// What the player of that side does in the match now, as Match::play takes it; none if a person has
// to be asked. Requires: it is for that side to decide, or to lay a set-up.
std::optional<std::string> decide(const Player& player, const Match& match, Analyst& analyst,
                                  Side side, Random& random);

// Takes back to where a person decides: one move between two people, and what the others did since
// in between. Refused, with everything as it was, if there is no such place.
Result<void> take_back(Match& match, const Players& players);

}  // namespace sowmill
