#include "arena/program_engine.hpp"

#include "common/text.hpp"

namespace sowmill {
namespace {

using protocol::Dialect;
using namespace std::chrono_literals;

// Long enough for a program that has much to load on a machine that is busy.
constexpr auto patience_to_start = 30s;
constexpr auto patience_to_answer = 10s;

std::string_view word_for(Dialect dialect, std::string_view ugi, std::string_view uci) {
  return dialect == Dialect::Ugi ? ugi : uci;
}

// How programs say that they see no move: the game is over for them.
bool is_no_move(std::string_view move) {
  return move == "0000" || move == "(none)" || move == "none" || move == "null";
}

}  // namespace

Result<std::unique_ptr<ProgramEngine>> ProgramEngine::start(const CatalogEntry& ruleset,
                                                            const ProgramSettings& settings) {
  auto process = ChildProcess::start(settings.command);
  if (!process) return refuse(Reason::ProgramNoEngine, shown(settings.command));
  std::unique_ptr<ProgramEngine> engine(new ProgramEngine(ruleset, settings, std::move(process)));
  const auto wanted = settings.dialect;
  const bool known = wanted ? engine->identify(*wanted, patience_to_start)
                            : engine->identify(Dialect::Ugi, patience_to_answer) ||
                                  engine->identify(Dialect::Uci, patience_to_start);
  if (!known) return refuse(Reason::ProgramNoEngine, shown(settings.command));
  engine->set_options();
  return engine;
}

bool ProgramEngine::identify(Dialect dialect, std::chrono::milliseconds patience) {
  const auto deadline = std::chrono::steady_clock::now() + patience;
  if (!process_->say(word_for(dialect, "ugi", "uci"))) return false;
  while (const auto line = process_->hear(deadline)) {
    const auto said = words(*line);
    if (said.empty()) continue;
    if (said.front() == word_for(dialect, "ugiok", "uciok")) {
      dialect_ = dialect;
      return true;
    }
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
  const bool listens =
      process_->say(word_for(dialect_, "uginewgame", "ucinewgame")) && process_->say("isready");
  if (!listens) return refuse(Reason::ProgramEnded, shown(settings_.command));
  return hear("readyok", patience_to_start).map([](const std::string& /*line*/) {});
}

std::string ProgramEngine::position_line(const Round& game) const {
  const bool usual = game.start == ruleset_.start_position();
  auto line = usual ? std::string("position startpos") : "position fen " + game.start;
  const bool together = dialect_ == Dialect::Uci && ruleset_.joins_moves;
  if (!game.moves.empty()) line += " moves";
  for (std::size_t i = 0; i < game.moves.size(); ++i)
    line += (together && i > 0 ? "" : " ") + game.moves[i];
  return line;
}

// Some end a game when a position comes back and see no move then; they are asked once more about
// the position alone.
Result<std::string> ProgramEngine::best_move(const Round& game, const std::string& position,
                                             const std::string& go,
                                             std::chrono::milliseconds patience) {
  auto move = ask_move(position_line(game), go, patience);
  if (move && is_no_move(*move)) return ask_move("position fen " + position, go, patience);
  return move;
}

Result<std::string> ProgramEngine::ask_move(const std::string& position, const std::string& go,
                                            std::chrono::milliseconds patience) {
  if (!process_->say(position) || !process_->say("go " + go))
    return refuse(Reason::ProgramEnded, shown(settings_.command));
  return hear("bestmove", patience).map([](const std::string& line) {
    const auto said = words(line);
    return said.size() > 1 ? std::string(said[1]) : std::string();
  });
}

Result<std::string> ProgramEngine::hear(std::string_view word, std::chrono::milliseconds patience) {
  const auto deadline = std::chrono::steady_clock::now() + patience;
  for (;;) {
    const auto line = process_->hear(deadline);
    if (!line && line.error() == ChildProcess::Silence::Ended)
      return refuse(Reason::ProgramEnded, shown(settings_.command));
    if (!line)
      return refuse(Reason::ProgramSilent, shown(settings_.command),
                    std::to_string(patience.count()));
    const auto said = words(*line);
    if (!said.empty() && said.front() == word) return *line;
  }
}

}  // namespace sowmill
