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

// "option name Move Time type spin ..." names Move Time.
std::string option_in(const std::vector<std::string_view>& said) {
  if (said.size() < 2 || said[0] != "option" || said[1] != "name") return {};
  std::string name;
  for (std::size_t i = 2; i < said.size() && said[i] != "type"; ++i)
    name += (name.empty() ? "" : " ") + std::string(said[i]);
  return name;
}

bool has(const std::vector<std::string>& options, std::string_view name) {
  return std::ranges::any_of(options,
                             [&](const auto& option) { return is_same_word(option, name); });
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const auto& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

bool must_remove(const Match& match, const std::string& move) {
  return std::ranges::any_of(match.legal_moves(),
                             [&](const auto& legal) { return legal.starts_with(move + 'x'); });
}

}  // namespace

Result<std::unique_ptr<ProgramEngine>> ProgramEngine::start(const CatalogEntry& ruleset,
                                                            const ProgramSettings& settings) {
  auto process = ChildProcess::start(settings.command);
  if (!process) return refuse(Reason::ProgramNoStart, shown(settings.command));
  std::unique_ptr<ProgramEngine> engine(new ProgramEngine(ruleset, settings, std::move(process)));
  const auto* const wanted = settings.dialect;
  const bool known = wanted != nullptr ? engine->identify(*wanted, patience_to_start)
                                       : engine->identify(ugi_dialect, patience_to_answer) ||
                                             engine->identify(uci_dialect, patience_to_start);
  if (!known)
    return refuse(engine->process_->is_gone() ? Reason::ProgramNoStart : Reason::ProgramNoEngine,
                  shown(settings.command));
  if (const auto set = engine->set_options(); !set) return tl::unexpected(set.error());
  return engine;
}

bool ProgramEngine::identify(const ProgramDialect& dialect, std::chrono::milliseconds patience) {
  const auto deadline = std::chrono::steady_clock::now() + patience;
  std::string name;
  (void)process_->say(dialect.greeting);  // One that does not listen will not answer.
  while (const auto line = process_->hear(deadline, settings_.stop)) {
    const auto said = words(*line);
    if (said.empty()) continue;
    if (said.front() == dialect.greeted) {
      dialect_ = &dialect_of(dialect, name, ruleset_);
      return true;
    }
    if (said.size() > 2 && said[0] == "id" && said[1] == "name") name = said[2];
    if (auto option = option_in(said); !option.empty()) options_.push_back(std::move(option));
  }
  return false;
}

Result<void> ProgramEngine::set_options() {
  if (has(options_, "Variant"))
    (void)process_->say("setoption name Variant value " + std::string(ruleset_.id));
  for (const auto& [name, value] : settings_.options) {
    if (options_.empty()) return refuse(Reason::PlayerNoOptions, shown(settings_.command));
    if (!has(options_, name))
      return refuse(Reason::PlayerOption, shown(settings_.command), shown(name), joined(options_));
    std::string line = "setoption name ";
    line += name;
    line += " value ";
    line += value;
    (void)process_->say(line);
  }
  return wait_until_ready();
}

Result<void> ProgramEngine::begin_game() {
  if (!process_->say(dialect_->new_game))
    return refuse(Reason::ProgramEnded, shown(settings_.command));
  return wait_until_ready();
}

Result<void> ProgramEngine::wait_until_ready() {
  constexpr std::string_view remark = "info string ";
  if (!process_->say("isready")) return refuse(Reason::ProgramEnded, shown(settings_.command));
  const auto is_ready = [&](std::string_view line) {
    if (settings_.heard && line.starts_with(remark))
      settings_.heard(std::string(line.substr(remark.size())));
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
    const auto line = process_->hear(deadline, settings_.stop);
    if (!line && line.error() == ChildProcess::Silence::Ended)
      return refuse(Reason::ProgramEnded, shown(settings_.command));
    if (!line)
      return refuse(Reason::ProgramSilent, shown(settings_.command),
                    std::to_string(patience.count()));
    if (const std::optional<std::string> found = wanted(*line)) return *found;
  }
}

}  // namespace sowmill
