#include <fmt/core.h>

#include "arena/contest.hpp"
#include "arena/players.hpp"
#include "cli/interruption.hpp"
#include "cli/open_tables.hpp"
#include "cli/option_texts.hpp"
#include "cli/validators.hpp"
#include "commands/commands.hpp"
#include "commands/shown_contest.hpp"
#include "common/text.hpp"

namespace sowmill {
namespace {

struct MatchArguments {
  std::vector<std::string> rulesets;
  std::array<std::string, 2> players = {"engine", "baseline"};
  std::array<std::vector<std::string>, 2> options;  // NAME=VALUE
  bool ladder = false;
  Contest contest;
  std::string clock;
  std::int64_t margin = 1'000;  // Milliseconds.
  std::vector<double> sprt;     // Two values of Elo.
  double alpha = 0.05;
  double beta = 0.05;
  std::string records;
  std::string tables{built_tables};
};

// Everything about the players' time that was not said is none; nothing said is 20 ms a move.
Result<Contest> contest_of(const MatchArguments& arguments) {
  constexpr std::int64_t usual_time = 20;
  auto contest = arguments.contest;
  auto& move = contest.pace.move;
  contest.pace.margin = std::chrono::milliseconds(arguments.margin);
  if (!arguments.sprt.empty() && arguments.sprt[0] >= arguments.sprt[1])
    return refuse(Reason::OptionValue, "--sprt",
                  fmt::format("{} {}", arguments.sprt[0], arguments.sprt[1]), "ELO0 < ELO1");
  if (!arguments.sprt.empty())
    contest.sprt = Sprt{arguments.sprt[0], arguments.sprt[1], arguments.alpha, arguments.beta};
  if (arguments.clock.empty()) {
    const bool is_limited = move.milliseconds != 0 || move.positions != 0 || move.depth != 0;
    if (!is_limited) move.milliseconds = usual_time;
    return contest;
  }
  return parse_clock(arguments.clock).map([&](const protocol::Clock& clock) {
    contest.pace.clock = clock;
    return contest;
  });
}

Result<PlayerSettings> player_of(const std::string& words,
                                 const std::vector<std::string>& options) {
  PlayerSettings settings{.words = words};
  for (const auto& option : options) {
    const auto equals = option.find('=');
    if (equals == std::string::npos)
      return refuse(Reason::OptionValue, shown(option), "", "NAME=VALUE");
    settings.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  return check_player(settings).map([&] { return settings; });
}

// The lowest level against chance, and every other against the one below.
std::vector<Pairing> rungs() {
  std::vector<Pairing> all;
  for (int level = lowest_level; level <= highest_level; ++level) {
    const auto below =
        level == lowest_level ? std::string("random") : fmt::format("level {}", level - 1);
    all.push_back({{{fmt::format("level {}", level)}, {below}}});
  }
  return all;
}

Result<std::vector<Pairing>> pairings(const MatchArguments& arguments) {
  if (arguments.ladder) return rungs();
  Pairing both;
  for (std::size_t i = 0; i < both.size(); ++i) {
    auto player = player_of(arguments.players[i], arguments.options[i]);
    if (!player) return tl::unexpected(player.error());
    both[i] = std::move(*player);
  }
  return std::vector{both};
}

Result<std::vector<const CatalogEntry*>> rulesets_of(const MatchArguments& arguments) {
  std::vector<const CatalogEntry*> entries;
  for (const auto& id : arguments.rulesets) {
    const auto entry = parse_ruleset(id);
    if (!entry) return tl::unexpected(entry.error());
    entries.push_back(*entry);
  }
  if (entries.empty())
    for (const auto& entry : catalog()) entries.push_back(&entry);
  return entries;
}

struct Fixture {
  const CatalogEntry* entry;
  Pairing players;
};

// Everybody at every rule set, with its tables if there are any.
Result<std::vector<Fixture>> fixtures_of(const std::vector<const CatalogEntry*>& entries,
                                         const std::vector<Pairing>& pairings,
                                         const std::string& folder) {
  std::vector<Fixture> all;
  for (const auto* entry : entries) {
    const auto tables = tables_for_play(*entry, folder);
    if (!tables) return tl::unexpected(tables.error());
    for (auto pairing : pairings) {
      for (auto& player : pairing) player.tables = *tables;
      all.push_back({entry, pairing});
    }
  }
  return all;
}

Result<void> play_fixtures(const std::vector<Fixture>& fixtures, Contest contest,
                           ContestRecords* records, Language language) {
  for (const auto& [entry, pairing] : fixtures) {
    if (contest.is_broken_off()) break;
    contest.tables = pairing.front().tables;
    auto played = ShownContest(*entry, pairing, contest, records, language).play();
    if (!played) return played;
  }
  return {};
}

Result<void> play_all(const MatchArguments& arguments, const std::atomic<bool>& interrupted,
                      Language language) {
  auto contest = contest_of(arguments);
  if (!contest) return tl::unexpected(contest.error());
  contest->pace.move.stop = &interrupted;
  const auto players = pairings(arguments);
  if (!players) return tl::unexpected(players.error());
  const auto entries = rulesets_of(arguments);
  if (!entries) return tl::unexpected(entries.error());
  const auto fixtures = fixtures_of(*entries, *players, arguments.tables);
  if (!fixtures) return tl::unexpected(fixtures.error());
  std::unique_ptr<ContestRecords> records;
  if (!arguments.records.empty()) {
    auto opened = ContestRecords::open(arguments.records);
    if (!opened) return tl::unexpected(opened.error());
    records = std::move(*opened);
  }
  print_heading();
  const auto played = play_fixtures(*fixtures, *contest, records.get(), language);
  // What was played before something went wrong is kept too.
  const auto closed = records ? records->close() : Result<void>{};
  return played ? closed : played;
}

Exit match(const MatchArguments& arguments, const Session& session) {
  const auto& interrupted = note_interruption();
  const auto played = play_all(arguments, interrupted, session.language);
  if (!played) return session.refused(played.error());
  return interrupted ? Exit::Interrupted : Exit::Done;
}

void add_players(CLI::App& command, MatchArguments& arguments, const Session& session) {
  command.add_option("RULESETS", arguments.rulesets,
                     session.in_words({"Rule sets to play; else all",
                                       "Conjuntos de regras a jogar; senão, todos"}));
  command
      .add_option(
          "--first", arguments.players[0],
          session.in_words(
              {"A player: random, level:1-9, perfect, baseline (a plain alpha-beta), engine (as "
               "strong as its time allows), or a program by its command: ugi:COMMAND, uci:COMMAND, "
               "or cmd:COMMAND for whichever of the two it answers. Sanmill is known by its name",
               "Um jogador: random (ao acaso), level:1-9, perfect (perfeito), baseline (um "
               "alfa-beta simples), engine (tão forte quanto o tempo lhe permite), ou um programa "
               "pelo seu comando: ugi:COMANDO, uci:COMANDO, ou cmd:COMANDO para aquele dos dois a "
               "que responder. O Sanmill reconhece-se pelo nome",
               "Um jogador: random (ao acaso), level:1-9, perfect (perfeito), baseline (um "
               "alfa-beta simples), engine (tão forte quanto o tempo permite), ou um programa pelo "
               "seu comando: ugi:COMANDO, uci:COMANDO, ou cmd:COMANDO para aquele dos dois a que "
               "responder. O Sanmill é reconhecido pelo nome"}))
      ->capture_default_str();
  command
      .add_option("--second", arguments.players[1],
                  session.in_words({"His opponent, likewise", "O adversário, do mesmo modo"}))
      ->capture_default_str();
  command
      .add_option("--first-option", arguments.options[0],
                  session.in_words({"NAME=VALUE, an option of the first if he is a program, or "
                                    "engine: Threads, Hash; repeat it for more",
                                    "NOME=VALOR, uma opção do primeiro se for um programa, ou "
                                    "engine: Threads, Hash; repete-se para indicar mais",
                                    "NOME=VALOR, uma opção do primeiro se for um programa, ou "
                                    "engine: Threads, Hash; repete-se para indicar mais de uma"}))
      ->allow_extra_args(false);
  command
      .add_option("--second-option", arguments.options[1],
                  session.in_words({"The same for the second", "O mesmo para o segundo"}))
      ->allow_extra_args(false);
  command
      .add_option(
          "--tables", arguments.tables,
          session.in_words(
              {"A folder of tables that engine and perfect look at; auto: those built with the "
               "program, if there are any; none",
               "Uma pasta de tabelas que engine e perfect consultam; auto: as construídas com o "
               "programa, se existirem; none: nenhumas",
               "Uma pasta de tabelas que engine e perfect consultam; auto: as construídas com o "
               "programa, se houver; none: nenhuma"}))
      ->capture_default_str();
  command.add_flag(
      "--ladder", arguments.ladder,
      session.in_words(
          {"Play each level against the one below, and level 1 against chance",
           "Põe cada nível a jogar contra o de baixo, e o nível 1 contra o acaso",
           "Põe cada nível para jogar contra o de baixo, e o nível 1 contra o acaso"}));
}

void add_games(CLI::App& command, MatchArguments& arguments, const Session& session) {
  command
      .add_option("--games", arguments.contest.games,
                  session.in_words(
                      {"Games, or matches of Lib al-Aqil", "Jogos, ou partidas de Lib al-Aqil"}))
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command
      .add_option("--opening", arguments.contest.opening_plies,
                  session.in_words(
                      {"Random plies before each game, to a position that our search finds "
                       "balanced; each is played twice, with sides exchanged",
                       "Jogadas ao acaso antes de cada jogo, até uma posição que a nossa procura "
                       "ache equilibrada; cada uma é jogada duas vezes, com os lados trocados",
                       "Jogadas ao acaso antes de cada jogo, até uma posição que nossa busca ache "
                       "equilibrada; cada uma é jogada duas vezes, com os lados trocados"}))
      ->check(CLI::Range(0, 100))
      ->capture_default_str();
  command
      .add_option("--seed", arguments.contest.seed,
                  session.in_words({"Decides openings, lots and mistakes",
                                    "Decide aberturas, sorteios e erros"}))
      ->check(seeds())
      ->capture_default_str();
  command
      .add_option("--concurrency", arguments.contest.concurrency,
                  session.in_words({"Games at once", "Jogos ao mesmo tempo"}))
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  command
      .add_option(
          "--draw-after", arguments.contest.pace.draw_after,
          session.in_words(
              {"Plies in which nothing is captured or placed that end a game of morris or Ntxuva "
               "as a draw; else only the rules end it, at times after hundreds of plies",
               "Jogadas sem capturas nem peças colocadas que acabam em empate um jogo do Moinho "
               "ou de Ntxuva; senão só as regras o acabam, por vezes ao fim de centenas de jogadas",
               "Jogadas sem capturas nem peças colocadas que terminam em empate um jogo de Trilha "
               "ou de Ntxuva; senão só as regras o terminam, às vezes depois de centenas de "
               "jogadas"}))
      ->check(CLI::Range(1, 10'000));
  command.add_option(
      "--records", arguments.records,
      session.in_words({"A file for the records of all games, one after the other",
                        "Um ficheiro para os registos de todos os jogos, uns a seguir aos outros",
                        "Um arquivo para os registros de todos os jogos, um depois do outro"}));
}

void add_pace(CLI::App& command, MatchArguments& arguments, const Session& session) {
  auto& move = arguments.contest.pace.move;
  move.milliseconds = 0;
  command
      .add_option("--time", move.milliseconds,
                  session.in_words(
                      {"Milliseconds for a move, but of levels and perfect, who take what they "
                       "need; 20 if nothing is said",
                       "Milissegundos por jogada, menos para os níveis e perfect, que levam o que "
                       "precisam; 20 se nada se disser",
                       "Milissegundos por jogada, menos para os níveis e perfect, que levam o que "
                       "precisam; 20 se nada for dito"}))
      ->check(CLI::Range(1, 3'600'000));
  command.add_option(
      "--clock", arguments.clock,
      session.in_words({"Seconds for a game and for each of its moves, such as 60+0.5",
                        "Segundos por jogo e por cada uma das suas jogadas, como 60+0.5",
                        "Segundos por jogo e por cada uma de suas jogadas, como 60+0.5"}));
  command
      .add_option("--nodes", move.positions,
                  session.in_words({"Positions for a move", "Posições por jogada"}))
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 60));
  command.add_option("--depth", move.depth, session.in_words(option_texts::depth))
      ->check(CLI::Range(1, 1'000));
  command.add_flag("--processor-time", move.processor_time,
                   session.in_words({"Count the processor's milliseconds of our own players, where "
                                     "the machine does other things too",
                                     "Conta os milissegundos de processador dos nossos jogadores, "
                                     "para quando a máquina faz também outras coisas"}));
  command
      .add_option(
          "--margin", arguments.margin,
          session.in_words(
              {"Milliseconds that a program, or anybody by the clock, may take too long before he "
               "loses",
               "Milissegundos que um programa, ou qualquer um pelo relógio, se pode atrasar antes "
               "de perder",
               "Milissegundos que um programa, ou qualquer um pelo relógio, pode se atrasar antes "
               "de perder"}))
      ->check(CLI::Range(0, 3'600'000))
      ->capture_default_str();
  command.add_option("--hash", move.megabytes, session.in_words(option_texts::memory))
      ->check(CLI::Range(1, 65'536))
      ->capture_default_str();
}

void add_test(CLI::App& command, MatchArguments& arguments, const Session& session) {
  const auto chances = decimals(0.0001, 0.4999);
  command
      .add_option("--sprt", arguments.sprt,
                  session.in_words({"Stop when it is decided whether the first is ELO0 or ELO1 "
                                    "stronger, if --games does not end it before",
                                    "Para quando estiver decidido se o primeiro é mais forte em "
                                    "ELO0 ou em ELO1, se --games não acabar antes"}))
      ->expected(2)
      ->check(decimals(-1000, 1000))
      ->type_name("ELO0 ELO1");
  command
      .add_option("--alpha", arguments.alpha,
                  session.in_words({"How often the test may accept ELO1 wrongly",
                                    "Com que frequência o teste pode aceitar ELO1 por engano"}))
      ->check(chances)
      ->capture_default_str();
  command
      .add_option("--beta", arguments.beta,
                  session.in_words({"How often it may accept ELO0 wrongly",
                                    "Com que frequência pode aceitar ELO0 por engano"}))
      ->check(chances)
      ->capture_default_str();
}

// What says twice who plays, or how long he may think, and only one of which would count.
void exclude_contradictions(CLI::App& command) {
  for (const auto* option : {"--first", "--second", "--first-option", "--second-option"})
    command.get_option("--ladder")->excludes(command.get_option(option));
  for (const auto* option : {"--time", "--nodes", "--depth"})
    command.get_option("--clock")->excludes(command.get_option(option));
}

constexpr Message what_is_printed = {
    "Prints a line for each rule set: won, drawn and lost games of the first player, his score "
    "in per cent and how much stronger he is in Elo, each with its error (95 %).",
    "Escreve uma linha por conjunto de regras: jogos ganhos, empatados e perdidos do primeiro "
    "jogador, a sua pontuação em percentagem e quanto mais forte é em Elo, cada uma com o seu erro "
    "(95 %).",
    "Escreve uma linha por conjunto de regras: jogos ganhos, empatados e perdidos do primeiro "
    "jogador, sua pontuação em porcentagem e quanto mais forte ele é em Elo, cada uma com seu erro "
    "(95 %)."};
constexpr Message who_loses = {
    "A program that ends, does not answer in time or plays what is not legal loses the game, "
    "which is told on standard error and in the records.",
    "Um programa que termine, não responda a tempo ou faça uma jogada que não é possível perde o "
    "jogo, o que se diz na saída de erros e nos registos.",
    "Um programa que termine, não responda a tempo ou faça uma jogada que não é possível perde o "
    "jogo, o que é dito na saída de erros e nos registros."};
constexpr Message what_ends_it = {
    "Ctrl-C ends a match early: what has been played is printed and recorded, and 130 is returned.",
    "Ctrl-C termina um encontro mais cedo: o que já se jogou é escrito e registado, e devolve-se "
    "130.",
    "Ctrl-C termina um confronto mais cedo: o que já foi jogado é escrito e registrado, e 130 é "
    "devolvido."};
constexpr std::string_view examples =
    "\n"
    "  sowmill match oware --first engine --second baseline --games 400 --processor-time\n"
    "  sowmill match oware --first engine --second 'uci:java -jar oware.jar' --time 100\n"
    "  sowmill match morris-classic --first engine --second uci:sanmill --margin 60000 "
    "--second-option SkillLevel=30\n"
    "  sowmill match morris --first level:5 --second level:4 --sprt 0 50";

}  // namespace

void add_match(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "match", session.in_words({"Play two players against each other",
                                 "Põe dois jogadores a jogar um contra o outro",
                                 "Põe dois jogadores para jogar um contra o outro"}));
  auto arguments = std::make_shared<MatchArguments>();
  add_players(*command, *arguments, session);
  add_games(*command, *arguments, session);
  add_pace(*command, *arguments, session);
  add_test(*command, *arguments, session);
  exclude_contradictions(*command);
  command->footer(session.in_words(what_is_printed) + '\n' + session.in_words(who_loses) + '\n' +
                  session.in_words(what_ends_it) + std::string(examples));
  command->callback(
      [=, &session] { session.action = [=, &session] { return match(*arguments, session); }; });
}

}  // namespace sowmill
