// Properties that hold for whatever is thrown at a match, tried on generated input (rapidcheck).

#include <algorithm>
#include <doctest/doctest.h>
#include <rapidcheck.h>

#include "common/text.hpp"
#include "engine/perft.hpp"
#include "match/catalog.hpp"

namespace sowmill {
namespace {

const CatalogEntry& any_ruleset() {
  return catalog()[*rc::gen::inRange<std::size_t>(0, catalog().size())];
}

std::unique_ptr<Match> at_start(const CatalogEntry& entry) {
  return *entry.match_at(entry.start_position());
}

// Plays moves picked by the numbers; stops when the game is over.
void play_picked(Match& match, const std::vector<unsigned>& picks) {
  for (const unsigned pick : picks) {
    const auto moves = match.legal_moves();
    if (moves.empty()) return;
    RC_ASSERT(match.play(moves[pick % moves.size()]));
  }
}

// A position text of a sowing game with these numbers put into it, well-formed or not.
std::string with_numbers(std::string_view position, const std::vector<int>& numbers) {
  std::string text;
  std::size_t i = 0;
  for (const auto field : split(position, '-', 40)) {
    if (!text.empty()) text += '-';
    const bool replaced = i < numbers.size() && parse_number(field, 99);
    text += replaced ? std::to_string(numbers[i]) : std::string(field);
    ++i;
  }
  return text;
}

}  // namespace

TEST_CASE("taking everything back leads to the start through the same positions") {
  CHECK(rc::check([](const std::vector<unsigned>& picks) {
    const auto& entry = any_ruleset();
    const auto match = at_start(entry);
    play_picked(*match, picks);
    const auto moves = match->rounds().front().moves;
    const auto end = match->position();
    for (std::size_t i = 0; i < moves.size(); ++i) RC_ASSERT(match->undo());
    RC_ASSERT(match->position() == entry.start_position());
    for (const auto& move : moves) RC_ASSERT(match->play(move));
    RC_ASSERT(match->position() == end);
  }));
}

TEST_CASE("text that is not a legal move is refused with a reason and changes nothing") {
  CHECK(rc::check([](const std::vector<unsigned>& picks, const std::string& text) {
    const auto match = at_start(any_ruleset());
    play_picked(*match, picks);
    const auto before = match->position();
    const auto moves = match->legal_moves();
    RC_PRE(std::ranges::find(moves, text) == moves.end());
    for (const Language language : all_languages)
      RC_ASSERT(!match->why_not(text, language)->empty());
    RC_ASSERT(!match->play(text));
    RC_ASSERT(match->position() == before);
  }));
}

TEST_CASE("noise is refused as a position") {
  CHECK(rc::check([](const std::string& text) {
    for (const auto& entry : catalog()) RC_ASSERT(!entry.match_at(text));
  }));
}

TEST_CASE("a position with any numbers is refused, or can be played and written back") {
  CHECK(rc::check([](const std::vector<unsigned>& picks) {
    const auto& entry = any_ruleset();
    const auto numbers = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 6));
    const auto match = entry.match_at(with_numbers(entry.start_position(), numbers));
    if (!match) return;
    RC_ASSERT(entry.match_at(*(*match)->position()));
    play_picked(**match, picks);
    RC_ASSERT(entry.match_at(*(*match)->position()));
  }));
}

TEST_CASE("perft of two plies is the sum of the moves after each move") {
  CHECK(rc::check([](const std::vector<unsigned>& picks) {
    const auto& entry = any_ruleset();
    const auto match = at_start(entry);
    play_picked(*match, picks);
    const auto here = *entry.match_at(*match->position());
    std::uint64_t sum = 0;
    for (const auto& move : here->legal_moves())
      sum += (*entry.match_at(here->replay(move)->position))->legal_moves().size();
    RC_ASSERT(perft(*here, 2) == sum);
  }));
}

}  // namespace sowmill
