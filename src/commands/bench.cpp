#include <algorithm>
#include <charconv>
#include <fmt/core.h>
#include <map>
#include <vector>

#include "commands/bench_rate.hpp"
#include "commands/bench_search.hpp"
#include "commands/bench_tables.hpp"
#include "commands/files.hpp"
#include "commands/session.hpp"
#include "common/text.hpp"
#include "play/catalog.hpp"

namespace sowmill {
namespace {

struct Measurement {
  std::string key;
  std::string unit;
  std::function<double()> measure;
};

double playout_rate(const CatalogEntry& entry, Picking picking) {
  constexpr std::uint64_t moves = 4'000'000;
  volatile std::uint64_t signature = 0;
  return best_rate([&] {
    signature = entry.playout(picking, moves, 1);
    return moves;
  });
}

// The depth at which one count takes long enough to be timed.
double perft_rate(const CatalogEntry& entry) {
  constexpr double enough_seconds = 0.1;
  const auto match = *entry.match_at(entry.start_position());
  for (int depth = 1;; ++depth) {
    const double start = processor_seconds();
    (void)match->perft(depth);
    if (processor_seconds() - start < enough_seconds) continue;
    return best_rate([&] { return match->perft(depth); });
  }
}

std::vector<Measurement> measurements() {
  std::vector<Measurement> list;
  for (const auto& entry : catalog()) {
    const std::string id(entry.id);
    list.push_back(
        {"playout." + id, "moves/s", [&] { return playout_rate(entry, Picking::Fastest); }});
    list.push_back({"playout-listed." + id, "moves/s",
                    [&] { return playout_rate(entry, Picking::FromLegalMoves); }});
    list.push_back({"perft." + id, "leaves/s", [&] { return perft_rate(entry); }});
    list.push_back({"search." + id, "nodes/s", [&] { return search_rate(entry); }});
    list.push_back({"threads." + id, "%", [&] { return speed_of_two_threads(entry); }});
    list.push_back({"solve." + id, "positions/s", [&] { return solve_rate(entry); }});
    list.push_back({"probe." + id, "positions/s", [&] { return probe_rate(entry); }});
    list.push_back({"probe-cold." + id, "positions/s", [&] { return cold_probe_rate(entry); }});
    if (entry.plays_for_points)
      list.push_back({"slowest-round." + id, "rounds/s", [&] { return slowest_round(entry); }});
  }
  list.push_back({"signature", "nodes", search_signature});
  return list;
}

using Goals = std::map<std::string, double>;

std::optional<double> parse_figure(std::string_view text) {
  double figure = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), figure);
  if (problem != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return figure;
}

Result<Goals> read_goals(const std::string& path) {
  constexpr std::size_t largest_file = 1'000'000;
  const auto text = read_file(path, largest_file);
  if (!text) return tl::unexpected(text.error());
  Goals goals;
  int number = 0;
  for (const auto line : split(*text, '\n', largest_file)) {
    ++number;
    if (line.empty() || line.starts_with('#')) continue;
    const auto fields = split(line, '\t', 4);
    const auto figure = fields.size() == 3 ? parse_figure(fields[1]) : std::nullopt;
    if (!figure)
      return refuse(Reason::RecordSyntax, std::to_string(number), "KEY<TAB>FIGURE<TAB>UNIT");
    goals[std::string(fields[0])] = *figure;
  }
  return goals;
}

struct BenchArguments {
  std::vector<std::string> only;
  std::string goals_file;
};

bool is_wanted(const std::string& key, const BenchArguments& arguments, const Goals& goals) {
  if (!arguments.only.empty())
    return std::ranges::find(arguments.only, key) != arguments.only.end();
  return arguments.goals_file.empty() || goals.contains(key);
}

// Prints the figure, and beside it the goal and whether it is reached.
bool measure_and_print(const Measurement& measurement, const Goals& goals) {
  const double figure = measurement.measure();
  fmt::print("{}\t{:.0f}\t{}", measurement.key, figure, measurement.unit);
  const auto goal = goals.find(measurement.key);
  const bool reached = goal == goals.end() || figure >= goal->second;
  if (goal != goals.end()) fmt::print("\t{:.0f}\t{}", goal->second, reached ? "reached" : "missed");
  fmt::print("\n");
  std::fflush(stdout);
  return reached;
}

Exit bench(const BenchArguments& arguments, const Session& session) {
  Goals goals;
  if (!arguments.goals_file.empty()) {
    auto read = read_goals(arguments.goals_file);
    if (!read) return session.refused(read.error());
    goals = *std::move(read);
  }
  const auto all = measurements();
  for (const auto& key : arguments.only)
    if (std::ranges::find(all, key, &Measurement::key) == all.end())
      return session.refused({Reason::UnknownBenchmark, {shown(key)}});
  Exit exit = Exit::Done;
  for (const auto& measurement : all)
    if (is_wanted(measurement.key, arguments, goals) && !measure_and_print(measurement, goals))
      exit = Exit::FoundWrong;
  return exit;
}

}  // namespace

void add_bench(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand("bench", "Measure speed: KEY, FIGURE, UNIT");
  auto arguments = std::make_shared<BenchArguments>();
  command->add_option("--only", arguments->only, "Measure only these keys");
  command->add_option("--check", arguments->goals_file,
                      "Compare with the goals in a file of the same form; exit 1 if one is missed");
  command->footer(
      "On one core, in processor time. By the clock go threads.RULESET, how fast two threads\n"
      "reach a depth (100 % is one thread; two idle cores are needed), and probe-cold.RULESET.");
  command->callback(
      [=, &session] { session.action = [=, &session] { return bench(*arguments, session); }; });
}

}  // namespace sowmill
