#include "arena/program_engine.hpp"

#include <algorithm>
#include <array>

#include "common/text.hpp"

namespace sowmill {
namespace {

using namespace std::chrono_literals;

// Long enough for a program that has much to load on a machine that is busy.
constexpr auto patience_to_start = 30s;
constexpr auto patience_to_answer = 10s;

// How programs say that they see no move: the game is over for them.
bool is_no_move(std::string_view move) {
  constexpr std::array<std::string_view, 5> words = {"0000", "(none)", "none", "null", "draw"};
  return std::ranges::find(words, move) != words.end();
}

bool must_remove(const Match& match, const std::string& move) {
  return std::ranges::any_of(match.legal_moves(),
                             [&](const auto& legal) { return legal.starts_with(move + 'x'); });
}

}  // namespace

Result<std::unique_ptr<ProgramEngine>> ProgramEngine::start(const CatalogEntry& ruleset,
                                                            const ProgramSettings& settings) {
  auto process = ChildProcess::start(settings.command);
  if (!process) return refuse(Reason::ProgramNoEngine, shown(settings.command));
  std::unique_ptr<ProgramEngine> engine(new ProgramEngine(ruleset, settings, std::move(process)));
  const auto* const wanted = settings.dialect;
  const bool known = wanted != nullptr ? engine->identify(*wanted, patience_to_start)
                                       : engine->identify(ugi_dialect, patience_to_answer) ||
                                             engine->identify(uci_dialect, patience_to_start);
  if (!known) return refuse(Reason::ProgramNoEngine, shown(settings.command));
  engine->set_options();
  return engine;
}

bool ProgramEngine::identify(const ProgramDialect& dialect, std::chrono::milliseconds patience) {
  const auto deadline = std::chrono::steady_clock::now() + patience;
  std::string name;
  if (!process_->say(dialect.greeting)) return false;
  while (const auto line = process_->hear(deadline)) {
    const auto said = words(*line);
    if (said.empty()) continue;
    if (said.front() == dialect.greeted) {
      dialect_ = &dialect_of(dialect, name, ruleset_);
      return true;
    }
    if (said.size() > 2 && said[0] == "id" && said[1] == "name") name = said[2];
    if (said.size() > 2 && said[0] == "option" && said[2] == "Variant") has_variants_ = true;
  }
  return false;
}

void ProgramEngine::set_options() {
  if (has_variants_)
    (void)process_->say("setoption name Variant value " + std::string(ruleset_.id));
  for (const auto& [name, value] : settings_.options) {
    std::string line = "setoption name ";
    line += name;
    line += " value ";
    line += value;
    (void)process_->say(line);
  }
}

Result<void> ProgramEngine::begin_game() {
  const bool listens = process_->say(dialect_->new_game) && process_->say("isready");
  if (!listens) return refuse(Reason::ProgramEnded, shown(settings_.command));
  const auto is_ready = [](std::string_view line) {
    const auto said = words(line);
    const bool is_so = !said.empty() && said.front() == "readyok";
    return is_so ? std::optional(std::string(line)) : std::nullopt;
  };
  return hear(is_ready, patience_to_start).map([](const std::string& /*line*/) {});
}

std::string ProgramEngine::position_line(const Situation& situation) const {
  const bool usual = situation.start == ruleset_.start_position();
  auto line = usual ? std::string("position startpos")
                    : "position fen " + dialect_->position(situation.start);
  if (!situation.moves.empty()) line += " moves" + dialect_->moves(ruleset_, situation.moves);
  return line;
}

// Some end a game when a position comes back and see no move then; they are asked once more about
// the position alone.
Result<std::string> ProgramEngine::best_move(const Match& match, const std::string& go,
                                             std::chrono::milliseconds patience) {
  const auto game = match.rounds().back();
  Situation situation{game.start, game.moves};
  auto move = ask_move(situation, go, patience);
  if (move && is_no_move(*move)) {
    situation = {match.position().value_or("")};
    move = ask_move(situation, go, patience);
  }
  if (!move || !dialect_->removes_apart || !must_remove(match, *move)) return move;
  situation.moves.push_back(*move);
  return ask_move(situation, go, patience).map([&](const std::string& removal) {
    return *move + removal;
  });
}

Result<std::string> ProgramEngine::ask_move(const Situation& situation, const std::string& go,
                                            std::chrono::milliseconds patience) {
  if (!process_->say(position_line(situation)) || !process_->say("go " + go))
    return refuse(Reason::ProgramEnded, shown(settings_.command));
  return hear(dialect_->best_move, patience);
}

template <class Wanted>
Result<std::string> ProgramEngine::hear(const Wanted& wanted, std::chrono::milliseconds patience) {
  const auto deadline = std::chrono::steady_clock::now() + patience;
  for (;;) {
    const auto line = process_->hear(deadline);
    if (!line && line.error() == ChildProcess::Silence::Ended)
      return refuse(Reason::ProgramEnded, shown(settings_.command));
    if (!line)
      return refuse(Reason::ProgramSilent, shown(settings_.command),
                    std::to_string(patience.count()));
    if (const std::optional<std::string> found = wanted(*line)) return *found;
  }
}

}  // namespace sowmill
