#include "draw/terminal.hpp"

#include <doctest/doctest.h>

#include "games/aqil/aqil.hpp"
#include "games/morris/morris.hpp"
#include "games/ntxuva/ntxuva.hpp"
#include "games/ouri/ouri.hpp"

namespace sowmill {
namespace {

constexpr TerminalStyle unicode{.charset = Charset::Unicode};
constexpr TerminalStyle ascii{};

const Ouri ouri_game(ouri::ouri_rules);
const Aqil aqil_game(aqil::letter_rules);
const Ntxuva ntxuva_game(ntxuva::advanced_rules);
const Morris morris_game(morris::source_rules);

template <class G>
BoardView view_of(const G& game, std::string_view position) {
  return game.view(game.parse_state(position).value());
}

template <class G>
Overlay overlay_of(const G& game, std::string_view position, std::string_view move) {
  auto state = game.parse_state(position).value();
  return {.move = game.narrate(state, game.parse_move(state, move).value())};
}

// The drawing after a line end, so that examples can start on a line of their own.
std::string drawn(const BoardView& view, const TerminalStyle& style, const Overlay& overlay = {}) {
  return '\n' + draw_terminal(view, style, overlay);
}

TEST_CASE("two rows: each store is on its owner's right, North's row runs from right to left") {
  const auto view = view_of(ouri_game, "1-0-3-4-2-6-1-2-1-0-13-5-6-4-S");
  CHECK(drawn(view, unicode, {.highlighted = {"C", "D", "E", "F"}}) == R"(
╭─────────╮ ╭──f───┬──e───┬──d───┬──c───┬──b───┬──a───╮ ╭─────────╮
│   North │ │  5   │ 13   │  0   │  1   │  2   │  1   │ │ ▸ South │
│    4    │ ╞══A═══╪══B═══╪═[C]══╪═[D]══╪═[E]══╪═[F]══╡ │    6    │
│         │ │  1   │  0   │  3   │  4   │  2   │  6   │ │         │
╰─────────╯ ╰──────┴──────┴──────┴──────┴──────┴──────╯ ╰─────────╯
)");
  CHECK(drawn(view, {.language = Language::PortugueseOfBrazil}) == R"(
+---------+ +--f---+--e---+--d---+--c---+--b---+--a---+ +---------+
|   Norte | |  5   | 13   |  0   |  1   |  2   |  1   | |  > Sul  |
|    4    | +==A===+==B===+==C===+==D===+==E===+==F===+ |    6    |
|         | |  1   |  0   |  3   |  4   |  2   |  6   | |         |
+---------+ +------+------+------+------+------+------+ +---------+
)");
}

TEST_CASE("a preview shows what falls where, the last house, and what is captured") {
  const auto* const position = "5-1-0-3-0-2-1-2-0-0-8-4-26-20-S";
  CHECK(drawn(view_of(aqil_game, position), unicode, overlay_of(aqil_game, position, "A")) == R"(
╭─────────╮ ╭──f───┬──e───┬──d───┬──c───┬──b───┬──a───╮ ╭─────────╮
│   North │ │  4   │  8   │  0   │  0   │  2   │  1   │ │ ▸ South │
│         │ │      │      │ +1◉  │ +1   │  ↑   │ +1   │ │         │
│         │ │      │      │      │      │ ×1   │      │ │         │
│   20    │ ╞══A═══╪══B═══╪══C═══╪══D═══╪══E═══╪══F═══╡ │   26    │
│         │ │  5   │  1   │  0   │  3   │  0   │  2   │ │         │
│         │ │  ↑   │ +1   │ +1   │ +1   │ +1   │  ↑   │ │         │
│         │ │      │      │      │      │      │ ×1   │ │         │
╰─────────╯ ╰──────┴──────┴──────┴──────┴──────┴──────╯ ╰─────────╯
)");
}

TEST_CASE("four rows: L faces g and G faces l; a bonus is shown with the captures") {
  const auto* const position = "1-0-0-0-0-0-1-0-0-0-0-0-0-2-0-0-5-0-0-0-0-0-3-0-S";
  CHECK(drawn(view_of(ntxuva_game, position), ascii, overlay_of(ntxuva_game, position, "Gxe")) ==
        R"(
            +--f---+--e---+--d---+--c---+--b---+--a---+
   North    |  0   |  5   |  0   |  0   |  2   |  0   |  defence
            |      | x5   |      |      | x2   |      |
            +--g---+--h---+--i---+--j---+--k---+--l---+
            |  0   |  0   |  0   |  0   |  3   |  0   |  attack
            |      |      |      |      | x3   |      |
            +==L===+==K===+==J===+==I===+==H===+==G===+
            |  0   |  0   |  0   |  0   |  0   |  1   |  attack
            |      |      |      |      | +1*  |  ^   |
            +--A---+--B---+--C---+--D---+--E---+--F---+
 > South    |  1   |  0   |  0   |  0   |  0   |  0   |  defence
            +------+------+------+------+------+------+
)");
  CHECK(drawn(view_of(ntxuva_game, "1-2-3-4-5-6-0-0-0-0-0-1-6-5-4-3-2-1-1-0-0-0-0-2-N"), unicode) ==
        R"(
            ╭──f───┬──e───┬──d───┬──c───┬──b───┬──a───╮
 ▸ North    │  1   │  2   │  3   │  4   │  5   │  6   │  defence
            ├──g───┼──h───┼──i───┼──j───┼──k───┼──l───┤
            │  1   │  0   │  0   │  0   │  0   │  2   │  attack
            ╞══L═══╪══K═══╪══J═══╪══I═══╪══H═══╪══G═══╡
            │  1   │  0   │  0   │  0   │  0   │  0   │  attack
            ├──A───┼──B───┼──C───┼──D───┼──E───┼──F───┤
   South    │  1   │  2   │  3   │  4   │  5   │  6   │  defence
            ╰──────┴──────┴──────┴──────┴──────┴──────╯
)");
}

TEST_CASE("morris: three squares, men in hand, and a mill that removes a man") {
  const auto* const position = "WW.B....BW....B.........-3-4-0-W";
  CHECK(drawn(view_of(morris_game, position), unicode,
              overlay_of(morris_game, position, "g7xb6")) == R"(
  7  ○───────────○──────────[◎]     ●   Black
     │           │           │          on the board 3
  6  │  [×]──────┼───────┐   │          in hand 4
     │   │       │       │   │
  5  │   │   ┌───┴───●   │   │
     │   │   │       │   │   │
  4  ○───┼───┤       ├───┼───●
     │   │   │       │   │   │
  3  │   │   └───┬───┘   │   │
     │   │       │       │   │
  2  │   └───────┼───────┘   │      ○ ▸ White
     │           │           │          on the board 3
  1  └───────────┴───────────┘          in hand 3
     a   b   c   d   e   f   g
)");
}

TEST_CASE("morris: men that can be moved stand in brackets, empty points do not") {
  const auto view = view_of(morris_game, "W.W...W...B.........B..B-0-0-0-B");
  const Overlay overlay{.highlighted = {"b4", "g1", "d7"}};
  CHECK(drawn(view, {.language = Language::PortugueseOfPortugal}, overlay) == R"(
  7  O-----------+-----------O      @ > Preto
     |           |           |          no tabuleiro 3
  6  |   +-------+-------+   |          na mão 0
     |   |       |       |   |
  5  |   |   O---+---+   |   |
     |   |   |       |   |   |
  4  +--[@]--+       +---+---+      Três contra três: 0 de 10 jogadas
     |   |   |       |   |   |
  3  |   |   +---+---+   |   |
     |   |       |       |   |
  2  |   +-------+-------@   |      O   Branco
     |           |           |          no tabuleiro 3
  1  +-----------+----------[@]         na mão 0
     a   b   c   d   e   f   g
)");
}

TEST_CASE("colours are put around the same characters") {
  const auto view = view_of(ouri_game, "4-4-4-4-4-4-4-4-4-4-4-0-2-2-N");
  auto coloured = draw_terminal(view, {Charset::Unicode, Colours::Ansi, Language::English},
                                {.highlighted = {"a"}});
  CHECK(coloured.find("\x1b[1;32m[a]\x1b[0m") != std::string::npos);
  for (auto start = coloured.find('\x1b'); start != std::string::npos;
       start = coloured.find('\x1b'))
    coloured.erase(start, coloured.find('m', start) + 1 - start);
  CHECK(coloured == draw_terminal(view, unicode, {.highlighted = {"a"}}));
}

TEST_CASE("a game that is over has no turn to show") {
  const auto view = view_of(ouri_game, "0-0-0-0-0-0-0-0-0-0-0-0-26-22-S");
  CHECK(draw_terminal(view, ascii).find('>') != std::string::npos);
  CHECK(draw_terminal(view, ascii, {.turn = TurnSign::Hidden}).find('>') == std::string::npos);
}

}  // namespace
}  // namespace sowmill
