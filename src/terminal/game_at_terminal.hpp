#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "match/catalog.hpp"
#include "record/record.hpp"
#include "terminal/player.hpp"
#include "terminal/request.hpp"
#include "terminal/terminal.hpp"

namespace sowmill {

// One game, or a whole Aqil match, between people and players that decide by themselves.
class GameAtTerminal {
 public:
  // `before` is the record that the match was loaded from, or an empty one.
  GameAtTerminal(const CatalogEntry& entry, std::unique_ptr<Match> match,
                 std::shared_ptr<const Prober> tables, Record before, const Players& players,
                 Random random, Terminal terminal);

  // Until the game is over and nobody wants anything more, or the input ends, or somebody quits.
  void run();

 private:
  enum class Flow : std::uint8_t { GoOn, Stop };

  // What the match waits for next.
  Flow step();
  Flow lay_setup();
  Flow draw_lot();
  Flow take_turn(Side side);
  Flow after_the_end();

  // A person says something. `side` is who was asked.
  Flow ask(Side side);
  Result<void> carry_out(const Request& request, Side side);
  Result<void> save(const std::string& path);
  Result<void> preview(std::string_view typed, Side side);
  Result<void> take_back_moves();
  Result<void> resign(Side side);
  Result<void> propose(Side side, const Result<void>& agreed, const Message& question);
  [[nodiscard]] bool is_agreed_by(Side side, const Message& question);

  // What a person typed as a move, as Match::play takes it in this phase.
  [[nodiscard]] std::string decision(std::string_view typed, Side side);
  Result<void> play(const std::string& decision, Side side);
  Result<void> lay(const std::string& setup, Side side);
  Result<void> choose(const std::string& choice, Side side);
  Result<void> play_move(const std::string& move);

  // The board and how the game ended, if it did; in a match of rounds, the points.
  void show();
  void show_board();
  void show_points(std::size_t round);
  void show_hints(Side side);
  void show_asked(RequestKind what);
  void show_moves();
  void show_help();
  void show_rules();
  void show_preview(const Replay& replayed, Side side);
  void tell_move(const Replay& replayed);
  void tell_round_end();
  void tell_if_refused(const Result<void>& result);

  void say(const Message& message, const std::vector<std::string>& details = {});
  [[nodiscard]] std::string in_words(const Message& message,
                                     const std::vector<std::string>& details = {}) const;
  [[nodiscard]] std::string name(Side side) const;
  [[nodiscard]] bool has_laid(Side side) const;

  const CatalogEntry& entry_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<Analyst> analyst_;
  Record before_;
  Players players_;
  Random random_;
  Terminal terminal_;
};

}  // namespace sowmill
