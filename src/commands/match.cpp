#include <fmt/core.h>

#include "arena/contest.hpp"
#include "commands/session.hpp"
#include "commands/time_left.hpp"

namespace sowmill {
namespace {

struct MatchArguments {
  std::vector<std::string> rulesets;
  std::array<std::string, 2> players;
  bool ladder = false;
  Contest contest;
  TimeForMove time{.milliseconds = 20, .megabytes = 16};
};

void print_tally(const CatalogEntry& entry, const std::array<std::string, 2>& names,
                 const Tally& tally) {
  constexpr double percent = 100;
  fmt::print("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{:.1f}\t{:.1f}\t{:.0f}\t{:.0f}\n", entry.id, names[0],
             names[1], tally.games(), tally.won, tally.drawn, tally.lost, percent * tally.score(),
             percent * tally.error(), tally.elo(), tally.elo_error());
  std::fflush(stdout);
}

Result<void> contest(const CatalogEntry& entry, const std::array<std::string, 2>& names,
                     const MatchArguments& arguments) {
  auto first = parse_contestant(names[0], arguments.time);
  if (!first) return tl::unexpected(first.error());
  auto second = parse_contestant(names[1], arguments.time);
  if (!second) return tl::unexpected(second.error());
  TimeLeft bar;
  const auto tally = play_contest(
      entry, {first->get(), second->get()}, arguments.contest, [&](const Tally& so_far) {
        bar.show(static_cast<double>(so_far.games()) / arguments.contest.games);
      });
  bar.clear();
  print_tally(entry, names, tally);
  return {};
}

// The lowest level against chance, and every other against the one below.
Result<void> climb(const CatalogEntry& entry, const MatchArguments& arguments) {
  for (int level = lowest_level; level <= highest_level; ++level) {
    const auto below =
        level == lowest_level ? std::string("random") : fmt::format("level {}", level - 1);
    if (auto played = contest(entry, {fmt::format("level {}", level), below}, arguments); !played)
      return played;
  }
  return {};
}

Exit match(const MatchArguments& arguments, const Session& session) {
  fmt::print("ruleset\tplayer\topponent\tgames\twon\tdrawn\tlost\t%\t+-\telo\t+-\n");
  auto ids = arguments.rulesets;
  if (ids.empty())
    for (const auto& entry : catalog()) ids.emplace_back(entry.id);
  for (const auto& id : ids) {
    const auto played = parse_ruleset(id).and_then([&](const CatalogEntry* entry) {
      return arguments.ladder ? climb(*entry, arguments)
                              : contest(*entry, arguments.players, arguments);
    });
    if (!played) return session.refused(played.error());
  }
  return Exit::Done;
}

void add_options(CLI::App& command, MatchArguments& arguments) {
  command.add_option("RULESETS", arguments.rulesets, "Rule sets to play; else all");
  command
      .add_option("--first", arguments.players[0], "random, level 1-9, perfect, baseline or engine")
      ->default_str("engine");
  command.add_option("--second", arguments.players[1], "Likewise")->default_str("baseline");
  command.add_flag("--ladder", arguments.ladder,
                   "Play each level against the one below, and level 1 against chance");
  command.add_option("--games", arguments.contest.games, "Games, or matches of Lib al-Aqil")
      ->check(CLI::Range(1, 1'000'000));
  command.add_option("--opening", arguments.contest.opening_plies, "Random plies before each game")
      ->check(CLI::Range(0, 100));
  command.add_option("--seed", arguments.contest.seed, "Decides openings, lots and mistakes");
  command.add_option("--time", arguments.time.milliseconds, "Milliseconds for a move")
      ->check(CLI::Range(1, 3'600'000));
  command.add_flag("--processor-time", arguments.time.processor_time,
                   "Count the processor's milliseconds, where the machine does other things too");
  command.add_option("--hash", arguments.time.megabytes, "Megabytes of memory for positions")
      ->check(CLI::Range(1, 65'536));
}

}  // namespace

void add_match(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand("match", "Play two players against each other");
  auto arguments = std::make_shared<MatchArguments>();
  arguments->players = {"engine", "baseline"};
  add_options(*command, *arguments);
  command->callback(
      [=, &session] { session.action = [=, &session] { return match(*arguments, session); }; });
}

}  // namespace sowmill
