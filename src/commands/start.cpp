#include <fmt/core.h>

#include "commands/commands.hpp"
#include "common/text.hpp"

namespace sowmill {
namespace {

struct StartArguments {
  std::string ruleset;
  std::string south = "11-5-5-5-5-5";
  std::string north = "11-5-5-5-5-5";
  std::string first = "south";
  bool swap = false;
  bool has_setup = false;  // Any of the options was given.
};

Result<std::string> round_start(const CatalogEntry& entry, const StartArguments& arguments) {
  if (arguments.first != "south" && arguments.first != "north")
    return refuse(Reason::OptionValue, "--first", shown(arguments.first), "south, north");
  for (const auto& row : {arguments.south, arguments.north})
    if (words(row).size() != 1) return refuse(Reason::SetupFieldCount, shown(row));
  const auto match = entry.new_match();
  for (const auto& step : {"setup south " + arguments.south, "setup north " + arguments.north,
                           "lot " + arguments.first, std::string(arguments.swap ? "swap" : "keep")})
    if (const auto done = match->play(step); !done) return tl::unexpected(done.error());
  return match->rounds().front().start;
}

Result<std::string> start(const StartArguments& arguments) {
  const auto entry = parse_ruleset(arguments.ruleset);
  if (!entry) return tl::unexpected(entry.error());
  if ((*entry)->plays_for_points) return round_start(**entry, arguments);
  if (arguments.has_setup)
    return refuse(Reason::NotInThisGame, "--south, --north, --first, --swap");
  return (*entry)->start_position();
}

}  // namespace

void add_start(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "start", session.in_words({"Print the start position of a rule set",
                                 "Mostra a posição inicial de um conjunto de regras"}));
  auto arguments = std::make_shared<StartArguments>();
  command
      ->add_option("RULESET", arguments->ruleset,
                   session.in_words({"A rule set, as `sowmill rulesets` lists them",
                                     "Um conjunto de regras, dos que `sowmill rulesets` lista"}))
      ->required();
  auto* options = command->add_option_group("Lib al-Aqil");
  options
      ->add_option(
          "--south", arguments->south,
          session.in_words({"South's set-up, as laid", "A preparação do Sul, tal como é disposta",
                            "A preparação do Sul, tal como é distribuída"}))
      ->capture_default_str();
  options
      ->add_option(
          "--north", arguments->north,
          session.in_words({"North's set-up, as laid", "A preparação do Norte, tal como é disposta",
                            "A preparação do Norte, tal como é distribuída"}))
      ->capture_default_str();
  options
      ->add_option("--first", arguments->first,
                   session.in_words({"Whom the lot made first: south or north",
                                     "Quem ficou primeiro no sorteio: south ou north",
                                     "Quem ficou em primeiro no sorteio: south ou north"}))
      ->capture_default_str();
  options->add_flag(
      "--swap", arguments->swap,
      session.in_words({"The first player turns the board; the other one sows first",
                        "O primeiro jogador vira o tabuleiro; quem semeia primeiro é o outro"}));
  command->callback([=, &session] {
    arguments->has_setup = options->count_all() > 0;
    session.action = [=, &session] {
      const auto position = start(*arguments);
      if (!position) return session.refused(position.error());
      fmt::print("{}\n", *position);
      return Exit::Done;
    };
  });
}

}  // namespace sowmill
