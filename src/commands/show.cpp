#include <fmt/core.h>

#include "cli/position_arguments.hpp"
#include "commands/commands.hpp"
#include "draw/svg.hpp"
#include "draw/terminal.hpp"
#include "terminal/terminal.hpp"

namespace sowmill {
namespace {

struct ShowArguments : PositionArguments {
  std::optional<std::string> move;
  bool svg = false;
};

// Every drawing names the rules: positions of several rule sets look alike.
std::string caption_of(const CatalogEntry& entry, Language language) {
  return fmt::format("{} ({})", entry.title.in(language), entry.id);
}

Result<std::string> draw(const ShowArguments& arguments, Language language) {
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return tl::unexpected(entry.error());
  const auto match = (*entry)->match_at(arguments.position);
  if (!match) return tl::unexpected(match.error());
  Overlay overlay{.highlighted = starts_of((*match)->legal_moves())};
  if ((*match)->phase() == Phase::Over) overlay.turn = TurnSign::Hidden;
  if (arguments.move) {
    auto played = (*match)->replay(*arguments.move);
    if (!played) return tl::unexpected(played.error());
    overlay.highlighted.clear();
    overlay.move = std::move(played->events);
  }
  const auto view = (*match)->view(std::nullopt);
  const auto caption = caption_of(**entry, language);
  if (arguments.svg)
    return draw_svg(view, {.language = language, .title = caption, .overlay = overlay});
  return caption + "\n\n" +
         draw_terminal(view, terminal_style(terminal_environment(stdout), language), overlay);
}

}  // namespace

void add_show(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "show", session.in_words({"Draw a position for a terminal, or as a picture",
                                "Desenha uma posição no terminal, ou como imagem"}));
  auto arguments = std::make_shared<ShowArguments>();
  arguments->add_ruleset_to(*command, session);
  arguments->add_position_to(*command, session)->required();
  command->add_option(
      "--move", arguments->move,
      session.in_words({"Show what this move would do", "Mostra o que esta jogada faria"}));
  command->add_flag("--svg", arguments->svg,
                    session.in_words({"Print an SVG picture", "Escreve uma imagem SVG"}));
  command->callback([=, &session] {
    session.action = [=, &session] {
      const auto drawing = draw(*arguments, session.language);
      if (!drawing) return session.refused(drawing.error());
      fmt::print("{}", *drawing);
      return Exit::Done;
    };
  });
}

}  // namespace sowmill
