#include "terminal/game_at_terminal.hpp"

#include <algorithm>

#include "common/text.hpp"
#include "match/random_decision.hpp"
#include "terminal/record_file.hpp"
#include "terminal/texts.hpp"
#include "text/move_sentence.hpp"
#include "text/vocabulary.hpp"

// The course of the game; what it shows is in game_shown.cpp.
namespace sowmill {
namespace {

const Message& prompt_for(Phase phase) {
  switch (phase) {
    case Phase::Setup:
      return texts::setup_prompt;
    case Phase::Choice:
      return texts::choice_prompt;
    case Phase::Over:
      return texts::over_prompt;
    default:
      return texts::turn_prompt;
  }
}

bool asks_match_to_end(RequestKind kind) {
  return kind == RequestKind::Resign || kind == RequestKind::Draw || kind == RequestKind::Cycle;
}

}  // namespace

GameAtTerminal::GameAtTerminal(const CatalogEntry& entry, std::unique_ptr<Match> match,
                               std::shared_ptr<const Prober> tables, Record before,
                               const Players& players, Random random, Terminal terminal)
    : entry_(entry),
      match_(std::move(match)),
      analyst_(new_analyst(*match_)),
      before_(std::move(before)),
      players_(players),
      random_(random),
      terminal_(terminal) {
  (void)analyst_->use_tables(std::move(tables));
}

void GameAtTerminal::run() {
  say(texts::greeting, {std::string(entry_.title.in(terminal_.language()))});
  show();
  while (step() == Flow::GoOn) {
  }
}

GameAtTerminal::Flow GameAtTerminal::step() {
  switch (match_->phase()) {
    case Phase::Setup:
      return lay_setup();
    case Phase::Lot:
      return draw_lot();
    case Phase::Choice:
    case Phase::Play:
      return take_turn(match_->chooser().value_or(Side::First));  // There always is one here.
    case Phase::Over:
      break;
  }
  return after_the_end();
}

// People first: once a set-up is laid, the round before can no longer be taken back.
GameAtTerminal::Flow GameAtTerminal::lay_setup() {
  std::vector<Side> sides;
  for (const Side side : {Side::First, Side::Second})
    if (!has_laid(side)) sides.push_back(side);
  const auto person =
      std::ranges::find_if(sides, [&](Side side) { return is_person(players_[index_of(side)]); });
  return take_turn(person != sides.end() ? *person : sides.front());
}

GameAtTerminal::Flow GameAtTerminal::draw_lot() {
  const Side first = random_.below(2) == 0 ? Side::First : Side::Second;
  (void)match_->play("lot " + std::string(side_word(entry_.shape, first)));
  say(texts::lot_falls, {name(first)});
  show();
  return Flow::GoOn;
}

GameAtTerminal::Flow GameAtTerminal::take_turn(Side side) {
  const auto decided = decide(players_[index_of(side)], *match_, *analyst_, side, random_);
  if (!decided) return ask(side);
  tell_if_refused(play(*decided, side));
  return Flow::GoOn;
}

GameAtTerminal::Flow GameAtTerminal::after_the_end() {
  const auto person = std::ranges::find_if(players_, is_person);
  if (person == players_.end()) return Flow::Stop;
  return ask(person == players_.begin() ? Side::First : Side::Second);
}

GameAtTerminal::Flow GameAtTerminal::ask(Side side) {
  show_hints(side);
  const auto prompt = in_words(prompt_for(match_->phase()), {name(side)});
  const auto line =
      match_->phase() == Phase::Setup ? terminal_.ask_in_secret(prompt) : terminal_.ask(prompt);
  if (!line) return Flow::Stop;
  const auto request = parse_request(*line);
  if (request.kind == RequestKind::Quit) return Flow::Stop;
  auto done = carry_out(request, side);
  if (!done && asks_match_to_end(request.kind) && !done.error().details.empty())
    done.error().details.front() = words(*line).front();  // Not the name the match has for it.
  tell_if_refused(done);
  return Flow::GoOn;
}

Result<void> GameAtTerminal::carry_out(const Request& request, Side side) {
  switch (request.kind) {
    case RequestKind::Move:
      return play(decision(request.argument, side), side);
    case RequestKind::Preview:
      return preview(request.argument, side);
    case RequestKind::Undo:
      return take_back_moves();
    case RequestKind::Save:
      return save(request.argument);
    case RequestKind::Resign:
      return resign(side);
    case RequestKind::Draw:
      return propose(side, match_->agree_draw(), texts::draw_question);
    case RequestKind::Cycle:
      return propose(side, match_->agree_cycle(), texts::cycle_question);
    default:
      show_asked(request.kind);
      return {};
  }
}

Result<void> GameAtTerminal::save(const std::string& path) {
  if (path.empty()) {
    say(texts::save_where);
    return {};
  }
  return save_match(entry_, *match_, players_, before_, path).map([&] {
    say(texts::saved, {shown(path)});
  });
}

Result<void> GameAtTerminal::preview(std::string_view typed, Side side) {
  if (match_->phase() == Phase::Setup || match_->phase() == Phase::Choice) {
    say(texts::no_preview);
    return {};
  }
  return match_->replay(decision(typed, side)).map([&](const Replay& replayed) {
    show_preview(replayed, side);
  });
}

Result<void> GameAtTerminal::take_back_moves() {
  return take_back(*match_, players_).map([&] {
    say(texts::taken_back);
    show();
  });
}

Result<void> GameAtTerminal::resign(Side side) {
  return match_->resign(side).map([&] { show(); });
}

// The match has agreed already, so that what the rules do not allow is not even asked; it is taken
// back if the other player does not agree.
Result<void> GameAtTerminal::propose(Side side, const Result<void>& agreed,
                                     const Message& question) {
  if (!agreed) return agreed;
  if (is_agreed_by(other(side), question)) {
    show();
    return {};
  }
  say(texts::not_agreed, {name(other(side))});
  return match_->undo();
}

bool GameAtTerminal::is_agreed_by(Side side, const Message& question) {
  if (!is_person(players_[index_of(side)])) return false;
  const auto proposed = ending_phrase(match_->verdict().ending, entry_.shape, terminal_.language());
  const auto line = terminal_.ask(in_words(question, {name(side), name(other(side)), proposed}));
  return line && says_yes(*line);
}

std::string GameAtTerminal::decision(std::string_view typed, Side side) {
  switch (match_->phase()) {
    case Phase::Setup:
      if (says_random(typed)) return random_decision(*match_, side, random_);
      return "setup " + std::string(side_word(entry_.shape, side)) + ' ' + tidy_setup(typed);
    case Phase::Choice:
      return tidy_choice(typed);
    default:
      return tidy_move(entry_.shape, side, typed);
  }
}

Result<void> GameAtTerminal::play(const std::string& decision, Side side) {
  switch (match_->phase()) {
    case Phase::Setup:
      return lay(decision, side);
    case Phase::Choice:
      return choose(decision, side);
    default:
      return play_move(decision);
  }
}

Result<void> GameAtTerminal::lay(const std::string& setup, Side side) {
  auto laid = match_->play(setup);
  if (laid)
    say(texts::has_laid, {name(side)});
  else if (laid.error().reason == Reason::SetupFieldCount)
    laid.error().details = {"..."};  // The other player would read it.
  return laid;
}

Result<void> GameAtTerminal::choose(const std::string& choice, Side side) {
  auto chosen = match_->play(choice);
  if (!chosen) {
    chosen.error().details.back() = in_words(texts::choices);  // As they are typed here.
    return chosen;
  }
  say(choice == "keep" ? texts::keeps : texts::swaps, {name(side), name(other(side))});
  show();
  return chosen;
}

Result<void> GameAtTerminal::play_move(const std::string& move) {
  const auto replayed = match_->replay(move);
  if (!replayed) return tl::unexpected(replayed.error());
  terminal_.write_line("");
  tell_move(*replayed);
  const auto played = match_->play(move);
  const bool won_by_points =
      match_->phase() == Phase::Over && match_->verdict().cause == Cause::Points;
  if (match_->phase() == Phase::Setup || won_by_points) tell_round_end();
  show();
  return played;
}

bool GameAtTerminal::has_laid(Side side) const {
  const auto places = match_->view(side).places;
  return std::ranges::any_of(
      places, [&](const Place& place) { return place.owner == side && place.count > 0; });
}

}  // namespace sowmill
