#include "arena/program_player.hpp"

#include "engine/level_decision.hpp"

namespace sowmill {
namespace {

std::string numbered(std::string_view word, std::uint64_t number) {
  return number == 0 ? "" : ' ' + std::string(word) + ' ' + std::to_string(number);
}

std::string clock_words(const std::array<protocol::Clock, 2>& clocks,
                        const ProgramDialect& dialect) {
  const auto [first, second] = dialect.sides;
  const auto text = [](std::string_view side, std::string_view what, std::int64_t milliseconds) {
    return ' ' + std::string(side) + std::string(what) + ' ' + std::to_string(milliseconds);
  };
  return text(first, "time", clocks[0].left) + text(second, "time", clocks[1].left) +
         text(first, "inc", clocks[0].increment) + text(second, "inc", clocks[1].increment);
}

}  // namespace

Result<std::unique_ptr<Contestant>> ProgramPlayer::start(const CatalogEntry& ruleset,
                                                         const ProgramSettings& settings,
                                                         const Pace& pace, std::string name) {
  auto engine = ProgramEngine::start(ruleset, settings);
  if (!engine) return tl::unexpected(engine.error());
  std::unique_ptr<ProgramPlayer> player(
      new ProgramPlayer(ruleset, settings, pace, std::move(name)));
  player->engine_ = std::move(*engine);
  return player;
}

Result<void> ProgramPlayer::begin(std::unique_ptr<Match> match, Side side, std::uint64_t seed) {
  (void)Contestant::begin(std::move(match), side, seed);
  if (engine_ && engine_->begin_game()) return {};
  engine_.reset();
  auto engine = ProgramEngine::start(ruleset_, settings_);
  if (!engine) return tl::unexpected(engine.error());
  engine_ = std::move(*engine);
  return engine_->begin_game();
}

Result<std::string> ProgramPlayer::decide(const Clocks& clocks) {
  constexpr std::uint64_t enough = 100'000;
  if (match().phase() == Phase::Setup)
    return level_decision(match(), analyst(), side(), highest_level, seed()).value_or("");
  if (match().phase() == Phase::Choice) {
    const auto thought = analyst().think(highest_level, enough, seed());
    return thought ? thought->move : "";
  }
  auto move = engine_->best_move(match(), go_words(clocks), patience(clocks));
  if (!move) engine_.reset();
  return move;
}

std::string ProgramPlayer::go_words(const Clocks& clocks) const {
  const auto& move = pace_.move;
  const auto time = clocks ? clock_words(*clocks, engine_->dialect())
                           : numbered("movetime", static_cast<std::uint64_t>(move.milliseconds));
  const auto all = time + numbered("nodes", move.positions) +
                   numbered("depth", static_cast<std::uint64_t>(move.depth));
  return all.empty() ? "infinite" : all.substr(1);
}

// Nothing says how long nodes or a depth take.
std::chrono::milliseconds ProgramPlayer::patience(const Clocks& clocks) const {
  constexpr std::chrono::minutes without_time{1};
  if (clocks) return std::chrono::milliseconds((*clocks)[index_of(side())].left) + pace_.margin;
  if (pace_.move.milliseconds == 0) return without_time + pace_.margin;
  return std::chrono::milliseconds(pace_.move.milliseconds) + pace_.margin;
}

}  // namespace sowmill
