#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "common/result.hpp"
#include "games/game.hpp"
#include "play/analysis.hpp"
#include "text/language.hpp"

namespace sowmill {

class Prober;

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

// What the computer has found so far. The score is for the one who chooses, as in AnalysedLine.
struct Thought {
  std::string move;
  int score = 0;
  int depth = 0;
  bool done = false;  // Nothing more will come of thinking on at this level.
  Certainty certainty = Certainty::Estimate;  // Of the score.
  bool from_tables =
      false;  // Tables of the end know what the move leads to, or prove what it is worth.
  std::uint64_t positions = 0;   // Looked at for it.
  std::uint64_t table_hits = 0;  // Of them, positions that the tables knew.
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
  // Tables of the end that perfect_level and analyse() look at from now on. Requires: they are of
  // the match's rule set, from its CatalogEntry::new_prober.
  virtual void use_tables(std::shared_ptr<const Prober> tables) = 0;
  // Thinks about the next move at a level of 1 to 9, or perfect_level, looking at so many positions
  // more; asked again, it goes on where it stopped. The seed decides the mistakes of low levels.
  // None while there is no move to find: when the match is over, or the lot is to be drawn. While
  // set-ups are laid, it is the set-up of the side that has none yet, South's first; any is as good
  // for the other side.
  virtual std::optional<Thought> think(int level, std::uint64_t positions, std::uint64_t seed) = 0;
  // What is to be expected of the best moves. Asked again with as many lines and as much memory, it
  // goes on where it stopped. None where think() has none.
  virtual std::optional<Analysis> analyse(const AnalysisLimits& limits,
                                          const AnalysisObserver& observer) = 0;
  // Takes the memory that analyse() is going to use, so that it need not while time counts.
  virtual void reserve(std::size_t megabytes) = 0;
  // The move of a plain alpha-beta that counts material: what other players are measured against.
  virtual std::optional<Thought> think_plainly(const AnalysisLimits& limits) = 0;
  // What a score promises the one who chooses: of a win 1, of a draw a half, of a loss 0.
  [[nodiscard]] virtual double expected_result(int score) const = 0;
  // The number of move sequences of that length from here.
  [[nodiscard]] virtual std::uint64_t perft(int depth) const = 0;

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
