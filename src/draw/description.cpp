#include "draw/description.hpp"

#include <array>

#include "text/message.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

std::string list_of_places(const BoardView& view, Side side, Language language) {
  std::string list;
  for (const Place& place : view.places) {
    if (place.owner != side) continue;
    if (!list.empty()) list += ", ";
    list += place.name;
    if (view.shape != BoardShape::Morris) list += ' ' + std::to_string(place.count);
  }
  constexpr Message none = {"no men on the board", "nenhuma peça no tabuleiro"};
  return list.empty() ? std::string(none.in(language)) : list;
}

std::string describe_store(const BoardView& view, Side side, Language language) {
  if (view.shape == BoardShape::FourRows) return {};
  constexpr Message captured = {"; captured {0}", "; capturadas {0}"};
  constexpr Message in_hand = {"; in hand {0}", "; na mão {0}"};
  const auto& message = view.shape == BoardShape::Morris ? in_hand : captured;
  return filled(message.in(language), std::array{std::to_string(view.stores[index_of(side)])});
}

std::string describe_side(const BoardView& view, Side side, Language language) {
  return std::string(side_name(view.shape, side, language)) + ": " +
         list_of_places(view, side, language) + describe_store(view, side, language) + ".";
}

}  // namespace

std::string describe_board(const BoardView& view, Language language) {
  return describe_side(view, Side::First, language) + ' ' +
         describe_side(view, Side::Second, language) +
         (view.limit ? ' ' + describe_limit(view, language) + '.' : "");
}

std::string describe_limit(const BoardView& view, Language language) {
  constexpr Message limit = {"Three against three: {0} of {1} plies",
                             "Três contra três: {0} de {1} jogadas"};
  if (!view.limit) return {};
  return filled(limit.in(language),
                std::array{std::to_string(view.limit->played), std::to_string(view.limit->most)});
}

std::string describe_turn(const BoardView& view, Language language) {
  constexpr Message turn = {"{0} to move.", "Joga {0}."};
  return filled(turn.in(language),
                std::array{std::string(side_name(view.shape, view.turn, language))});
}

}  // namespace sowmill
