#include "draw/svg.hpp"

#include <array>

#include "draw/description.hpp"
#include "draw/svg_boards.hpp"
#include "text/message.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

// Everything on the page has a colour of its own against the picture's own ground.
constexpr std::string_view style_sheet = R"(.ground{fill:#fbf7ee}
.board{fill:#d8ae74;stroke:#8a6236;stroke-width:3}
.frontier{stroke:#8a6236;stroke-width:3;stroke-linecap:round}
.house,.store{fill:#7d5630;stroke:#5b3d20;stroke-width:2}
.seed{fill:#f6efdc;stroke:#3b2814;stroke-width:1.5}
.count{fill:#fbf7ee;stroke:#5b3d20;stroke-width:1.5}
text{font:bold 16px "DejaVu Sans",Verdana,sans-serif;fill:#2b1d0e}
text.row{font-weight:normal;font-size:13px;fill:#5b4a36}
text.stored{font-size:24px;fill:#fbf7ee}
text.added-text,text.taken-text{font-size:14px;fill:#fff}
.added{fill:#1b5fa7;stroke:#fff;stroke-width:1.5}
.taken{fill:#b3241c;stroke:#fff;stroke-width:1.5}
.highlighted{fill:none;stroke:#176b34;stroke-width:5}
.start{fill:none;stroke:#2b1d0e;stroke-width:4;stroke-dasharray:3 5;stroke-linecap:round}
.last{fill:none;stroke:#1b5fa7;stroke-width:5}
.lost{fill:none;stroke:#b3241c;stroke-width:5;stroke-dasharray:12 6}
.direction{fill:none;stroke:#1b5fa7;stroke-width:3.5;stroke-linecap:round;stroke-linejoin:round}
.way{stroke:#1b5fa7;stroke-width:5;stroke-linecap:round}
.way-head{fill:#1b5fa7}
.grid{stroke:#5b3d20;stroke-width:3;stroke-linecap:round}
.mill{stroke:#e0a100;stroke-width:13;stroke-linecap:round}
.point{fill:#5b3d20}
.white{fill:#fffdf6;stroke:#2b1d0e;stroke-width:2.5}
.white-ring{fill:none;stroke:#8d8270;stroke-width:2}
.black{fill:#24211d;stroke:#000;stroke-width:2.5}
.black-ring{fill:none;stroke:#8d8578;stroke-width:2}
.cross{stroke:#b3241c;stroke-width:6;stroke-linecap:round}
.turn{fill:#176b34}
.ghost{opacity:.35}
)";

// The rules, told to reach only inside the picture of that id: a page may hold several pictures,
// and has texts of its own. Requires: a rule a line.
std::string style_for(std::string_view id) {
  std::string result;
  const std::string scope = '#' + std::string(id) + ' ';
  bool in_selector = false;
  for (const char c : style_sheet) {
    const bool starts_selector =
        result.empty() || result.back() == '\n' || (in_selector && result.back() == ',');
    if (starts_selector) result += scope;
    in_selector = (starts_selector || in_selector) && c != '{';
    result += c;
  }
  return result;
}

// As an id in XML and in style sheets must be.
std::string plain_id(std::string_view text) {
  std::string id;
  for (const char c : text) {
    const bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    id += is_letter || (c >= '0' && c <= '9' && !id.empty()) ? c : '-';
  }
  return id;
}

std::string header(Size size, const std::string& id, Language language) {
  constexpr std::string_view text =
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="0 0 {0} {1}" )"
      R"(id="{2}" role="img" aria-labelledby="{2}-title {2}-desc" lang="{3}">)";
  return filled(text, std::array{svg_number(size.width), svg_number(size.height), id,
                                 std::string(language_tag(language))}) +
         '\n';
}

std::string words_for_readers(const BoardView& view, const std::string& id,
                              const SvgOptions& options) {
  constexpr Message board = {"Board", "Tabuleiro"};
  const auto description =
      describe_board(view, options.language) +
      (options.overlay.turn == TurnSign::Shown ? ' ' + describe_turn(view, options.language) : "");
  const auto title =
      options.title.empty() ? std::string(board.in(options.language)) : options.title;
  constexpr std::string_view text = R"(<title id="{0}-title">{1}</title>)"
                                    "\n"
                                    R"(<desc id="{0}-desc">{2}</desc>)";
  return filled(text, std::array{id, xml_escaped(title), xml_escaped(description)}) + '\n';
}

}  // namespace

void draw_side_name(SvgPage& page, const BoardView& view, const SvgOptions& options, Side side,
                    Spot middle) {
  const auto name = side_name(view.shape, side, options.language);
  page.text(middle, name, "side");
  const bool on_turn = view.turn == side && options.overlay.turn == TurnSign::Shown;
  if (on_turn)
    page.circle({middle.x - 5.5 * static_cast<double>(name.size()) - 11, middle.y}, 6, "turn");
}

std::string draw_svg(const BoardView& view, const SvgOptions& options) {
  SvgPage page;
  const Size size = view.shape == BoardShape::Morris ? draw_morris_picture(page, view, options)
                                                     : draw_sowing_picture(page, view, options);
  SvgPage ground;
  ground.rectangle({0, 0}, size.width, size.height, 12, "ground");
  const auto id = plain_id(options.id);
  return header(size, id, options.language) + words_for_readers(view, id, options) + "<style>\n" +
         style_for(id) + "</style>\n" + ground.elements() + page.elements() + "</svg>\n";
}

}  // namespace sowmill
