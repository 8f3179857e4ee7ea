#include <cstdlib>

#include "terminal/game_at_terminal.hpp"
#include "terminal/texts.hpp"
#include "text/errors.hpp"
#include "text/move_sentence.hpp"
#include "text/vocabulary.hpp"

// What the game shows and says.
namespace sowmill {
namespace {

int pieces_of(const BoardView& view, Side side) {
  int pieces = 0;
  for (const Place& place : view.places) pieces += place.owner == side ? place.count : 0;
  return pieces;
}

// Words in lines short enough for any terminal.
std::string in_lines(const std::vector<std::string>& words) {
  constexpr std::size_t longest = 60;
  std::string text;
  std::size_t line_start = 0;
  for (const auto& word : words) {
    if (text.size() - line_start + word.size() > longest) {
      text += "\n ";
      line_start = text.size();
    }
    text += (text.empty() ? "" : " ") + word;
  }
  return text;
}

}  // namespace

void GameAtTerminal::show() {
  if (match_->phase() == Phase::Setup) {
    terminal_.write_line("");
    show_points(match_->rounds().size() + 1);
  }
  // A set-up must stay hidden even if a player resigns before it is seen.
  if (match_->position()) show_board();
  if (match_->verdict().is_over())
    say(texts::game_over, {tell_verdict(match_->verdict(), entry_.shape, terminal_.language())});
}

void GameAtTerminal::show_board() {
  auto view = match_->view(std::nullopt);
  Overlay overlay;
  if (const auto side = match_->chooser()) {
    view.turn = *side;
    if (is_person(players_[index_of(*side)]))
      overlay.highlighted = starts_of(match_->legal_moves());
  } else {
    overlay.turn = TurnSign::Hidden;
  }
  terminal_.write(draw_terminal(view, terminal_.style(), overlay));
  if (view.shape == BoardShape::FourRows)
    say(texts::pieces, {std::to_string(pieces_of(view, Side::First)),
                        std::to_string(pieces_of(view, Side::Second))});
  const auto rounds = match_->rounds();
  const bool in_round = match_->phase() == Phase::Play && !rounds.back().setup.empty();
  if (in_round) show_points(rounds.size());
}

void GameAtTerminal::show_points(std::size_t round) {
  const auto points = match_->points();
  say(texts::round_and_points,
      {std::to_string(round), std::to_string(points.first), std::to_string(points.second)});
}

// What a person who is asked may not know.
void GameAtTerminal::show_hints(Side side) {
  if (match_->phase() == Phase::Setup) say(texts::lay_seeds, {name(side), name(other(side))});
  const auto moves = match_->legal_moves();
  if (moves.empty()) return;
  if (moves.front() == "pass") say(texts::must_pass, {name(side)});
  if (moves.front().starts_with('+'))
    say(texts::must_give, {name(other(side)), name(side), moves.front()});
}

void GameAtTerminal::show_asked(RequestKind what) {
  if (what == RequestKind::Moves) show_moves();
  if (what == RequestKind::Board) show();
  if (what == RequestKind::Help) show_help();
  if (what == RequestKind::Rules) show_rules();
}

void GameAtTerminal::show_preview(const Replay& replayed, Side side) {
  say(texts::would_do, {replayed.move});
  auto view = match_->view(side);
  view.turn = side;
  terminal_.write(draw_terminal(view, terminal_.style(), {.move = replayed.events}));
  tell_move(replayed);
}

void GameAtTerminal::tell_move(const Replay& replayed) {
  terminal_.write_line(move_sentence({replayed.events, replayed.chooser, replayed.after},
                                     entry_.shape, terminal_.language()));
}

void GameAtTerminal::tell_round_end() {
  const auto ending = match_->rounds().back().ending;
  if (ending.rule == EndingRule::EndlessException) say(texts::round_repeated);
  const auto score = ending.score.value_or(Score{});
  const int difference = std::abs(score.first - score.second);
  const Side winner = ending.outcome == Outcome::FirstWins ? Side::First : Side::Second;
  say(difference == 0 ? texts::round_even : texts::round_scores,
      {result_text(ending), name(winner), std::to_string(difference)});
}

void GameAtTerminal::show_moves() {
  if (const auto moves = match_->legal_moves(); !moves.empty())
    say(texts::legal_moves, {in_lines(moves)});
  else
    say(match_->phase() == Phase::Over ? texts::no_moves_more : texts::no_moves_yet);
}

void GameAtTerminal::show_help() {
  std::string text;
  const auto add = [&](const Message& message) { text += message.in(terminal_.language()); };
  add(entry_.shape == BoardShape::Morris ? texts::morris_moves : texts::sowing_moves);
  if (entry_.id == "ntxuva-advanced") add(texts::bonus_moves);
  if (entry_.plays_for_points) add(texts::gift_moves);
  add(texts::help);
  if (entry_.joins_moves) add(texts::cycle_help);
  terminal_.write(text);
}

void GameAtTerminal::show_rules() {
  const auto language = terminal_.language() == Language::English ? ".en" : ".pt";
  say(texts::rules_are_in, {"docs/rules/" + std::string(entry_.id) + language + ".md"});
}

void GameAtTerminal::say(const Message& message, const std::vector<std::string>& details) {
  terminal_.write_line(in_words(message, details));
}

void GameAtTerminal::tell_if_refused(const Result<void>& result) {
  if (!result) terminal_.write_line(tell(result.error(), terminal_.language()) + '.');
}

std::string GameAtTerminal::in_words(const Message& message,
                                     const std::vector<std::string>& details) const {
  return filled(message.in(terminal_.language()), details);
}

std::string GameAtTerminal::name(Side side) const {
  return std::string(side_name(entry_.shape, side, terminal_.language()));
}

}  // namespace sowmill
