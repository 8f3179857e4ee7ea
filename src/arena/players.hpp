#pragma once

#include "arena/contestant.hpp"
#include "arena/program_engine.hpp"
#include "search/level.hpp"

namespace sowmill {

// Who plays, in words, and his options.
struct PlayerSettings {
  std::string words;
  std::vector<std::pair<std::string, std::string>> options = {};
  std::shared_ptr<const Prober> tables = {};  // For engine and perfect.
  // Told what a program says before a game, such as of its options; by any thread.
  std::function<void(const std::string& words)> heard = {};
};

// "random"; "level:3"; "perfect"; "baseline", the plain alpha-beta; "engine", as strong as it can
// in its time; or another program by its command: "ugi:./other --flag", "uci:...", or "cmd:...",
// whichever of the two it answers. A program is started here, and refused if it does not answer.
Result<std::unique_ptr<Contestant>> make_player(const CatalogEntry& ruleset,
                                                const PlayerSettings& settings, const Pace& pace);

// Whether the words name a player who has these options; no program is started.
Result<void> check_player(const PlayerSettings& settings);

}  // namespace sowmill
