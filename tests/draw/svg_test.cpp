#include "draw/svg.hpp"

#include <doctest/doctest.h>

#include "draw/svg_page.hpp"
#include "games/morris/morris.hpp"
#include "games/ntxuva/ntxuva.hpp"
#include "games/ouri/ouri.hpp"

namespace sowmill {
namespace {

const Ouri ouri_game(ouri::ouri_rules);
const Ntxuva ntxuva_game(ntxuva::basic_rules);
const Morris morris_game(morris::source_rules);

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (auto at = text.find(part); at != std::string_view::npos;
       at = text.find(part, at + part.size()))
    ++found;
  return found;
}

BoardView ouri_view(std::string_view position) {
  return ouri_game.view(ouri_game.parse_state(position).value());
}

TEST_CASE("a picture says what it is to screen readers") {
  const auto picture = draw_svg(ouri_view("4-4-4-4-4-4-4-4-4-4-4-0-3-1-N"),
                                {.title = "A <start> & \"more\"", .id = "one"});
  CHECK(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  CHECK(count(picture, "role=\"img\" aria-labelledby=\"one-title one-desc\"") == 1);
  CHECK(count(picture, "<title id=\"one-title\">A &lt;start&gt; &amp; &quot;more&quot;</title>") ==
        1);
  CHECK(count(picture,
              "<desc id=\"one-desc\">South: A 4, B 4, C 4, D 4, E 4, F 4; captured 3. "
              "North: a 4, b 4, c 4, d 4, e 4, f 0; captured 1. North to move.</desc>") == 1);
  CHECK(picture.ends_with("</svg>\n"));
}

TEST_CASE("styles reach only inside their own picture") {
  const auto picture = draw_svg(ouri_view("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"), {.id = "a\"b 1"});
  CHECK(count(picture, "#a-b-1 .house,#a-b-1 .store{") == 1);
  CHECK(count(picture, "\n.") == 0);
}

TEST_CASE("up to ten seeds are drawn, the number always") {
  const auto picture = draw_svg(ouri_view("0-1-10-11-0-0-0-0-0-0-0-0-13-13-S"), {});
  CHECK(count(picture, "class=\"seed\"") == 1 + 10 + 10);
  CHECK(count(picture, ">11</text>") == 1);
  CHECK(count(picture, ">0</text>") == 9);
  CHECK(count(picture, ">13</text>") == 2);
}

TEST_CASE("a sowing is shown by badges and arrow heads") {
  auto state = ouri_game.parse_state("0-0-0-0-0-3-1-1-4-4-4-4-20-7-S").value();
  const auto view = ouri_game.view(state);
  const auto move = ouri_game.narrate(state, ouri_game.parse_move(state, "F").value());
  const auto picture = draw_svg(view, {.overlay = {.move = move}});
  CHECK(count(picture, ">+1</text>") == 3);
  CHECK(count(picture, "<polyline class=\"direction\"") == 3);
  CHECK(count(picture, "class=\"last\"") == 1);
  CHECK(count(picture, "class=\"start\"") == 1);
  CHECK(count(picture, "class=\"lost\"") == 0);
}

TEST_CASE("four rows have names for their rows, in the language asked for") {
  const auto view = ntxuva_game.view(ntxuva_game.initial_state());
  const auto picture = draw_svg(
      view, {.language = Language::PortugueseOfPortugal, .overlay = {.highlighted = {"A"}}});
  CHECK(count(picture, ">defesa</text>") == 2);
  CHECK(count(picture, ">ataque</text>") == 2);
  CHECK(count(picture, "class=\"seed\"") == 48);
  CHECK(count(picture, "class=\"highlighted\"") == 1);
  CHECK(count(picture, "lang=\"pt-PT\"") == 1);
}

TEST_CASE("a morris move is an arrow, a mill a line, a removal a cross") {
  auto state = morris_game.parse_state("WW...W..B....BB..........-0-0-0-W");
  REQUIRE_FALSE(state);  // 25 points.
  state = morris_game.parse_state("WW...W..B.....B.....B...-0-0-0-W");
  auto next = state.value();
  const auto move = morris_game.narrate(next, morris_game.parse_move(*state, "f6-g7xe5").value());
  const auto picture =
      draw_svg(morris_game.view(*state), {.overlay = {.move = move, .turn = TurnSign::Hidden}});
  CHECK(count(picture, "class=\"way\"") == 1);
  CHECK(count(picture, "class=\"mill\"") == 1);
  CHECK(count(picture, "class=\"cross\"") == 2);
  CHECK(count(picture, "class=\"white\"") == 2 + 1);  // And the one that moves, where it arrives.
  CHECK(count(picture, "class=\"white ghost\"") == 1);
  CHECK(count(picture, "class=\"turn\"") == 0);
}

TEST_CASE("the plies of three against three are written and told, where they are limited") {
  const auto position = "WW...W..B.....B.....B...-0-0-4-W";
  const auto picture = draw_svg(morris_game.view(morris_game.parse_state(position).value()), {});
  CHECK(count(picture, ">Three against three: 4 of 10 plies</text>") == 1);
  CHECK(count(picture, "Three against three: 4 of 10 plies. White to move.</desc>") == 1);
  const Morris classic(morris::classic_rules);
  const auto unlimited = "WW...W..B.....B.....B...-0-0-0-W";
  CHECK(count(draw_svg(classic.view(classic.parse_state(unlimited).value()), {}), "against") == 0);
  const auto four = "WW...W.WB.....B.....B...-0-0-0-W";
  CHECK(count(draw_svg(morris_game.view(morris_game.parse_state(four).value()), {}), "against") ==
        0);
}

TEST_CASE("numbers are short") {
  CHECK(svg_number(3) == "3");
  CHECK(svg_number(-0.04) == "0");
  CHECK(svg_number(-2.55) == "-2.6");
  CHECK(svg_number(0.5) == "0.5");
}

}  // namespace
}  // namespace sowmill
