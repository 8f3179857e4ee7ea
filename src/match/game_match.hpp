#pragma once

#include <utility>

#include "common/text.hpp"
#include "match/cycle_agreement.hpp"
#include "match/match.hpp"
#include "match/match_history.hpp"

namespace sowmill {

// Makes a Match of any game. What the rules say lives in the game; here is only what needs history.
template <Game G>
class GameMatch final : public Match {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  GameMatch(std::string_view ruleset, const G& game, const State& start, CycleAgreement cycle)
      : ruleset_(ruleset), game_(game), cycle_(cycle), history_(game_, start) {}

  [[nodiscard]] const G& game() const { return game_; }
  // Every state since the start, the one that stands now last.
  [[nodiscard]] const std::vector<State>& states() const { return history_.states(); }
  // What can still come back.
  [[nodiscard]] Played<G> played() const { return history_.played(); }

  [[nodiscard]] std::string_view ruleset() const override { return ruleset_; }
  [[nodiscard]] BoardShape shape() const override { return game_.view(state()).shape; }
  [[nodiscard]] Phase phase() const override {
    return verdict().is_over() ? Phase::Over : Phase::Play;
  }
  [[nodiscard]] std::optional<std::string> position() const override {
    return game_.to_text(state());
  }

  [[nodiscard]] std::optional<Side> chooser() const override {
    if (verdict().is_over()) return std::nullopt;
    return game_.side_to_move(state());
  }

  [[nodiscard]] std::vector<std::string> legal_moves() const override {
    std::vector<std::string> moves;
    if (verdict().is_over()) return moves;
    for (const Move move : game_.legal_moves(state()))
      moves.push_back(game_.to_text(state(), move));
    return moves;
  }

  [[nodiscard]] std::vector<Round> rounds() const override {
    const auto& states = history_.states();
    Round round{.start = game_.to_text(states.front()),
                .setup = {},
                .lot = {},
                .moves = {},
                .ending = verdict().ending};
    for (std::size_t i = 0; i < moves_.size(); ++i)
      round.moves.push_back(game_.to_text(states[i], moves_[i]));
    return {round};
  }

  [[nodiscard]] Verdict verdict() const override {
    if (agreed_) return *agreed_;
    if (Ending ending = game_.ending(state()); ending.outcome != Outcome::Ongoing) {
      if (!moves_.empty()) ending.rule = told_last().back().rule;
      return {ending, Cause::Rules};
    }
    if (history_.visits() >= 3) return {game_.endless(state()), Cause::Repetition};
    return {};
  }

  [[nodiscard]] std::vector<Comeback> comebacks() const override {
    std::vector<Comeback> all;
    for (const State& each : history_.twice())
      all.push_back({game_.to_text(each), game_.side_to_move(each), game_.endless(each)});
    return all;
  }

  [[nodiscard]] BoardView view(std::optional<Side> /*viewer*/) const override {
    return game_.view(state());
  }

  Result<void> play(std::string_view text) override {
    const auto move = parse(text);
    if (!move) return tl::unexpected(move.error());
    State next = state();
    game_.apply(next, *move);
    history_.push(next);
    moves_.push_back(*move);
    return {};
  }

  // An agreed end is taken back before the last move is.
  Result<void> undo() override {
    if (agreed_) {
      agreed_.reset();
      return {};
    }
    if (moves_.empty()) return refuse(Reason::NothingToUndo);
    history_.pop();
    moves_.pop_back();
    return {};
  }

  Result<void> resign(Side loser) override {
    return agree("resign", {{win_for(other(loser))}, Cause::Resignation});
  }

  Result<void> agree_draw() override { return agree("draw", {{Outcome::Draw}, Cause::Agreement}); }

  Result<void> agree_cycle() override {
    if (cycle_ == CycleAgreement::Unknown) return refuse(Reason::NotInThisGame, "cycle");
    if (history_.twice().empty()) return refuse(Reason::NoRepetitionYet);
    return agree("cycle", {game_.endless(state()), Cause::AgreedCycle});
  }

  [[nodiscard]] Result<Replay> replay(std::string_view text) const override {
    const auto move = parse(text);
    if (!move) return tl::unexpected(move.error());
    State next = state();
    auto events = game_.narrate(next, *move);
    Ending after = game_.ending(next);
    after.rule = events.back().rule;
    return Replay{.move = game_.to_text(state(), *move),
                  .position = game_.to_text(next),
                  .chooser = game_.side_to_move(state()),
                  .events = std::move(events),
                  .after = after};
  }

 private:
  [[nodiscard]] const State& state() const { return history_.last(); }

  // Requires: a move has been played.
  [[nodiscard]] std::vector<Event> told_last() const {
    State before = history_.states()[moves_.size() - 1];
    return game_.narrate(before, moves_.back());
  }

  [[nodiscard]] Result<Move> parse(std::string_view text) const {
    // Where the rules ended it, the game itself can say more.
    if (const Verdict now = verdict(); now.is_over() && now.cause != Cause::Rules)
      return refuse(Reason::GameIsOver, shown(text));
    return game_.parse_move(state(), text);
  }

  Result<void> agree(std::string_view what, const Verdict& verdict_agreed) {
    if (verdict().is_over()) return refuse(Reason::GameIsOver, what);
    agreed_ = verdict_agreed;
    return {};
  }

  std::string ruleset_;
  G game_;
  CycleAgreement cycle_;
  MatchHistory<G> history_;  // One state more than moves_.
  std::vector<Move> moves_;
  std::optional<Verdict> agreed_;
};

}  // namespace sowmill
