#include "match/aqil_match.hpp"

#include "common/text.hpp"
#include "text/vocabulary.hpp"

namespace sowmill {
namespace {

// What play() takes in a phase before the sowing.
std::string_view expected_words(Phase phase) {
  if (phase == Phase::Setup) return "setup south 11-5-5-5-5-5";
  if (phase == Phase::Lot) return "lot south, lot north";
  return "keep, swap";
}

}  // namespace

Phase AqilMatch::phase() const {
  return verdict().is_over() ? Phase::Over : static_cast<Phase>(rounds_.back().index());
}

const GameMatch<Aqil>* AqilMatch::round() const {
  const auto* playing = stage<Playing>();
  return playing != nullptr ? playing->game.get() : nullptr;
}

std::optional<AqilMatch::Setups> AqilMatch::setups_to_choose_from() const {
  const auto* choosing = stage<Choosing>();
  return choosing != nullptr ? std::optional(choosing->setups) : std::nullopt;
}

bool AqilMatch::has_laid(Side side) const {
  const auto* laying = stage<Laying>();
  return laying != nullptr && laying->setups[index_of(side)].has_value();
}

// Between the lot and the choice the board stands as laid, the first player to sow.
std::optional<std::string> AqilMatch::position() const {
  if (const auto* playing = stage<Playing>()) return playing->game->position();
  const auto* choosing = stage<Choosing>();
  if (choosing == nullptr) return std::nullopt;
  return game_.to_text(aqil::board_from(choosing->setups[0], choosing->setups[1], choosing->first,
                                        aqil::Choice::Keep));
}

std::optional<Side> AqilMatch::chooser() const {
  if (verdict().is_over()) return std::nullopt;
  if (const auto* playing = stage<Playing>()) return playing->game->chooser();
  if (const auto* choosing = stage<Choosing>()) return choosing->first;
  return std::nullopt;
}

std::vector<std::string> AqilMatch::legal_moves() const {
  if (verdict().is_over()) return {};
  if (const auto* playing = stage<Playing>()) return playing->game->legal_moves();
  if (stage<Choosing>() != nullptr) return {"keep", "swap"};
  if (stage<Drawing>() != nullptr) return {"lot south", "lot north"};
  return {};
}

std::vector<Comeback> AqilMatch::comebacks() const {
  const auto* playing = stage<Playing>();
  return playing != nullptr ? playing->game->comebacks() : std::vector<Comeback>{};
}

std::vector<Round> AqilMatch::rounds() const {
  std::vector<Round> told;
  for (const AqilRound& each : rounds_) {
    const auto* playing = std::get_if<Playing>(&each);
    if (playing == nullptr) continue;
    Round one = playing->game->rounds().front();
    one.setup = aqil::to_text(playing->setups[0]) + ' ' + aqil::to_text(playing->setups[1]);
    one.lot = std::string(side_word(shape(), playing->first)) +
              (playing->choice == aqil::Choice::Keep ? " keep" : " swap");
    told.push_back(std::move(one));
  }
  return told;
}

// The one with more captured seeds scores the difference.
Score AqilMatch::points() const {
  Score points;
  for (const AqilRound& each : rounds_) {
    const auto* playing = std::get_if<Playing>(&each);
    const auto score = playing != nullptr ? playing->game->verdict().ending.score : std::nullopt;
    if (!score) continue;
    const int difference = score->first - score->second;
    (difference > 0 ? points.first : points.second) += difference > 0 ? difference : -difference;
  }
  return points;
}

Verdict AqilMatch::verdict() const {
  if (agreed_) return *agreed_;
  const Score score = points();
  if (score.first < winning_points && score.second < winning_points) return {};
  return {ending_by_score(score), Cause::Points};
}

// A row that is not laid, or not for this viewer to see, looks empty.
BoardView AqilMatch::view(std::optional<Side> viewer) const {
  if (const auto* playing = stage<Playing>()) return playing->game->view(viewer);
  Setups seen;
  Side first = Side::First;
  if (const auto* choosing = stage<Choosing>()) {
    seen = choosing->setups;
    first = choosing->first;
  } else if (const auto* drawing = stage<Drawing>()) {
    seen = drawing->setups;
  } else if (const auto* laying = stage<Laying>(); laying != nullptr && viewer) {
    seen[index_of(*viewer)] = laying->setups[index_of(*viewer)].value_or(aqil::Setup{});
  }
  return sowing::view(aqil::board_from(seen[0], seen[1], first, aqil::Choice::Keep));
}

Result<void> AqilMatch::play(std::string_view text) {
  if (verdict().is_over()) return refuse(Reason::GameIsOver, shown(text));
  return std::visit([&](auto& now) { return advance(now, text); }, rounds_.back());
}

Result<void> AqilMatch::advance(Laying& laying, std::string_view text) {
  const auto parts = words(text);
  const auto side =
      parts.size() == 3 && parts[0] == "setup" ? parse_side(shape(), parts[1]) : std::nullopt;
  if (!side) return refuse(Reason::WrongPhase, shown(text), expected_words(Phase::Setup));
  if (laying.setups[index_of(*side)]) return refuse(Reason::SetupAlreadyLaid, parts[1]);
  const auto setup = aqil::parse_setup(parts[2], *side);
  if (!setup) return tl::unexpected(setup.error());
  laying.setups[index_of(*side)] = *setup;
  const auto& south = laying.setups[0];
  const auto& north = laying.setups[1];
  if (south && north) rounds_.back() = Drawing{{*south, *north}};
  return {};
}

Result<void> AqilMatch::advance(Drawing& drawing, std::string_view text) {
  const auto parts = words(text);
  const auto side =
      parts.size() == 2 && parts[0] == "lot" ? parse_side(shape(), parts[1]) : std::nullopt;
  if (!side) return refuse(Reason::WrongPhase, shown(text), expected_words(Phase::Lot));
  rounds_.back() = Choosing{drawing.setups, *side};
  return {};
}

Result<void> AqilMatch::advance(Choosing& choosing, std::string_view text) {
  if (text != "keep" && text != "swap")
    return refuse(Reason::WrongPhase, shown(text), expected_words(Phase::Choice));
  const auto setups = choosing.setups;
  const Side first = choosing.first;
  const auto choice = text == "keep" ? aqil::Choice::Keep : aqil::Choice::Swap;
  const auto start = aqil::board_from(setups[0], setups[1], first, choice);
  rounds_.back() =
      Playing{setups, first, choice,
              std::make_unique<GameMatch<Aqil>>(ruleset_, game_, start, CycleAgreement::Unknown)};
  return {};
}

Result<void> AqilMatch::advance(Playing& playing, std::string_view text) {
  const auto played = playing.game->play(text);
  if (played && playing.game->verdict().is_over() && !verdict().is_over()) rounds_.emplace_back();
  return played;
}

Result<void> AqilMatch::undo() {
  if (agreed_) {
    agreed_.reset();
    return {};
  }
  const auto* laying = stage<Laying>();
  const bool nothing_laid = laying != nullptr && !laying->setups[0] && !laying->setups[1];
  if (nothing_laid && rounds_.size() > 1) rounds_.pop_back();
  const auto* playing = stage<Playing>();
  if (playing == nullptr) return refuse(Reason::NothingToUndo);
  return playing->game->undo();
}

Result<void> AqilMatch::resign(Side loser) {
  return agree("resign", {{win_for(other(loser))}, Cause::Resignation});
}

Result<void> AqilMatch::agree_draw() { return agree("draw", {{Outcome::Draw}, Cause::Agreement}); }

Result<void> AqilMatch::agree_cycle() { return refuse(Reason::NotInThisGame, "cycle"); }

Result<void> AqilMatch::agree(std::string_view what, const Verdict& verdict_agreed) {
  if (verdict().is_over()) return refuse(Reason::GameIsOver, what);
  agreed_ = verdict_agreed;
  return {};
}

Result<Replay> AqilMatch::replay(std::string_view text) const {
  if (verdict().is_over()) return refuse(Reason::GameIsOver, shown(text));
  if (const auto* playing = stage<Playing>()) return playing->game->replay(text);
  return refuse(Reason::WrongPhase, shown(text), expected_words(phase()));
}

}  // namespace sowmill
