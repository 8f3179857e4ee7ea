#pragma once

#include <array>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "games/aqil/aqil.hpp"
#include "games/aqil/aqil_setup.hpp"
#include "match/game_match.hpp"

namespace sowmill {

// A whole match of Lib al-Aqil: rounds until someone has 60 points or more. play() takes, one after
// the other:
//   setup south 11-5-5-5-5-5, setup north ...   in either order, each hidden from the other player
//   lot south                                   whom the lot made first
//   keep, or swap                               the first player's choice
//   C, +f, ...                                  the moves of the round
class AqilMatch final : public Match {
 public:
  using Setups = std::array<aqil::Setup, 2>;

  AqilMatch(std::string_view ruleset, const Aqil& game)
      : ruleset_(ruleset), game_(game), rounds_(1) {}

  static constexpr int winning_points = 60;

  [[nodiscard]] const Aqil& game() const { return game_; }
  // Of rounds begun, the one being set up included.
  [[nodiscard]] std::size_t round_count() const { return rounds_.size(); }
  // The round that is being sown; none while it is set up.
  [[nodiscard]] const GameMatch<Aqil>* round() const;
  // The set-ups that are laid while the lot's winner keeps or swaps; none at any other time.
  [[nodiscard]] std::optional<Setups> setups_to_choose_from() const;
  // Whether a side has laid its seeds and waits for the other.
  [[nodiscard]] bool has_laid(Side side) const;

  [[nodiscard]] std::string_view ruleset() const override { return ruleset_; }
  [[nodiscard]] const Match* current_game() const override { return round(); }
  [[nodiscard]] BoardShape shape() const override { return BoardShape::TwoRows; }
  [[nodiscard]] Phase phase() const override;
  [[nodiscard]] std::optional<std::string> position() const override;
  [[nodiscard]] std::optional<Side> chooser() const override;
  [[nodiscard]] std::vector<std::string> legal_moves() const override;
  [[nodiscard]] std::vector<Round> rounds() const override;
  [[nodiscard]] Verdict verdict() const override;
  [[nodiscard]] std::vector<Comeback> comebacks() const override;
  [[nodiscard]] BoardView view(std::optional<Side> viewer) const override;

  Result<void> play(std::string_view text) override;
  // Takes back moves, never a set-up, a lot or a choice: those have been seen.
  Result<void> undo() override;
  Result<void> resign(Side loser) override;
  Result<void> agree_draw() override;
  Result<void> agree_cycle() override;

  [[nodiscard]] Result<Replay> replay(std::string_view text) const override;
  [[nodiscard]] Score points() const override;

 private:
  // What a round goes through, one after the other, in the order of Phase.
  struct Laying {
    std::array<std::optional<aqil::Setup>, 2> setups;
  };
  struct Drawing {
    Setups setups;
  };
  struct Choosing {
    Setups setups;
    Side first;
  };
  struct Playing {
    Setups setups;
    Side first;
    aqil::Choice choice;
    std::unique_ptr<GameMatch<Aqil>> game;
  };
  using AqilRound = std::variant<Laying, Drawing, Choosing, Playing>;

  // The last round, if it has come to that stage and not beyond.
  template <class Stage>
  [[nodiscard]] const Stage* stage() const {
    return std::get_if<Stage>(&rounds_.back());
  }
  template <class Stage>
  [[nodiscard]] Stage* stage() {
    return std::get_if<Stage>(&rounds_.back());
  }

  Result<void> advance(Laying& laying, std::string_view text);
  Result<void> advance(Drawing& drawing, std::string_view text);
  Result<void> advance(Choosing& choosing, std::string_view text);
  Result<void> advance(Playing& playing, std::string_view text);
  Result<void> agree(std::string_view what, const Verdict& verdict);

  std::string ruleset_;
  Aqil game_;
  std::vector<AqilRound> rounds_;
  std::optional<Verdict> agreed_;
};

}  // namespace sowmill
