#include <array>
#include <cstdio>
#include <fmt/core.h>

#include "cli/open_tables.hpp"
#include "cli/position_input.hpp"
#include "cli/validators.hpp"
#include "commands/commands.hpp"
#include "common/text.hpp"
#include "terminal/record_file.hpp"
#include "terminal/terminal_game.hpp"
#include "text/errors.hpp"

namespace sowmill {
namespace {

struct PlayArguments {
  std::string ruleset;
  std::string first = "human";
  std::string second = "human";
  std::optional<std::string> position;
  std::optional<std::string> load;
  std::optional<std::uint64_t> seed;
  std::string tables{built_tables};
};

// By its number in the catalogue, or its id.
Result<const CatalogEntry*> ruleset_chosen(std::string_view answer) {
  const auto number = parse_number(answer, static_cast<int>(catalog().size()));
  if (number && *number > 0) return &catalog()[static_cast<std::size_t>(*number - 1)];
  return parse_ruleset(answer);
}

// Asks which rule set to play until there is one of that name or the input ends.
Result<const CatalogEntry*> ask_ruleset(Language language) {
  constexpr Message question = {
      "Which game? Its number: ", "Que jogo? O número: ", "Qual jogo? O número: "};
  int number = 0;
  for (const auto& entry : catalog()) fmt::print("{:2}  {}\n", ++number, entry.title.in(language));
  for (std::string line;;) {
    fmt::print("{}", question.in(language));
    std::fflush(stdout);
    const bool answered = read_line(stdin, line);
    const auto chosen = ruleset_chosen(line);
    if (chosen || !answered) return chosen;
    fmt::print("{}.\n", tell(chosen.error(), language));
  }
}

Result<PlayOptions> options_of(const PlayArguments& arguments, const CatalogEntry& entry) {
  PlayOptions options{.seed = arguments.seed};
  for (const auto& [name, side] :
       {std::pair{arguments.first, 0U}, std::pair{arguments.second, 1U}}) {
    const auto player = parse_player(name);
    if (!player) return tl::unexpected(player.error());
    options.players[side] = *player;
  }
  options.position = arguments.position;
  options.load = arguments.load;
  return tables_for_play(entry, arguments.tables).map([&](std::shared_ptr<const Prober> tables) {
    options.tables = std::move(tables);
    return options;
  });
}

std::string players_help(const Message& sides, const Session& session) {
  constexpr Message who = {"Who plays {0}: human, random, level:1 to level:9 or perfect",
                           "Quem é {0}: human (uma pessoa), random (ao acaso), level:1 a level:9 "
                           "ou perfect (perfeito)"};
  const std::array details = {session.in_words(sides)};
  return filled(who.in(session.language), details);
}

Result<const CatalogEntry*> ruleset_to_play(const PlayArguments& arguments, Language language) {
  if (!arguments.ruleset.empty()) return parse_ruleset(arguments.ruleset);
  return arguments.load ? ruleset_of_record(*arguments.load) : ask_ruleset(language);
}

Exit play(const PlayArguments& arguments, const Session& session) {
  const auto entry = ruleset_to_play(arguments, session.language);
  if (!entry) return session.refused(entry.error());
  const auto options = options_of(arguments, **entry);
  if (!options) return session.refused(options.error());
  return static_cast<Exit>(run_play(**entry, *options, session.language, stdin, stdout));
}

}  // namespace

void add_play(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "play", session.in_words({"Play in the terminal", "Joga no terminal"}));
  auto arguments = std::make_shared<PlayArguments>();
  command->add_option(
      "RULESET", arguments->ruleset,
      session.in_words(
          {"A rule set, as `sowmill rulesets` lists them; asked for if left out",
           "Um conjunto de regras, dos que `sowmill rulesets` lista; se faltar, pergunta-se",
           "Um conjunto de regras, dos que `sowmill rulesets` lista; se faltar, será perguntado"}));
  command
      ->add_option("--south,--white", arguments->first,
                   players_help({"South or White", "Sul ou Branco"}, session))
      ->capture_default_str();
  command
      ->add_option("--north,--black", arguments->second,
                   players_help({"North or Black", "Norte ou Preto"}, session))
      ->capture_default_str();
  auto* position =
      command->add_option("--position", arguments->position,
                          session.in_words({"Start from this position", "Começa desta posição"}));
  command
      ->add_option(
          "--load", arguments->load,
          session.in_words({"Go on from a saved record", "Continua a partir de um registo gravado",
                            "Continua a partir de um registro salvo"}))
      ->excludes(position);
  command
      ->add_option("--seed", arguments->seed,
                   session.in_words({"Makes the random player and the lot repeatable",
                                     "Torna repetíveis o jogador ao acaso e o sorteio"}))
      ->check(seeds());
  command
      ->add_option(
          "--tables", arguments->tables,
          session.in_words(
              {"The folder of the tables that a perfect player knows; auto: those built with the "
               "program, if there are any; none",
               "A pasta das tabelas que um jogador perfeito conhece; auto: as construídas com o "
               "programa, se existirem; none: nenhumas",
               "A pasta das tabelas que um jogador perfeito conhece; auto: as construídas com o "
               "programa, se houver; none: nenhuma"}))
      ->capture_default_str();
  command->callback(
      [=, &session] { session.action = [=, &session] { return play(*arguments, session); }; });
}

}  // namespace sowmill
