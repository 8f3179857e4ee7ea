#include "bench/table_bench.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <map>
#include <memory>
#include <unistd.h>

#include "bench/rate.hpp"
#include "cli/open_tables.hpp"
#include "cli/solve_arguments.hpp"
#include "engine/analyst.hpp"
#include "match/random_decision.hpp"
#include "tables/table_file.hpp"

namespace sowmill {
namespace {

// Seeds, pieces or men: enough that a second or so is measured.
int bench_seeds(std::string_view ruleset) {
  if (ruleset.starts_with("ntxuva")) return 3;  // And all of phase 2.
  if (ruleset.starts_with("morris")) return 8;
  return ruleset == "awari" || ruleset.starts_with("aqil") ? 13 : 11;
}

// Counts what is solved.
class PositionCount final : public tables::Witness {
 public:
  void begins(std::uint64_t positions, std::size_t /*slices*/) override { positions_ = positions; }

  [[nodiscard]] double positions() const { return static_cast<double>(positions_); }

 private:
  std::uint64_t positions_ = 0;
};

// Tables of a rule set in a folder of their own, which is gone with it.
class BenchTables {
 public:
  explicit BenchTables(const CatalogEntry& entry) {
    std::string name = (std::filesystem::temp_directory_path() / "sowmill-bench-XXXXXX").native();
    if (mkdtemp(name.data()) == nullptr) return;
    folder_ = name;
    SolveArguments arguments;
    arguments.ruleset = entry.id;
    arguments.folder = folder_;
    arguments.seeds = bench_seeds(entry.id);
    arguments.threads = 1;
    PositionCount count;
    const auto start = std::clock();
    const auto solved = solve_on_threads(arguments, count);
    const auto seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    if (solved) rate_ = count.positions() / seconds;
  }
  BenchTables(const BenchTables&) = delete;
  BenchTables& operator=(const BenchTables&) = delete;
  ~BenchTables() {
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
  }

  [[nodiscard]] double rate() const { return rate_; }
  [[nodiscard]] const std::string& folder() const { return folder_; }

  // The file with the most positions.
  [[nodiscard]] std::string largest() const {
    std::string found;
    std::uintmax_t most = 0;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(folder_, ignored))
      if (entry.file_size(ignored) > most) {
        most = entry.file_size(ignored);
        found = entry.path().string();
      }
    return found;
  }

 private:
  std::string folder_;
  double rate_ = 0;
};

// Solved when first needed.
const BenchTables& tables_of(const CatalogEntry& entry) {
  static std::map<std::string_view, std::unique_ptr<BenchTables>> all;
  auto& tables = all[entry.id];
  if (!tables) tables = std::make_unique<BenchTables>(entry);
  return *tables;
}

void forget_file(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
  close(file);
}

// Reads all that a table says of a random position.
void read_one(const tables::Table& table, Random& random) {
  const auto size = static_cast<std::uint32_t>(table.description().size);
  const std::uint64_t number = random.below(size);
  for (std::size_t column = 0; column < table.description().columns.size(); ++column)
    (void)table.value(column, number);
}

// A round as the players begin to sow: set-ups, lot and choice are left to chance.
std::unique_ptr<Match> random_round(const CatalogEntry& entry, Random& random) {
  const auto match = entry.new_match();
  for (const Side side : {Side::First, Side::Second})
    (void)match->play(random_decision(*match, side, random));
  while (match->phase() != Phase::Play)
    (void)match->play(random_decision(*match, Side::First, random));
  return *entry.match_at(match->position().value());
}

}  // namespace

double solve_rate(const CatalogEntry& entry) { return tables_of(entry).rate(); }

double probe_rate(const CatalogEntry& entry) {
  constexpr int probes = 100'000;
  const auto table = tables::open_table(tables_of(entry).largest());
  if (!table) return 0;
  Random random(1);
  const auto start = std::clock();
  for (int i = 0; i < probes; ++i) read_one(*table, random);
  return probes / (static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
}

// By the clock on the wall, since it is the disk that is waited for; opening is part of it. Half of
// the probes are quicker than what is said.
double cold_probe_rate(const CatalogEntry& entry) {
  constexpr int probes = 200;
  const auto path = tables_of(entry).largest();
  Random random(1);
  std::vector<double> seconds;
  for (int i = 0; i < probes; ++i) {
    forget_file(path);
    seconds.push_back(clock_seconds_of([&] {
      if (const auto table = tables::open_table(path)) read_one(*table, random);
    }));
  }
  const auto median = seconds.begin() + probes / 2;
  std::ranges::nth_element(seconds, median);
  return 1 / *median;
}

double slowest_round(const CatalogEntry& entry) {
  constexpr int rounds = 1'000;
  const auto tables = open_tables(entry, tables_of(entry).folder());
  if (!tables) return 0;
  Random random(1);
  double longest = 0;
  for (int i = 0; i < rounds; ++i) {
    const auto round = random_round(entry, random);
    const auto analyst = new_analyst(*round);
    (void)analyst->use_tables(*tables);
    const double start = processor_seconds();
    const auto solved = analyst->analyse({.megabytes = 16}, {});
    longest = std::max(longest, processor_seconds() - start);
    if (solved->lines.front().certainty != Certainty::Exact) return 0;
  }
  return 1 / longest;
}

}  // namespace sowmill
