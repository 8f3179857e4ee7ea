#include "text/vocabulary.hpp"

#include "text/message.hpp"

namespace sowmill {

std::string_view side_word(BoardShape shape, Side side) {
  if (shape == BoardShape::Morris) return side == Side::First ? "white" : "black";
  return side == Side::First ? "south" : "north";
}

std::optional<Side> parse_side(BoardShape shape, std::string_view word) {
  for (const Side side : {Side::First, Side::Second})
    if (word == side_word(shape, side)) return side;
  return std::nullopt;
}

std::string_view side_name(BoardShape shape, Side side, Language language) {
  constexpr Message white = {"White", "Branco"};
  constexpr Message black = {"Black", "Preto"};
  constexpr Message south = {"South", "Sul"};
  constexpr Message north = {"North", "Norte"};
  if (shape == BoardShape::Morris) return (side == Side::First ? white : black).in(language);
  return (side == Side::First ? south : north).in(language);
}

std::string counted(BoardShape shape, int count, Language language) {
  constexpr Message seed = {"seed", "semente"};
  constexpr Message seeds = {"seeds", "sementes"};
  constexpr Message piece = {"piece", "peça"};
  constexpr Message pieces = {"pieces", "peças"};
  const bool is_seed = shape == BoardShape::TwoRows;
  const auto& one = is_seed ? seed : piece;
  const auto& many = is_seed ? seeds : pieces;
  return std::to_string(count) + ' ' + std::string((count == 1 ? one : many).in(language));
}

std::string_view outcome_word(BoardShape shape, Outcome outcome) {
  switch (outcome) {
    case Outcome::FirstWins:
      return side_word(shape, Side::First);
    case Outcome::SecondWins:
      return side_word(shape, Side::Second);
    case Outcome::Draw:
      return "draw";
    case Outcome::Ongoing:
      break;
  }
  return "ongoing";
}

std::string result_text(const Ending& ending) {
  if (ending.outcome == Outcome::Ongoing) return "*";
  if (ending.score)
    return std::to_string(ending.score->first) + '-' + std::to_string(ending.score->second);
  if (ending.outcome == Outcome::Draw) return "1/2-1/2";
  return ending.outcome == Outcome::FirstWins ? "1-0" : "0-1";
}

}  // namespace sowmill
