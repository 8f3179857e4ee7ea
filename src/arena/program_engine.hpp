#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/child_process.hpp"
#include "arena/program_dialect.hpp"

namespace sowmill {

// Which program plays, and how it is set up.
struct ProgramSettings {
  std::string command;                      // For the shell.
  const ProgramDialect* dialect = nullptr;  // None: whichever it answers, UGI first.
  std::vector<std::pair<std::string, std::string>> options = {};
  std::function<void(const std::string& words)> heard = {};  // Told what it says of its options.
  const std::atomic<bool>* stop = nullptr;  // Set: it is not waited for any longer.
};

// An engine of somebody else, in a process of its own.
class ProgramEngine {
 public:
  // Starts it, waits until it says who it is and sets its options. Refused if it does not, or does
  // not have them.
  static Result<std::unique_ptr<ProgramEngine>> start(const CatalogEntry& ruleset,
                                                      const ProgramSettings& settings);

  Result<void> begin_game();
  // `go` is what follows that word in the dialect of the program. Requires: there is a move.
  Result<std::string> best_move(const Match& match, const std::string& go,
                                std::chrono::milliseconds patience);

  [[nodiscard]] const ProgramDialect& dialect() const { return *dialect_; }

 private:
  ProgramEngine(const CatalogEntry& ruleset, ProgramSettings settings,
                std::unique_ptr<ChildProcess> process)
      : ruleset_(ruleset), settings_(std::move(settings)), process_(std::move(process)) {}

  // A position, and what was played since.
  struct Situation {
    std::string start;
    std::vector<std::string> moves = {};
  };

  bool identify(const ProgramDialect& dialect, std::chrono::milliseconds patience);
  Result<void> set_options();
  Result<void> wait_until_ready();
  Result<std::string> ask_move(const Situation& situation, const std::string& go,
                               std::chrono::milliseconds patience);
  // What `wanted` takes from the first line from which it takes something.
  template <class Wanted>
  Result<std::string> hear(const Wanted& wanted, std::chrono::milliseconds patience);
  [[nodiscard]] std::string position_line(const Situation& situation) const;

  const CatalogEntry& ruleset_;
  ProgramSettings settings_;
  std::unique_ptr<ChildProcess> process_;
  const ProgramDialect* dialect_ = &ugi_dialect;
  std::vector<std::string> options_;  // Those that it has.
};

}  // namespace sowmill
