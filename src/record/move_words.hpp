#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/catalog.hpp"

// How moves stand in the text of a record, word by word.
namespace sowmill {

enum class MoveNotation : std::uint8_t {
  Plain,     // A word is a move.
  Letters,   // The oware family: letters may be joined (FfEa) and tell what they captured (F+3).
  Removals,  // Morris: the man removed may be a word of its own (d6 xb4).
};

// Without a rule set, moves are read plainly.
MoveNotation notation_of(const CatalogEntry* ruleset);

// The longest text of a move, "d2-d3xa1", and some room.
constexpr std::size_t longest_move = 20;

// Whether a text could be a move of some game, whatever its rules.
bool looks_like_move(std::string_view text);

// The moves of a word of letters: F, f, E, a of FfEa and of F+3fE+2a. Empty if it is no such word.
std::vector<std::string> split_letters(std::string_view word);

// The word without the number of a move in front of it: 12.F and 12. and 12...F.
std::string_view without_number(std::string_view word);

// The marks of praise and blame at the end of a word: !?.
std::string_view judgement_of(std::string_view word);

}  // namespace sowmill
