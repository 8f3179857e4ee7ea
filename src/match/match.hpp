#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/result.hpp"
#include "games/game.hpp"
#include "text/language.hpp"

namespace sowmill {

// A position that ends a match when it comes back once more, and how.
struct Comeback {
  std::string position;
  Side chooser = Side::First;
  Ending ending;
};

// What the match waits for. Only a Lib al-Aqil match has more than Play and Over.
enum class Phase : std::uint8_t { Setup, Lot, Choice, Play, Over };

// Why a game ended.
enum class Cause : std::uint8_t { Rules, Repetition, Resignation, Agreement, AgreedCycle, Points };

struct Verdict {
  Ending ending;
  Cause cause = Cause::Rules;

  [[nodiscard]] bool is_over() const { return ending.outcome != Outcome::Ongoing; }
};

// A legal move, how it is played, and where it leads.
struct Replay {
  std::string move;
  std::string position;  // After the move.
  Side chooser = Side::First;
  std::vector<Event> events;
  Ending after;
};

// One game as it was played; the words are those of the tags in docs/record-format.md. Only Aqil
// rounds have a set-up and a lot.
struct Round {
  std::string start;  // The position before the first move.
  std::string setup;  // "11-5-5-5-5-5 6-7-5-6-6-6", South's row and North's as laid.
  std::string lot;    // "south keep", "north swap".
  std::vector<std::string> moves;
  Ending ending;
};

// One game in progress, of any rule set, with its history: text in, text out. Everything outside
// the games (commands, page, server) sees a game only as this.
class Match {
 public:
  Match() = default;
  virtual ~Match() = default;
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;

  // The id of its rule set.
  [[nodiscard]] virtual std::string_view ruleset() const = 0;
  // The one game that is being played: the match itself, or in a match of rounds the round; null
  // while that is set up.
  [[nodiscard]] virtual const Match* current_game() const { return this; }
  [[nodiscard]] virtual BoardShape shape() const = 0;
  [[nodiscard]] virtual Phase phase() const = 0;
  // As docs/rules writes it; none while an Aqil round is being set up.
  [[nodiscard]] virtual std::optional<std::string> position() const = 0;
  // Who decides next; none when nobody in particular does (set-up, lot) or the match is over.
  [[nodiscard]] virtual std::optional<Side> chooser() const = 0;
  // The moves that may be made now. Empty when over, and while set-ups are laid: they are too many
  // to list.
  [[nodiscard]] virtual std::vector<std::string> legal_moves() const = 0;
  // What has been played: one round, in an Aqil match every round that has come to sowing.
  [[nodiscard]] virtual std::vector<Round> rounds() const = 0;
  [[nodiscard]] virtual Verdict verdict() const = 0;
  // Those that stood twice since something was last captured or placed.
  [[nodiscard]] virtual std::vector<Comeback> comebacks() const = 0;
  // The points of an Aqil match so far; 0-0 in games without rounds.
  [[nodiscard]] virtual Score points() const { return {}; }
  // The board as this viewer may see it; without a viewer, what both may see.
  [[nodiscard]] virtual BoardView view(std::optional<Side> viewer) const = 0;

  virtual Result<void> play(std::string_view move) = 0;
  virtual Result<void> undo() = 0;
  virtual Result<void> resign(Side loser) = 0;
  virtual Result<void> agree_draw() = 0;
  // Ouri: once a position has come back, the players may agree that it would go on so for ever.
  virtual Result<void> agree_cycle() = 0;

  // What a move would do, without making it. Refused with the reason if it is not legal.
  [[nodiscard]] virtual Result<Replay> replay(std::string_view move) const = 0;
  // The move in one sentence; and what is wrong with a move in one sentence, none if it is legal.
  [[nodiscard]] Result<std::string> tell_move(std::string_view move, Language language) const;
  [[nodiscard]] std::optional<std::string> why_not(std::string_view move, Language language) const;
};

// How the verdict is told, with the reason: "South wins 26-22 (25 seeds or more)".
std::string tell_verdict(const Verdict& verdict, BoardShape shape, Language language);

// The moves of a line, separated by blanks. For the oware family the concatenated form FfEa is read
// too.
std::vector<std::string> split_line(std::string_view ruleset, std::string_view line);

}  // namespace sowmill
