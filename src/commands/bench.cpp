#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <vector>

#include "bench/goals.hpp"
#include "bench/rate.hpp"
#include "bench/search_bench.hpp"
#include "bench/table_bench.hpp"
#include "cli/files.hpp"
#include "commands/commands.hpp"
#include "common/json.hpp"
#include "common/text.hpp"
#include "engine/perft.hpp"
#include "match/catalog.hpp"

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
    signature = play_at_random(entry.id, picking, moves, 1);
    return moves;
  });
}

// The depth at which one count takes long enough to be timed.
double perft_rate(const CatalogEntry& entry) {
  constexpr double enough_seconds = 0.1;
  const auto match = *entry.match_at(entry.start_position());
  for (int depth = 1;; ++depth) {
    const double start = processor_seconds();
    (void)perft(*match, depth);
    if (processor_seconds() - start < enough_seconds) continue;
    return best_rate([&] { return perft(*match, depth); });
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

Result<Goals> read_goals(const std::string& path) {
  constexpr std::size_t largest_file = 1'000'000;
  return read_file(path, largest_file).and_then([](const std::string& text) {
    return parse_goals(text);
  });
}

struct BenchArguments {
  std::vector<std::string> only;
  std::string goals_file;
  bool json = false;
};

// A goal that nothing measures would always be reached.
std::optional<std::string> unknown_key(const std::vector<Measurement>& all,
                                       const BenchArguments& arguments, const Goals& goals) {
  const auto is_known = [&](const std::string& key) {
    return std::ranges::find(all, key, &Measurement::key) != all.end();
  };
  for (const auto& key : arguments.only)
    if (!is_known(key)) return key;
  for (const auto& [key, figure] : goals)
    if (!is_known(key)) return key;
  return std::nullopt;
}

bool is_wanted(const std::string& key, const BenchArguments& arguments, const Goals& goals) {
  if (!arguments.only.empty())
    return std::ranges::find(arguments.only, key) != arguments.only.end();
  return arguments.goals_file.empty() || goals.contains(key);
}

// A figure, and the goal it is compared with if there is one.
struct Measured {
  double figure = 0;
  std::optional<double> goal;

  [[nodiscard]] bool is_reached() const { return !goal || figure >= *goal; }
};

std::string line_of(const Measurement& measurement, const Measured& measured) {
  auto line = fmt::format("{}\t{:.0f}\t{}", measurement.key, measured.figure, measurement.unit);
  if (!measured.goal) return line;
  return line +
         fmt::format("\t{:.0f}\t{}", *measured.goal, measured.is_reached() ? "reached" : "missed");
}

std::int64_t rounded(double figure) { return std::llround(figure); }

std::string json_of(const Measurement& measurement, const Measured& measured) {
  JsonWriter json;
  json.begin_object()
      .member("key", measurement.key)
      .member("figure", rounded(measured.figure))
      .member("unit", measurement.unit);
  if (measured.goal)
    json.member("goal", rounded(*measured.goal)).member("reached", measured.is_reached());
  return json.end_object().text();
}

// Printed at once, since the next one may take long.
bool measure_and_print(const Measurement& measurement, const Goals& goals, bool as_json) {
  Measured measured{.figure = measurement.measure(), .goal = {}};
  if (const auto goal = goals.find(measurement.key); goal != goals.end())
    measured.goal = goal->second;
  fmt::print("{}\n", as_json ? json_of(measurement, measured) : line_of(measurement, measured));
  std::fflush(stdout);
  return measured.is_reached();
}

Exit bench(const BenchArguments& arguments, const Session& session) {
  Goals goals;
  if (!arguments.goals_file.empty()) {
    auto read = read_goals(arguments.goals_file);
    if (!read) return session.refused(read.error());
    goals = *std::move(read);
  }
  const auto all = measurements();
  if (const auto key = unknown_key(all, arguments, goals))
    return session.refused({Reason::UnknownBenchmark, {shown(*key)}});
  Exit exit = Exit::Done;
  for (const auto& measurement : all)
    if (is_wanted(measurement.key, arguments, goals) &&
        !measure_and_print(measurement, goals, arguments.json))
      exit = Exit::FoundWrong;
  return exit;
}

constexpr Message by_which_clock = {
    "On one core, in processor time. By the clock go threads.RULESET, how fast two threads\n"
    "reach a depth (100 % is one thread; two idle cores are needed), and probe-cold.RULESET.",
    "Num só núcleo, em tempo de processador. Medem-se pelo relógio threads.RULESET, a rapidez\n"
    "com que duas threads chegam a uma profundidade (100 % é uma thread; são precisos dois\n"
    "núcleos livres), e probe-cold.RULESET.",
    "Em um só núcleo, em tempo de processador. São medidos pelo relógio threads.RULESET, a\n"
    "rapidez com que duas threads chegam a uma profundidade (100 % é uma thread; são necessários\n"
    "dois núcleos livres), e probe-cold.RULESET."};

}  // namespace

void add_bench(CLI::App& program, Session& session) {
  auto* command = program.add_subcommand(
      "bench", session.in_words({"Measure speed: KEY, FIGURE, UNIT",
                                 "Mede a velocidade: CHAVE, VALOR, UNIDADE"}));
  auto arguments = std::make_shared<BenchArguments>();
  command->add_option("--only", arguments->only,
                      session.in_words({"Measure only these keys", "Mede só estas chaves"}));
  command->add_option(
      "--check", arguments->goals_file,
      session.in_words(
          {"Compare with the goals in a file of the same form; exit 1 if one is missed",
           "Compara com os objetivos de um ficheiro da mesma forma; sai com 1 se algum falhar",
           "Compara com os objetivos de um arquivo da mesma forma; sai com 1 se algum falhar"}));
  command->add_flag("--json", arguments->json,
                    session.in_words({"Print a JSON object for each figure",
                                      "Escreve um objeto JSON por valor"}));
  command->footer(session.in_words(by_which_clock));
  command->callback(
      [=, &session] { session.action = [=, &session] { return bench(*arguments, session); }; });
}

}  // namespace sowmill
