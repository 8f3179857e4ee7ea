#include "terminal/request.hpp"

#include <doctest/doctest.h>

#include "terminal/terminal.hpp"

namespace sowmill {
namespace {

TEST_CASE("lines are understood in every language, and what is no request is a move") {
  struct Example {
    std::string_view line;
    Request request;
  };
  const Example examples[] = {
      {"", {RequestKind::Nothing}},
      {"C", {RequestKind::Move, "C"}},
      {"d2-d3xa1", {RequestKind::Move, "d2-d3xa1"}},
      {"11 5 5 5 5 5", {RequestKind::Move, "11 5 5 5 5 5"}},
      {"?", {RequestKind::Help}},
      {"?C", {RequestKind::Preview, "C"}},
      {"?  Gxk", {RequestKind::Preview, "Gxk"}},
      {"preview +c", {RequestKind::Preview, "+c"}},
      {"PREVER c", {RequestKind::Preview, "c"}},
      {"preview", {RequestKind::Preview, ""}},
      {"moves", {RequestKind::Moves}},
      {"Jogadas", {RequestKind::Moves}},
      {"undo", {RequestKind::Undo}},
      {"save my game.txt", {RequestKind::Save, "my game.txt"}},
      {"salvar x", {RequestKind::Save, "x"}},
      {"draw", {RequestKind::Draw}},
      {"ciclo", {RequestKind::Cycle}},
      {"sair", {RequestKind::Quit}},
      {"undone", {RequestKind::Move, "undone"}},
  };
  for (const auto& [line, request] : examples) CHECK_MESSAGE(parse_request(line) == request, line);
}

TEST_CASE("moves may be written with other capitals") {
  CHECK(tidy_move(BoardShape::TwoRows, Side::First, "c") == "C");
  CHECK(tidy_move(BoardShape::TwoRows, Side::Second, "C") == "c");
  CHECK(tidy_move(BoardShape::TwoRows, Side::First, "+c") == "+C");
  CHECK(tidy_move(BoardShape::FourRows, Side::First, "gXK") == "Gxk");
  CHECK(tidy_move(BoardShape::FourRows, Side::Second, "GXk") == "gxK");
  CHECK(tidy_move(BoardShape::FourRows, Side::First, "PASS") == "pass");
  CHECK(tidy_move(BoardShape::FourRows, Side::First, "Passar") == "pass");
  CHECK(tidy_move(BoardShape::FourRows, Side::First, "passo") == "pass");
  CHECK(tidy_move(BoardShape::Morris, Side::First, "D2-D3XA1") == "d2-d3xa1");
  CHECK(tidy_move(BoardShape::TwoRows, Side::First, "foo") == "foo");
}

TEST_CASE("set-ups, choices and answers are read in a friendly way") {
  CHECK(tidy_setup("11 5, 5,5\t5 5") == "11-5-5-5-5-5");
  CHECK(tidy_setup("11-5-5-5-5-5") == "11-5-5-5-5-5");
  CHECK(tidy_choice("Trocar") == "swap");
  CHECK(tidy_choice("manter") == "keep");
  CHECK(tidy_choice("maybe") == "maybe");
  CHECK(says_yes("Sim"));
  CHECK_FALSE(says_yes("no"));
  CHECK_FALSE(says_yes(""));
}

TEST_CASE("how a stream is drawn on depends on what it is") {
  const auto style = [](const TerminalEnvironment& environment) {
    return terminal_style(environment, Language::English);
  };
  CHECK(style({.is_terminal = false, .term = "xterm"}).charset == Charset::Ascii);
  CHECK(style({.is_terminal = false, .term = "xterm"}).colours == Colours::None);
  CHECK(style({.is_terminal = true, .term = "dumb"}).charset == Charset::Ascii);
  CHECK(style({.is_terminal = true, .term = "dumb"}).colours == Colours::None);
  CHECK(style({.is_terminal = true, .term = "xterm"}).charset == Charset::Unicode);
  CHECK(style({.is_terminal = true, .term = "xterm"}).colours == Colours::Ansi);
  CHECK(style({.is_terminal = true, .term = "xterm", .no_color = "1"}).colours == Colours::None);
  CHECK(style({.is_terminal = true, .term = "xterm", .locale = "pt_PT.UTF-8"}).charset ==
        Charset::Unicode);
  CHECK(style({.is_terminal = true, .term = "xterm", .locale = "pt_PT.ISO-8859-1"}).charset ==
        Charset::Ascii);
}

}  // namespace
}  // namespace sowmill
