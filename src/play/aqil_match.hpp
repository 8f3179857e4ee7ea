#pragma once

#include <array>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "games/aqil/aqil_evaluation.hpp"
#include "games/aqil/aqil_setup.hpp"
#include "play/aqil_choice.hpp"
#include "play/setup_strategy.hpp"

namespace sowmill {

// A whole match of Lib al-Aqil: rounds until someone has 60 points or more. play() takes, one after
// the other:
//   setup south 11-5-5-5-5-5, setup north ...   in either order, each hidden from the other player
//   lot south                                   whom the lot made first
//   keep, or swap                               the first player's choice
//   C, +f, ...                                  the moves of the round
class AqilMatch final : public Match {
 public:
  AqilMatch(const Aqil& game, const AqilEvaluation& evaluation, SetupStrategy strategy)
      : game_(game), evaluation_(evaluation), strategy_(strategy), rounds_(1) {}

  static constexpr int winning_points = 60;

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
  void use_tables(std::shared_ptr<const Prober> tables) override;
  std::optional<Thought> think(int level, std::uint64_t positions, std::uint64_t seed) override;
  std::optional<Thought> think_plainly(const AnalysisLimits& limits) override;
  void reserve(std::size_t megabytes) override;
  std::optional<Analysis> analyse(const AnalysisLimits& limits,
                                  const AnalysisObserver& observer) override;
  [[nodiscard]] double expected_result(int score) const override;
  [[nodiscard]] std::uint64_t perft(int depth) const override;

  [[nodiscard]] Score points() const override;

 private:
  using Setups = std::array<aqil::Setup, 2>;

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
    std::unique_ptr<AqilChoice> weighing = {};  // Once the computer thinks about the choice.
  };
  struct Playing {
    Setups setups;
    Side first;
    aqil::Choice choice;
    std::unique_ptr<AqilChoice::RoundMatch> game;
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

  [[nodiscard]] std::string chosen_setup(const Laying& laying, int level, std::uint64_t seed) const;
  AqilChoice& weighed_choice(Choosing& choosing) const;
  Result<void> advance(Laying& laying, std::string_view text);
  Result<void> advance(Drawing& drawing, std::string_view text);
  Result<void> advance(Choosing& choosing, std::string_view text);
  Result<void> advance(Playing& playing, std::string_view text);
  Result<void> agree(std::string_view what, const Verdict& verdict);

  const Aqil& game_;
  const AqilEvaluation& evaluation_;
  SetupStrategy strategy_;
  std::shared_ptr<const Prober> tables_;
  std::vector<AqilRound> rounds_;
  std::optional<Verdict> agreed_;
};

}  // namespace sowmill
