#include "protocol/current_game.hpp"

#include <algorithm>

namespace sowmill::protocol {
namespace {

std::string_view result_word(Outcome outcome) {
  switch (outcome) {
    case Outcome::FirstWins:
      return "p1win";
    case Outcome::SecondWins:
      return "p2win";
    case Outcome::Draw:
      return "draw";
    default:
      return "none";
  }
}

// A finished game has nobody who chooses; its position still names a side.
bool is_first_to_move(const Match& match) {
  if (const auto side = match.chooser()) return *side == Side::First;
  const auto position = match.position().value_or("");
  return position.ends_with('S') || position.ends_with('W');
}

}  // namespace

void CurrentGame::set_ruleset(const CatalogEntry& ruleset, std::shared_ptr<const Prober> tables) {
  tables_ = std::move(tables);
  if (ruleset_ == &ruleset) {
    forget();
    return;
  }
  ruleset_ = &ruleset;
  begin_at(ruleset.start_position());
}

void CurrentGame::begin_at(const std::string& start) {
  start_ = start;
  analyst_.reset();
  match_ = *ruleset_->match_at(start);
  analyst_ = new_analyst(*match_);
  (void)analyst_->use_tables(tables_);
  moves_.clear();
}

void CurrentGame::forget() {
  const auto moves = moves_;
  begin_at(std::string(start_));
  move_to(moves);
}

Result<void> CurrentGame::set(const SetPosition& position) {
  constexpr std::size_t most_moves = 10'000;
  const auto start = position.start.value_or(ruleset_->start_position());
  auto tried = ruleset_->match_at(start);
  if (!tried) return tl::unexpected(tried.error());
  const auto moves = split_line(ruleset_->id, position.moves);
  if (moves.size() > most_moves)
    return refuse(Reason::TooManyMoves, std::to_string(moves.size()), std::to_string(most_moves));
  for (const auto& move : moves)
    if (auto played = (*tried)->play(move); !played) return played;
  if (start != start_) begin_at(start);
  move_to(moves);
  return {};
}

// Requires: the moves are legal.
void CurrentGame::move_to(const std::vector<std::string>& moves) {
  const auto same =
      static_cast<std::size_t>(std::ranges::mismatch(moves_, moves).in1 - moves_.begin());
  for (std::size_t i = moves_.size(); i > same; --i) (void)match_->undo();
  for (std::size_t i = same; i < moves.size(); ++i) (void)match_->play(moves[i]);
  moves_ = moves;
}

std::optional<std::string> CurrentGame::answer(std::string_view question) const {
  const auto truth = [](bool is_true) { return is_true ? "true" : "false"; };
  if (question == "gameover") return truth(match_->verdict().is_over());
  if (question == "p1turn") return truth(is_first_to_move(*match_));
  if (question == "result") return std::string(result_word(match_->verdict().ending.outcome));
  return std::nullopt;
}

}  // namespace sowmill::protocol
