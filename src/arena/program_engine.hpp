#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arena/child_process.hpp"
#include "play/catalog.hpp"
#include "protocol/request.hpp"

namespace sowmill {

// Which program plays, and how it is set up.
struct ProgramSettings {
  std::string command;                            // For the shell.
  std::optional<protocol::Dialect> dialect = {};  // None: whichever it answers, UGI first.
  std::vector<std::pair<std::string, std::string>> options = {};
};

// An engine of somebody else, in a process of its own.
class ProgramEngine {
 public:
  // Starts it and waits until it says who it is. Refused if it does not.
  static Result<std::unique_ptr<ProgramEngine>> start(const CatalogEntry& ruleset,
                                                      const ProgramSettings& settings);

  Result<void> begin_game();
  // `go` is what follows that word in the dialect of the program.
  Result<std::string> best_move(const Round& game, const std::string& position,
                                const std::string& go, std::chrono::milliseconds patience);

  [[nodiscard]] protocol::Dialect dialect() const { return dialect_; }

 private:
  ProgramEngine(const CatalogEntry& ruleset, ProgramSettings settings,
                std::unique_ptr<ChildProcess> process)
      : ruleset_(ruleset), settings_(std::move(settings)), process_(std::move(process)) {}

  bool identify(protocol::Dialect dialect, std::chrono::milliseconds patience);
  void set_options();
  Result<std::string> ask_move(const std::string& position, const std::string& go,
                               std::chrono::milliseconds patience);
  // The first line that begins with the word.
  Result<std::string> hear(std::string_view word, std::chrono::milliseconds patience);
  [[nodiscard]] std::string position_line(const Round& game) const;

  const CatalogEntry& ruleset_;
  ProgramSettings settings_;
  std::unique_ptr<ChildProcess> process_;
  protocol::Dialect dialect_ = protocol::Dialect::Ugi;
  bool has_variants_ = false;
};

}  // namespace sowmill
