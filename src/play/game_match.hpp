#pragma once

#include <algorithm>
#include <ranges>
#include <utility>

#include "common/text.hpp"
#include "play/cycle_agreement.hpp"
#include "play/match.hpp"
#include "play/thinker.hpp"
#include "search/perft.hpp"

namespace sowmill {

// Makes a Match of any game. What the rules say lives in the game; here is only what needs history.
template <Game G, EvaluationOf<G> E>
class GameMatch final : public Match {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  GameMatch(const G& game, const E& evaluation, const State& start, CycleAgreement cycle)
      : game_(game), cycle_(cycle), states_{start}, thinker_(game, evaluation) {}

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
    Round round{.start = game_.to_text(states_.front()),
                .setup = {},
                .lot = {},
                .moves = {},
                .ending = verdict().ending};
    for (std::size_t i = 0; i < moves_.size(); ++i)
      round.moves.push_back(game_.to_text(states_[i], moves_[i]));
    return {round};
  }

  [[nodiscard]] Verdict verdict() const override {
    if (agreed_) return *agreed_;
    if (Ending ending = game_.ending(state()); ending.outcome != Outcome::Ongoing) {
      if (!moves_.empty()) ending.rule = told_last().back().rule;
      return {ending, Cause::Rules};
    }
    if (std::ranges::count(states_, state()) >= 3)
      return {game_.endless(state()), Cause::Repetition};
    return {};
  }

  [[nodiscard]] std::vector<Comeback> comebacks() const override {
    std::vector<Comeback> all;
    for (const State& each : last_visits(game_, states_))
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
    states_.push_back(next);
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
    states_.pop_back();
    moves_.pop_back();
    return {};
  }

  Result<void> resign(Side loser) override {
    return agree("resign", {{win_for(other(loser))}, Cause::Resignation});
  }

  Result<void> agree_draw() override { return agree("draw", {{Outcome::Draw}, Cause::Agreement}); }

  Result<void> agree_cycle() override {
    if (cycle_ == CycleAgreement::Unknown) return refuse(Reason::NotInThisGame, "cycle");
    if (!has_come_back()) return refuse(Reason::NoRepetitionYet);
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

  void use_tables(std::shared_ptr<const Prober> tables) override {
    thinker_.set_tables(std::static_pointer_cast<const StateProber<G>>(std::move(tables)));
  }

  std::optional<Thought> think(int level, std::uint64_t positions, std::uint64_t seed) override {
    if (verdict().is_over()) return std::nullopt;
    const Random random(mix_bits(seed) + moves_.size());
    return thought(thinker_.think(states_, level_of(level), positions, random));
  }

  // What think() would come to if the level made no mistakes. Requires: the game is not over.
  Thought think_soundly(int level, std::uint64_t positions) {
    Level sound = level_of(level);
    sound.tolerance = 0;
    return thought(thinker_.think(states_, sound, positions, Random(0)));
  }
  [[nodiscard]] Mistakes mistakes(int level) const {
    return thinker_.mistakes(level_of(level).tolerance);
  }

  std::optional<Thought> think_plainly(const AnalysisLimits& limits) override {
    if (verdict().is_over()) return std::nullopt;
    return thought(thinker_.think_plainly(states_, limits));
  }

  std::optional<Analysis> analyse(const AnalysisLimits& limits,
                                  const AnalysisObserver& observer) override {
    if (verdict().is_over()) return std::nullopt;
    return thinker_.analyse(states_, limits, observer);
  }

  void reserve(std::size_t megabytes) override { thinker_.reserve(megabytes); }

  [[nodiscard]] double expected_result(int score) const override {
    return thinker_.expected(score);
  }

  [[nodiscard]] std::uint64_t perft(int depth) const override {
    return sowmill::perft(game_, state(), depth);
  }

 private:
  [[nodiscard]] const State& state() const { return states_.back(); }

  // Requires: a move has been played.
  [[nodiscard]] std::vector<Event> told_last() const {
    State before = states_[states_.size() - 2];
    return game_.narrate(before, moves_.back());
  }

  [[nodiscard]] Thought thought(const typename Thinker<G, E>::Choice& choice) const {
    return {.move = game_.to_text(state(), choice.move),
            .score = choice.score,
            .depth = choice.depth,
            .done = choice.done,
            .certainty = choice.certainty,
            .from_tables = choice.from_tables,
            .positions = choice.positions,
            .table_hits = choice.table_hits};
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

  // Stores and men are part of a state, so nothing before the last capture can equal what came
  // after it.
  [[nodiscard]] bool has_come_back() const {
    const auto stores = game_.view(state()).stores;
    for (std::size_t i = 0; i < states_.size(); ++i)
      if (game_.view(states_[i]).stores == stores &&
          std::ranges::count(states_ | std::views::drop(i), states_[i]) >= 2)
        return true;
    return false;
  }

  const G& game_;
  CycleAgreement cycle_;
  std::vector<State> states_;  // One more than moves_.
  std::vector<Move> moves_;
  std::optional<Verdict> agreed_;
  Thinker<G, E> thinker_;
};

}  // namespace sowmill
